import { type MouseEvent, Suspense, useId } from 'react'
import { isDataSaverOn } from '../../data-saver/data-saver-context.ts'
import type { ImageSlot } from '../../images/image-slots.ts'
import { useMessages } from '../../language/language-context.tsx'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { isPlainClick } from '../../navigation/plain-click.ts'
import { videoLink } from '../../news/video-source.ts'
import { Cover } from '../cover/cover.tsx'
import { ExternalLink } from '../external-link/external-link.tsx'
import { Icon } from '../icon/icon.tsx'
import { useVideoPlayback } from './playing-video.ts'
import type { VideoView } from './present-video.ts'
import styles from './video-card.module.css'

const Player = lazyPart(() => import('./player.tsx'))

interface VideoCardProps {
  readonly video: VideoView
  readonly slot: ImageSlot
  readonly first?: boolean
  readonly heading: 'h2' | 'h3'
}

/**
 * A video's preview, title and day. The preview is a link to the video; with JavaScript a click replaces
 * it by the player.
 */
export function VideoCard({ video, slot, first, heading: Heading }: VideoCardProps) {
  const { media, common } = useMessages()
  const { isPlaying, play } = useVideoPlayback(useId())
  const { source, picture, duration } = video
  const title = video.title || media.untitledVideo

  function onClick(event: MouseEvent) {
    // A second click, while the player is still loading, follows the link.
    if (isPlaying || source.kind === 'elsewhere' || !isPlainClick(event)) return
    event.preventDefault()
    play()
  }

  if (import.meta.env.SSR && isDataSaverOn()) {
    return <VideoLink video={{ ...video, title }} heading={Heading} />
  }
  const preview = (
    <a
      href={videoLink(source)}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.preview}
      onClick={onClick}
    >
      <Cover picture={picture} slot={slot} first={first} alt="" />
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

/** A video with the data saver on: a link that plays it, its duration and its day. */
function VideoLink({ video, heading: Heading }: Pick<VideoCardProps, 'video' | 'heading'>) {
  const { media } = useMessages()
  return (
    <article className="saver-video">
      <span className="saver-play">
        <Icon name="play" size={24} />
      </span>
      <div>
        <Heading>
          <ExternalLink href={videoLink(video.source)}>
            <span className="visually-hidden">{media.playVideo('').trim()} </span>
            {video.title}
          </ExternalLink>
        </Heading>
        <p className="saver-facts">
          {video.duration ? <span>{video.duration}</span> : null}
          {video.date ? <time dateTime={video.day}>{video.date}</time> : null}
        </p>
      </div>
    </article>
  )
}
