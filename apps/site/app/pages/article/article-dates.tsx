import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import styles from './article.module.css'
import type { Article } from './present-article.ts'

/** Subcategory and day of publication, how long it takes to read, and when the text was changed since. */
export function ArticleDates({ article }: { readonly article: Article }) {
  const { common, posts } = usePageMessages()
  const { minutes, published, publishedHere, updated, subcategory } = article
  // Beside a second date, the first needs its name.
  const isAmongOthers = Boolean(updated || publishedHere)
  const date = isAmongOthers ? `${common.published}: ${published.date}` : published.date
  return (
    <div className={styles.dates}>
      <PostMeta date={date} day={published.day} subcategory={subcategory} />
      {minutes ? <p className={styles.updated}>{posts.article.reading(minutes)}</p> : null}
      {publishedHere ? (
        <p className={styles.updated}>
          {posts.article.states.publishedHere}:{' '}
          <time dateTime={publishedHere.day}>{publishedHere.date}</time>
        </p>
      ) : null}
      {updated ? (
        <p className={styles.updated}>
          {common.updated}: <time dateTime={updated.day}>{updated.date}</time>
        </p>
      ) : null}
    </div>
  )
}

/** What has changed in a text that readers knew, in the editors' words. */
export function ChangeNote({ note }: { readonly note: string }) {
  const { updated } = usePageMessages().common
  return (
    <p className={styles.changeNote}>
      <strong>{updated}:</strong> {note}
    </p>
  )
}
