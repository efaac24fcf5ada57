import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import { usePageMessages } from '../../language/language-context.tsx'
import type { Day } from '../present-day.ts'
import styles from './article.module.css'
import type { Article } from './present-article.ts'

function LabelledDay({ label, day: { day, date } }: { readonly label: string; readonly day: Day }) {
  return (
    <p className={styles.fact}>
      {label}: <time dateTime={day}>{date}</time>
    </p>
  )
}

/** Subcategory, day of publication, reading time, and the day of the last update. */
export function ArticleDates({ article }: { readonly article: Article }) {
  const { common, posts } = usePageMessages()
  const { minutes, published, publishedInLanguage, updated, subcategory } = article
  const isOneOfSeveral = Boolean(updated || publishedInLanguage)
  const date = isOneOfSeveral ? `${common.published}: ${published.date}` : published.date
  return (
    <div className={styles.dates}>
      <PostMeta date={date} day={published.day} subcategory={subcategory} />
      {minutes ? <p className={styles.fact}>{posts.article.reading(minutes)}</p> : null}
      {publishedInLanguage ? (
        <LabelledDay label={posts.article.states.publishedHere} day={publishedInLanguage} />
      ) : null}
      {updated ? <LabelledDay label={common.updated} day={updated} /> : null}
    </div>
  )
}
