import type { PostSummary } from '../../news/post-summary.ts'
import { PostLink } from '../post-link/post-link.tsx'
import styles from './card-text.module.css'

/** Title and excerpt of a card with more than one link: the title is the one to the post. */
export function CardText({ post }: { readonly post: PostSummary }) {
  return (
    <>
      <h2 className={styles.title}>
        <PostLink post={post} className={styles.link}>
          {post.title}
        </PostLink>
      </h2>
      {post.excerpt ? <p className={styles.excerpt}>{post.excerpt}</p> : null}
    </>
  )
}
