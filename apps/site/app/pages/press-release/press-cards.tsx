import { Cover } from '../../components/cover/cover.tsx'
import { DownloadLink } from '../../components/download-link/download-link.tsx'
import grid from '../../components/post-card/post-card.module.css'
import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import { PostText } from '../../components/post-text/post-text.tsx'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import type { PostSummary } from '../../news/post-summary.ts'
import styles from './press-release.module.css'

/** Press releases as a grid. Each file has its own link, so a card is not one link. */
export function PressCards({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <ul className={`${grid.cards} ${grid.four}`}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <article className={styles.card}>
            <Cover picture={post.picture} slot={IMAGE_SLOTS.quarter} first={index === 0} alt="" />
            <div className={styles.text}>
              <PostMeta date={post.date} day={post.day} />
              <PostText post={post} />
              {post.file ? (
                <p className={styles.file}>
                  <DownloadLink href={post.file} title={post.title} facts={post.fileFacts} />
                </p>
              ) : null}
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
