import type { VideoOnPage } from '../../components/video-card/present-video.ts'
import { VideoCard } from '../../components/video-card/video-card.tsx'
import styles from './media-center.module.css'

const SIZES = '(min-width: 1280px) 395px, (min-width: 1024px) 31vw, (min-width: 600px) 47vw, 92vw'

/** The videos of one page. */
export function Videos({ videos }: { readonly videos: readonly VideoOnPage[] }) {
  return (
    <ul className={styles.grid}>
      {videos.map((video) => (
        <li key={video.id}>
          <VideoCard video={video} sizes={SIZES} heading="h3" />
        </li>
      ))}
    </ul>
  )
}
