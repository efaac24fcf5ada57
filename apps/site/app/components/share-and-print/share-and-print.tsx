import type { ReactNode } from 'react'
import { usePageMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { Share, type Shared } from './share.tsx'
import styles from './share-and-print.module.css'

interface ShareAndPrintProps extends Shared {
  /** At the end of the bar, such as the page's other language. */
  readonly children?: ReactNode
}

/** The bar under a page's title: share, print, and what else belongs to the page as a whole. */
export function ShareAndPrint({ title, address, children }: ShareAndPrintProps) {
  const messages = usePageMessages().posts.share
  return (
    <div className={`${styles.bar} no-print`}>
      <Share title={title} address={address} />
      <button type="button" className={`${styles.tool} ${styles.scripted}`} data-print>
        <Icon name="print" />
        <span className={styles.label}>{messages.print}</span>
      </button>
      {children ? <div className={styles.end}>{children}</div> : null}
    </div>
  )
}
