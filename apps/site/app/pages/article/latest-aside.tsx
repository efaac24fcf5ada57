import { PATHS } from '../../addresses.ts'
import { PLACES } from '../../api/picture-places.ts'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Cover } from '../../components/cover/cover.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { PostLink } from '../../components/post-link/post-link.tsx'
import { usePageWords } from '../../language/language-context.tsx'
import styles from './latest-news-aside.module.css'
import type { LatestNews } from './present-article.ts'

interface LatestNewsAsideProps {
  readonly news: LatestNews
  readonly failed: boolean
}

/** The latest news beside an article, or under it on small screens; each item is one link. */
export function LatestNewsAside({ news, failed }: LatestNewsAsideProps) {
  const words = usePageWords().posts
  return (
    <aside className={`${styles.aside} no-print`} aria-labelledby="latest-news">
      <h2 id="latest-news" className={styles.heading}>
        {words.article.latest}
      </h2>
      {news.length > 0 ? (
        <ul className={styles.list}>
          {news.map((post) => (
            <li key={post.id}>
              <PostLink post={post} className={styles.item}>
                <Cover
                  picture={post.picture}
                  place={PLACES.aside}
                  alt=""
                  className={styles.picture}
                />
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
        <EmptyState title={words.article.noLatest} failed={failed} compact />
      )}
      <ArrowLink to={PATHS.news}>{words.news.allNews}</ArrowLink>
    </aside>
  )
}
