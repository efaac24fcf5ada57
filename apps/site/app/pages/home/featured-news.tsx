import type { List } from '../../api/call.ts'
import { Cover } from '../../components/cover/cover.tsx'
import { Headline } from '../../components/headline/headline.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { PostLink } from '../../components/post-link/post-link.tsx'
import { Slider } from '../../components/slider/slider.tsx'
import { FEATURED_NEWS_MOTION } from '../../components/slider/slider-motion.ts'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { useMessages } from '../../language/language-context.tsx'
import { EmptyList } from './empty-list.tsx'
import styles from './featured-news.module.css'
import type { NewsOnHome } from './present-home.ts'

/** The featured news, one at a time (Specification §2). */
export function FeaturedNews({ items, failed }: List<NewsOnHome>) {
  const messages = useMessages().home
  const isSaver = import.meta.env.SSR && isDataSaverOn()
  if (items.length === 0) {
    return (
      <section aria-label={messages.featured} className={`${styles.empty} on-ink`}>
        <EmptyList list="featured" failed={failed} onInk />
      </section>
    )
  }
  return (
    <Slider
      label={messages.featured}
      motion={FEATURED_NEWS_MOTION}
      className={`${styles.slider} on-ink`}
      headClassName={styles.controls}
      trackClassName={styles.track}
    >
      {items.map((news, index) => (
        <article key={news.id} className={styles.slide}>
          {isSaver ? null : (
            <Cover picture={news.picture} slot={IMAGE_SLOTS.featured} first={index === 0} />
          )}
          <div className={styles.panel}>
            <p className={styles.tag}>
              <Icon name="star" size={16} />
              {messages.featuredTag}
            </p>
            {news.date ? (
              <time className={styles.date} dateTime={news.day}>
                {news.date}
              </time>
            ) : null}
            <h2 className={styles.title}>
              <PostLink post={news}>
                <Headline title={news.title} />
              </PostLink>
            </h2>
            {isSaver ? <Cover picture={news.picture} slot={IMAGE_SLOTS.featured} /> : null}
          </div>
        </article>
      ))}
    </Slider>
  )
}
