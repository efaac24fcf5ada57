import { DownloadLink } from '../../components/download-link/download-link.tsx'
import { PostLink } from '../../components/post-link/post-link.tsx'
import {
  AddToCalendar,
  TenderBadge,
  TenderDeadline,
  TenderFacts,
} from '../../components/tender-facts/tender-facts.tsx'
import { useMessages } from '../../language/language-context.tsx'
import type { PresentedTender } from './present-tenders.ts'
import styles from './tenders.module.css'

/** Tenders with state, facts, the text and the file. */
export function TenderList({ tenders }: { readonly tenders: readonly PresentedTender[] }) {
  const { readMore } = useMessages().common
  return (
    <ul className={styles.tenders}>
      {tenders.map((tender) => (
        <li key={tender.id}>
          <article className={`${styles.tender} ${styles[tender.facts.state]}`}>
            <div className={styles.text}>
              <TenderBadge state={tender.facts.state} />
              <TenderDeadline facts={tender.facts} />
              <h2 className={styles.title}>
                <PostLink post={tender} className={styles.link}>
                  {tender.title}
                </PostLink>
              </h2>
              {tender.excerpt ? <p className={styles.excerpt}>{tender.excerpt}</p> : null}
              <p className={styles.links}>
                {tender.file ? (
                  <DownloadLink href={tender.file} title={tender.title} facts={tender.fileFacts} />
                ) : null}
                <PostLink post={tender} className={styles.read}>
                  {readMore}
                  <span className="visually-hidden">: {tender.title}</span>
                </PostLink>
              </p>
            </div>
            {tender.hasFacts ? (
              <div className={styles.facts}>
                <TenderFacts facts={tender.facts} />
                <AddToCalendar facts={tender.facts} title={tender.title} />
              </div>
            ) : null}
          </article>
        </li>
      ))}
    </ul>
  )
}
