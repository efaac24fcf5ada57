import type { PostSummary } from '../../news/post-summary.ts'
import styles from './post-meta.module.css'

/** A post's subcategory and day, with the shield's diagonal between them. */
export function PostMeta(post: Pick<PostSummary, 'date' | 'day' | 'subcategory'>) {
  const { date, day, subcategory } = post
  return (
    <p className={styles.meta}>
      {subcategory ? <span className={styles.subcategory}>{subcategory}</span> : null}
      {date ? <time dateTime={day}>{date}</time> : null}
    </p>
  )
}
