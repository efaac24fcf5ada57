import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Cover } from '../../components/cover/cover.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { PostLink } from '../../components/post-link/post-link.tsx'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { listLink } from '../../news/list-link.ts'
import styles from './latest-aside.module.css'
import type { LatestAsideView } from './present-article.ts'

/** The latest of a list beside an article, or below it on small screens; each item is one link. */
export function LatestAside({ kind, posts, failed }: LatestAsideView) {
  const messages = usePageMessages()
  const { lists, noLatest } = messages.posts.article
  // A list without pictures, such as the tenders, would only repeat the placeholder.
  const hasPictures = posts.some(({ picture }) => picture)
  return (
    <aside className={`${styles.aside} no-print`} aria-labelledby="latest">
      <h2 id="latest" className={styles.heading}>
        {lists[kind].latest}
      </h2>
      {posts.length > 0 ? (
        <ul className={styles.list}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostLink
                post={post}
                className={`${styles.item} ${hasPictures ? styles.pictured : ''}`}
              >
                {hasPictures ? (
                  <Cover picture={post.picture} slot={IMAGE_SLOTS.aside} alt="" />
                ) : null}
                <span className={styles.text}>
                  <time dateTime={post.day} className={styles.date}>
                    {post.date}
                  </time>
                  <span className={styles.title}>{post.title}</span>
                </span>
              </PostLink>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={noLatest} failed={failed} compact />
      )}
      <ArrowLink to={listLink(kind, messages).to}>{lists[kind].all}</ArrowLink>
    </aside>
  )
}
