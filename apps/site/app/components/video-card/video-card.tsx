import { type MouseEvent, Suspense, useId } from 'react'
import { isSaving } from '../../data-saver/data-saver-context.ts'
import type { ImageSlot } from '../../images/image-slots.ts'
import { useMessages } from '../../language/language-context.tsx'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { videoLink } from '../../news/video-source.ts'
import { Cover } from '../cover/cover.tsx'
import { Icon } from '../icon/icon.tsx'
import { usePlay } from './playing-video.ts'
import type { VideoView } from './present-video.ts'
import styles from './video-card.module.css'
import { VideoLink } from './video-link.tsx'

const Player = lazyPart(() => import('./player.tsx'))

interface VideoCardProps {
  readonly video: VideoView
  readonly place: ImageSlot
  /** The first picture of the page. */
  readonly first?: boolean
  readonly heading: 'h2' | 'h3'
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/**
 * A video's preview, title and day. The preview is a link to the video; with JavaScript a click
 * brings the player in its place instead.
 */
export function VideoCard({ video, place, first, heading: Heading }: VideoCardProps) {
  const { media, common } = useMessages()
  const card = useId()
  const { isPlaying, play } = usePlay(card)
  const { source, picture, duration } = video
  const title = video.title || media.untitledVideo

  function start(event: MouseEvent) {
    // Pressed again while the player does not come, the link leads to the video.
    if (isPlaying || source.kind === 'elsewhere' || !isPlainClick(event)) return
    event.preventDefault()
    play()
  }

  if (import.meta.env.SSR && isSaving()) {
    return <VideoLink video={video} title={title} heading={Heading} />
  }
  const preview = (
    <a
      href={videoLink(source)}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.preview}
      onClick={start}
    >
      <Cover picture={picture} place={place} first={first ?? false} alt="" />
      <span className={styles.play}>
        <Icon name="play" size={24} />
      </span>
      <span className="visually-hidden">
        {media.playVideo(title)}
        {source.kind === 'elsewhere' ? ` (${common.opensInNewTab})` : null}
      </span>
      {duration ? <span className={styles.duration}>{duration}</span> : null}
    </a>
  )
  return (
    <article className={styles.card}>
      <div className={styles.screen}>
        {isPlaying ? (
          <Suspense fallback={preview}>
            <Player source={source} title={title} captions={video.captions} />
          </Suspense>
        ) : (
          preview
        )}
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {video.date ? (
        <time className={styles.date} dateTime={video.day}>
          {video.date}
        </time>
      ) : null}
    </article>
  )
}
