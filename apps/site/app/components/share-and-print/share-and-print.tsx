import type { ReactNode } from 'react'
import { usePageMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { Share, type SharedPage } from './share.tsx'
import styles from './share-and-print.module.css'

interface ShareAndPrintProps extends SharedPage {
  /** At the end of the bar, such as a link to the page's other language. */
  readonly children?: ReactNode
}

/** The bar below a page's title, with what concerns the whole page: share and print. */
export function ShareAndPrint({ title, url, children }: ShareAndPrintProps) {
  const messages = usePageMessages().posts.share
  return (
    <div className={`${styles.bar} no-print`}>
      <Share title={title} url={url} />
      <button type="button" className={`${styles.tool} ${styles.scripted}`} data-print>
        <Icon name="print" />
        <span className={styles.label}>{messages.print}</span>
      </button>
      {children ? <div className={styles.end}>{children}</div> : null}
    </div>
  )
}
