import type { VideoView } from '../../components/video-card/present-video.ts'
import { VideoCard } from '../../components/video-card/video-card.tsx'
import { IMAGE_SLOTS } from '../../images/image-slots.ts'
import styles from './media-center.module.css'

/** The videos of one page. */
export function Videos({ videos }: { readonly videos: readonly VideoView[] }) {
  return (
    <ul className={styles.grid}>
      {videos.map((video, index) => (
        <li key={video.id}>
          <VideoCard video={video} place={IMAGE_SLOTS.gallery} first={index === 0} heading="h3" />
        </li>
      ))}
    </ul>
  )
}
