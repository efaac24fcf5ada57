import shield from '../../assets/shield.svg?url'
import { Picture } from '../../components/picture/picture.tsx'
import { PostLinks } from '../../components/post-links/post-links.tsx'
import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import { PostText } from '../../components/post-text/post-text.tsx'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import type { PostSummary } from '../../news/post-summary.ts'
import styles from './publications.module.css'

/** A document's cover: the shield, its picture, and the fold at the corner. */
function DocumentCover({ post }: { readonly post: PostSummary }) {
  return (
    <div className={styles.cover} aria-hidden="true">
      <img src={shield} width="28" height="36" alt="" className={styles.shield} loading="lazy" />
      <span className={styles.line} />
      <span className={styles.shortLine} />
      {post.picture && !(import.meta.env.SSR && isDataSaverOn()) ? (
        <Picture picture={post.picture} slot={IMAGE_SLOTS.publication} className={styles.picture} />
      ) : (
        <span className={styles.plane} />
      )}
    </div>
  )
}

/** Publications as documents on a shelf: cover, day, title, excerpt, links to text and file. */
export function PublicationCards({ posts }: { readonly posts: readonly PostSummary[] }) {
  const { about } = usePageMessages().posts.publications
  return (
    <ul className={styles.cards}>
      {posts.map((post) => (
        <li key={post.id}>
          <article className={styles.card}>
            <DocumentCover post={post} />
            <div className={styles.text}>
              <PostMeta date={post.date} day={post.day} subcategory={post.subcategory} />
              <PostText post={post} />
            </div>
            <PostLinks post={post} label={about} />
          </article>
        </li>
      ))}
    </ul>
  )
}
