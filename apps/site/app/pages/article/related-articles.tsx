import { PageLink } from '../../components/page-link/page-link.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import type { RelatedView } from './present-article.ts'
import styles from './related-articles.module.css'

/** Articles on the same subject; nothing where the sidebar already shows them all. */
export function RelatedArticles({ related }: { readonly related: RelatedView }) {
  const messages = usePageMessages().posts.article
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="no-print">
      <h2 id="related" className={styles.heading}>
        {messages.related}
      </h2>
      <ul className={styles.related}>
        {related.map(({ to, title, date, day }) => (
          <li key={to}>
            <PageLink to={to} className={styles.item}>
              {day === undefined ? null : (
                <time dateTime={day} className={styles.day}>
                  {date}
                </time>
              )}
              <span className={styles.title}>{title}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
