import shield from '../../assets/shield.svg?url'
import { CardText } from '../../components/card-text/card-text.tsx'
import { DownloadLink } from '../../components/download-link/download-link.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { PostLink } from '../../components/post-link/post-link.tsx'
import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import { isSaving } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import type { PostSummary } from '../../news/post-summary.ts'
import styles from './publications.module.css'

/** The front of a document: the shield, its picture, and the fold at the corner. */
function Front({ post }: { readonly post: PostSummary }) {
  return (
    <div className={styles.front} aria-hidden="true">
      <img src={shield} width="28" height="36" alt="" className={styles.shield} loading="lazy" />
      <span className={styles.line} />
      <span className={styles.shortLine} />
      {post.picture && !(import.meta.env.SSR && isSaving()) ? (
        <Picture
          picture={post.picture}
          place={IMAGE_SLOTS.publication}
          className={styles.picture}
        />
      ) : (
        <span className={styles.plane} />
      )}
    </div>
  )
}

/** Publications as documents on a shelf: front, day, title, excerpt, the text and the file. */
export function PublicationCards({ posts }: { readonly posts: readonly PostSummary[] }) {
  const { about } = usePageMessages().posts.publications
  return (
    <ul className={styles.cards}>
      {posts.map((post) => (
        <li key={post.id}>
          <article className={styles.card}>
            <Front post={post} />
            <div className={styles.text}>
              <PostMeta date={post.date} day={post.day} subcategory={post.subcategory} />
              <CardText post={post} />
            </div>
            <p className={styles.links}>
              {post.file ? (
                <DownloadLink href={post.file} title={post.title} facts={post.fileFacts} />
              ) : null}
              <PostLink post={post} className={styles.about}>
                {about}
                <span className="visually-hidden">: {post.title}</span>
              </PostLink>
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}
