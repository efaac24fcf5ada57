import { useEffect, useRef } from 'react'
import type { VideoSource } from '../../news/video-source.ts'
import styles from './player.module.css'
import type { CaptionsView } from './present-video.ts'

interface PlayerProps {
  readonly source: VideoSource
  readonly title: string
  readonly captions?: readonly CaptionsView[] | undefined
}

/** Plays a video where its preview was: YouTube's player without cookies, or the file. */
export default function Player({ source, title, captions }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  // The preview that had the focus is gone; keys go on working where it was.
  useEffect(() => (frame.current ?? video.current)?.focus(), [])
  if (source.kind === 'youtube') {
    return (
      <iframe
        ref={frame}
        className={styles.player}
        src={`https://www.youtube-nocookie.com/embed/${source.id}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: there are tracks where the host has captions.
    <video
      ref={video}
      className={styles.player}
      src={source.url}
      aria-label={title}
      controls
      autoPlay
      playsInline
    >
      {captions?.map(({ url, language, label, isOwn }) => (
        <track
          key={url}
          kind="captions"
          src={url}
          srcLang={language}
          label={label}
          default={isOwn}
        />
      ))}
    </video>
  )
}
