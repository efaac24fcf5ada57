import { PostLinks } from '../../components/post-links/post-links.tsx'
import { PostText } from '../../components/post-text/post-text.tsx'
import {
  AddToCalendar,
  TenderBadge,
  TenderDeadline,
  TenderFacts,
} from '../../components/tender-facts/tender-facts.tsx'
import type { TenderView } from './present-tenders.ts'
import styles from './tenders.module.css'

/** Tenders with state, facts, text and file. */
export function TenderList({ tenders }: { readonly tenders: readonly TenderView[] }) {
  return (
    <ul className={styles.tenders}>
      {tenders.map((tender) => (
        <li key={tender.id}>
          <article className={`${styles.tender} ${styles[tender.facts.state]}`}>
            <div className={styles.text}>
              <TenderBadge state={tender.facts.state} />
              <TenderDeadline facts={tender.facts} />
              <PostText post={tender} large />
              <PostLinks post={tender} />
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
