import type { List } from '../../api/call.ts'
import { Cover } from '../../components/cover/cover.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { Slider } from '../../components/slider/slider.tsx'
import { LATEST_NEWS_MOTION } from '../../components/slider/slider-motion.ts'
import { isSaving } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { useMessages } from '../../language/language-context.tsx'
import styles from './latest-news.module.css'
import { NewsText } from './news-text.tsx'
import type { NewsOnHome } from './present-home.ts'

const HEADING = 'latest-news'

/**
 * The latest news beside the featured on large screens: a column of two that moves, oldest first and
 * beginning at the newest (Specification §7 and §9). Below them, and with the data saver on,
 * `LatestList` has the same.
 */
export function LatestNews({ items, failed }: List<NewsOnHome>) {
  const messages = useMessages().home
  if (items.length === 0) {
    return (
      <div className={styles.latest}>
        <h2 id={HEADING}>{messages.latest}</h2>
        <EmptyState
          title={messages.empty.latest}
          hint={messages.empty.hint}
          failed={failed}
          compact
        />
      </div>
    )
  }
  if (import.meta.env.SSR && isSaving()) return null
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
              <Cover picture={news.picture} place={IMAGE_SLOTS.latest} alt="" />
            </div>
            <NewsText news={news} />
          </article>
        ))}
      </Slider>
    </div>
  )
}
