import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { PostSummary } from '../../news/post-summary.ts'
import { Picture } from '../picture/picture.tsx'
import { PostLinks } from '../post-links/post-links.tsx'
import { PostText } from '../post-text/post-text.tsx'
import styles from './post-row.module.css'

interface PostRowsProps {
  readonly posts: readonly PostSummary[]
  /** Text of the links to the posts; "Read more" when left out. */
  readonly linkLabel?: string
}

interface PostRowProps {
  readonly post: PostSummary
  readonly linkLabel: string | undefined
}

/** A post as a row: day, title, excerpt, links and, on large screens, its picture. */
function PostRow({ post, linkLabel }: PostRowProps) {
  return (
    <article className={styles.row}>
      <p className={styles.date}>
        <time dateTime={post.day}>{post.date}</time>
      </p>
      <div className={styles.text}>
        <PostText post={post} large />
        <PostLinks post={post} label={linkLabel} />
      </div>
      {post.picture && !(import.meta.env.SSR && isDataSaverOn()) ? (
        <div className={styles.picture}>
          <Picture picture={post.picture} slot={IMAGE_SLOTS.row} />
        </div>
      ) : null}
    </article>
  )
}

/** Posts in rows with hairlines between them. */
export function PostRows({ posts, linkLabel }: PostRowsProps) {
  return (
    <ul className={styles.rows}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostRow post={post} linkLabel={linkLabel} />
        </li>
      ))}
    </ul>
  )
}
