import type { PostSummary } from '../../news/post-summary.ts'
import { PostLink } from '../post-link/post-link.tsx'
import styles from './post-text.module.css'

interface PostTextProps {
  readonly post: PostSummary
  /** The size of a list with one post in a row; that of a card when left out. */
  readonly large?: boolean
}

/** Title and excerpt of a post with several links: the title links to the post. */
export function PostText({ post, large }: PostTextProps) {
  return (
    <>
      <h2 className={large ? styles.largeTitle : styles.title}>
        <PostLink post={post} className={styles.link}>
          {post.title}
        </PostLink>
      </h2>
      {post.excerpt ? (
        <p className={large ? styles.largeExcerpt : styles.excerpt}>{post.excerpt}</p>
      ) : null}
    </>
  )
}
