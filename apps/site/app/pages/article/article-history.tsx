import { usePageMessages } from '../../language/language-context.tsx'
import styles from './article-history.module.css'
import type { Article } from './present-article.ts'

/** What became of the article since it was first published, each step with its day and its note. */
export function ArticleHistory({ history }: Pick<Article, 'history'>) {
  const { states } = usePageMessages().posts.article
  if (history.length === 0) return null
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{states.history}</h2>
      <ol className={styles.events}>
        {history.map(({ action, day, date, note }, place) => (
          // A text may be changed twice on one day.
          // biome-ignore lint/suspicious/noArrayIndexKey: the history only grows at its end.
          <li key={place} className={styles.event}>
            <p className={styles.day}>
              <time dateTime={day}>{date}</time>
            </p>
            <p className={styles.words}>
              <strong>{states.events[action]}</strong>
              {note ? `: ${note}` : null}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
