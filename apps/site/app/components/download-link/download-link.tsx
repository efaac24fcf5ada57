import { useMessages } from '../../language/language-context.tsx'
import { ExternalLink } from '../external-link/external-link.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './download-link.module.css'

interface DownloadLinkProps {
  readonly href: string
  /** Title of the file, for those who hear the link without its context. */
  readonly title: string
  /** Size and pages, such as `1.2 MB, 14 pages`; left out where the host does not send them. */
  readonly facts?: string | undefined
}

/** "Download PDF" in a new tab (Specification §2), or "Download" for other kinds of file. */
export function DownloadLink({ href, title, facts }: DownloadLinkProps) {
  const messages = useMessages().common
  return (
    <ExternalLink href={href} className={`${styles.download} no-print`}>
      <span className={styles.label}>
        <Icon name="download" />
        {/\.pdf(?:$|[?#])/i.test(href) ? messages.downloadPdf : messages.download}
      </span>
      <span className="visually-hidden">: {title}</span>
      {facts ? <span className={styles.facts}>({facts})</span> : null}
    </ExternalLink>
  )
}
