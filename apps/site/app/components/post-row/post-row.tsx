import { isSaving } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { useMessages } from '../../language/language-context.tsx'
import type { PostSummary } from '../../news/post-summary.ts'
import { DownloadLink } from '../download-link/download-link.tsx'
import { Picture } from '../picture/picture.tsx'
import { PostLink } from '../post-link/post-link.tsx'
import styles from './post-row.module.css'

interface PostRowsProps {
  readonly posts: readonly PostSummary[]
  /** What the link to the post's text says; "Read more" when left out. */
  readonly read?: string
}

/** A post as a row: day, title, excerpt, file and text; its picture where there is room. */
function PostRow({ post, read }: { readonly post: PostSummary; readonly read: string }) {
  return (
    <article className={styles.row}>
      <p className={styles.date}>
        <time dateTime={post.day}>{post.date}</time>
      </p>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <PostLink post={post} className={styles.titleLink}>
            {post.title}
          </PostLink>
        </h2>
        {post.excerpt ? <p className={styles.excerpt}>{post.excerpt}</p> : null}
        <p className={styles.links}>
          {post.file ? (
            <DownloadLink href={post.file} title={post.title} facts={post.fileFacts} />
          ) : null}
          <PostLink post={post} className={styles.read}>
            {read}
            <span className="visually-hidden">: {post.title}</span>
          </PostLink>
        </p>
      </div>
      {post.picture && !(import.meta.env.SSR && isSaving()) ? (
        <div className={styles.picture}>
          <Picture picture={post.picture} place={IMAGE_SLOTS.row} />
        </div>
      ) : null}
    </article>
  )
}

/** Posts under each other with hairlines between them. */
export function PostRows({ posts, read }: PostRowsProps) {
  const { readMore } = useMessages().common
  return (
    <ul className={styles.rows}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostRow post={post} read={read ?? readMore} />
        </li>
      ))}
    </ul>
  )
}
