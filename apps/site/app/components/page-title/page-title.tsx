import type { ReactNode } from 'react'
import type { Crumb } from '../breadcrumbs/breadcrumb-data.ts'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import styles from './page-title.module.css'

interface PageTitleProps {
  readonly title: string
  /** Set where the title is not in the page's language. */
  readonly titleLang?: 'en' | undefined
  readonly lead?: string | undefined
  readonly trail?: readonly Crumb[]
  /** Beside the title, such as the language buttons. */
  readonly aside?: ReactNode
}

/** The top of most pages: breadcrumbs, title, lead, and an element beside them. */
export function PageTitle({ title, titleLang, lead, trail, aside }: PageTitleProps) {
  return (
    <header className="container">
      <Breadcrumbs trail={trail} current={title} />
      <div className={`${styles.row} ${aside ? styles.shared : ''}`}>
        <div className={styles.text}>
          <h1 lang={titleLang}>{title}</h1>
          {lead ? <p>{lead}</p> : null}
        </div>
        {aside}
      </div>
    </header>
  )
}
