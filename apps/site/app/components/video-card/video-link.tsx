import { useMessages } from '../../language/language-context.tsx'
import { videoLink } from '../../news/video-source.ts'
import { Icon } from '../icon/icon.tsx'
import type { VideoView } from './present-video.ts'

interface VideoLinkProps {
  readonly video: VideoView
  readonly title: string
  readonly heading: 'h2' | 'h3'
}

/** A video with the data saver on: the link that plays it, how long it takes, and its day. */
export function VideoLink({ video, title, heading: Heading }: VideoLinkProps) {
  const { media, common } = useMessages()
  const { source, duration, date, day } = video
  return (
    <article className="saver-video">
      <span className="saver-play">
        <Icon name="play" size={24} />
      </span>
      <div>
        <Heading>
          <a href={videoLink(source)} target="_blank" rel="noopener noreferrer">
            <span className="visually-hidden">{media.playVideo('').trim()} </span>
            {title}
            <span className="visually-hidden"> ({common.opensInNewTab})</span>
          </a>
        </Heading>
        <p className="saver-facts">
          {duration ? <span>{duration}</span> : null}
          {date ? <time dateTime={day}>{date}</time> : null}
        </p>
      </div>
    </article>
  )
}
