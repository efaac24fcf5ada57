import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { useMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './latest-news.module.css'
import { NewsText } from './news-text.tsx'
import type { NewsOnHome } from './present-home.ts'

const HEADING = 'latest-list'

/** The latest news where there is no room for what moves, newest first. */
export function LatestList({ items }: { readonly items: readonly NewsOnHome[] }) {
  const messages = useMessages().home
  if (items.length === 0) return null
  return (
    <section className={`${styles.latest} ${styles.plain}`} aria-labelledby={HEADING}>
      <h2 id={HEADING}>{messages.latest}</h2>
      <ul>
        {items.toReversed().map((news) => (
          <li key={news.id}>
            <NewsText news={news} />
          </li>
        ))}
      </ul>
      <ArrowLink to={PATHS.news}>{messages.allNews}</ArrowLink>
    </section>
  )
}
