import { DownloadLink } from '../../components/download-link/download-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { useMessages } from '../../language/language-context.tsx'
import styles from './documents.module.css'
import type { DocumentView } from './present-media.ts'

/** The documents of one page, whose downloads open in a new tab. */
export function Documents({ documents }: { readonly documents: readonly DocumentView[] }) {
  const { common, media } = useMessages()
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={document.id}>
          <span className={styles.sheet} aria-hidden="true">
            <Icon name="document" size={24} />
            {document.facts.type}
          </span>
          <div className={styles.text}>
            <h3>{document.title}</h3>
            <dl className={styles.facts}>
              <div>
                <dt>{common.published}</dt>
                <dd>
                  <time dateTime={document.day}>{document.date}</time>
                </dd>
              </div>
              <div>
                <dt>{media.documentType}</dt>
                <dd>{document.facts.type}</dd>
              </div>
              <div>
                <dt>{media.documentSize}</dt>
                <dd>{document.facts.size}</dd>
              </div>
            </dl>
          </div>
          {document.file ? (
            <div className={styles.download}>
              <DownloadLink href={document.file} title={document.title} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
