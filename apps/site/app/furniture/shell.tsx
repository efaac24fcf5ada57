import type { ReactNode } from 'react'
import { useWords } from '../language/language-context.tsx'
import { Banner } from './banner.tsx'
import { Footer } from './footer.tsx'
import { Navigation } from './navigation-bar.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

/** The furniture around a page: bar, banner, navigation, footer (Specification §2). */
export function Shell({ year, children }: { readonly year: number; readonly children: ReactNode }) {
  return (
    <>
      <a href="#content" className={styles.skip}>
        {useWords().furniture.skipToContent}
      </a>
      <header>
        <TopBar />
        <Banner />
      </header>
      <Navigation />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer year={year} />
    </>
  )
}
