import type { PostKind } from '@gaashaan/contract/categories'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Cover } from '../../components/cover/cover.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { PostLink } from '../../components/post-link/post-link.tsx'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { listPlace } from '../../news/list-place.ts'
import styles from './latest-aside.module.css'
import type { LatestPosts } from './present-article.ts'

interface LatestAsideProps {
  /** The list that the article stands in. */
  readonly kind: PostKind
  readonly posts: LatestPosts
  readonly failed: boolean
}

/** The latest of a list beside an article, or under it on small screens; each item is one link. */
export function LatestAside({ kind, posts, failed }: LatestAsideProps) {
  const messages = usePageMessages()
  const { lists, noLatest } = messages.posts.article
  // A list that has no pictures, such as the tenders, would only repeat our own drawing.
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
                  <Cover picture={post.picture} place={IMAGE_SLOTS.aside} alt="" />
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
      <ArrowLink to={listPlace(kind, messages).to}>{lists[kind].all}</ArrowLink>
    </aside>
  )
}
