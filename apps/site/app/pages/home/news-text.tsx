import { Headline } from '../../components/headline/headline.tsx'
import { PostLink } from '../../components/post-link/post-link.tsx'
import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import styles from './news-text.module.css'
import type { NewsOnHome } from './present-home.ts'

/** The text of a latest news item: subcategory, day, headline with the link. */
export function NewsText({ news }: { readonly news: NewsOnHome }) {
  const { subcategory, date = '', day = '' } = news
  return (
    <div>
      <PostMeta subcategory={subcategory} date={date} day={day} />
      <h3 className={styles.title}>
        <PostLink post={news}>
          <Headline title={news.title} />
        </PostLink>
      </h3>
    </div>
  )
}
