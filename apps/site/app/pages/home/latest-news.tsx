import type { List } from '../../api/call.ts'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Cover } from '../../components/cover/cover.tsx'
import { Slider } from '../../components/slider/slider.tsx'
import { LATEST_NEWS_MOTION } from '../../components/slider/slider-motion.ts'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { useMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { EmptyList } from './empty-list.tsx'
import styles from './latest-news.module.css'
import { NewsText } from './news-text.tsx'
import type { NewsOnHome } from './present-home.ts'

const HEADING = 'latest-news'
const LIST_HEADING = 'latest-list'

/**
 * The latest news beside the featured news on large screens: a moving column of two, oldest first
 * and starting at the newest (Specification §7 and §9). `LatestList` replaces it on smaller screens
 * and in the data saver.
 */
export function LatestNews({ items, failed }: List<NewsOnHome>) {
  const messages = useMessages().home
  if (items.length === 0) {
    return (
      <div className={styles.latest}>
        <h2 id={HEADING}>{messages.latest}</h2>
        <EmptyList list="latest" failed={failed} compact />
      </div>
    )
  }
  if (import.meta.env.SSR && isDataSaverOn()) return null
  return (
    <div className={`${styles.latest} ${styles.moving}`}>
      <h2 id={HEADING}>{messages.latest}</h2>
      <Slider
        labelledBy={HEADING}
        motion={LATEST_NEWS_MOTION}
        axis="y"
        startsAtEnd
        controls="compact"
        className={styles.slider}
        headClassName={styles.controls}
        trackClassName={styles.track}
      >
        {items.map((news) => (
          <article key={news.id} className={styles.slide}>
            <div className={styles.picture}>
              <Cover picture={news.picture} slot={IMAGE_SLOTS.latest} alt="" />
            </div>
            <NewsText news={news} />
          </article>
        ))}
      </Slider>
    </div>
  )
}

/** The latest news as a plain list, newest first, for screens too small for the slider. */
export function LatestList({ items }: { readonly items: readonly NewsOnHome[] }) {
  const messages = useMessages().home
  if (items.length === 0) return null
  return (
    <section className={`${styles.latest} ${styles.plain}`} aria-labelledby={LIST_HEADING}>
      <h2 id={LIST_HEADING}>{messages.latest}</h2>
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
