import type { List } from '../../api/call.ts'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { Slider } from '../../components/slider/slider.tsx'
import { FEATURED_VIDEOS_MOTION } from '../../components/slider/slider-motion.ts'
import { usePlayingVideo } from '../../components/video-card/playing-video.ts'
import type { VideoView } from '../../components/video-card/present-video.ts'
import { VideoCard } from '../../components/video-card/video-card.tsx'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import { useMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { EmptyList } from './empty-list.tsx'
import styles from './featured-videos.module.css'
import page from './home.module.css'

const HEADING = 'featured-videos'

/** The featured videos as a moving row, which halts while one of them plays (Specification §2). */
export function FeaturedVideos({ items, failed }: List<VideoView>) {
  const messages = useMessages().home
  const isPlaying = usePlayingVideo() !== undefined
  return (
    <div className={`${page.ink} on-ink`}>
      <div className="container">
        <SectionHeading
          id={HEADING}
          onInk
          link={
            <ArrowLink to={`${PATHS.mediaCenter}?tab=videos`} onInk>
              {messages.allVideos}
            </ArrowLink>
          }
        >
          {messages.videos}
        </SectionHeading>
        {items.length === 0 ? (
          <EmptyList list="videos" failed={failed} compact onInk />
        ) : (
          <Slider
            labelledBy={HEADING}
            motion={FEATURED_VIDEOS_MOTION}
            isHalted={isPlaying}
            headClassName={`${styles.controls} ${styles[`of${items.length}`] ?? ''}`}
            trackClassName={styles.track}
          >
            {items.map((video) => (
              <VideoCard key={video.id} video={video} slot={IMAGE_SLOTS.third} heading="h3" />
            ))}
          </Slider>
        )}
      </div>
    </div>
  )
}
