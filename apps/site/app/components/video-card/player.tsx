import { useEffect, useRef } from 'react'
import type { VideoSource } from '../../news/video-source.ts'
import styles from './player.module.css'
import type { CaptionsView } from './present-video.ts'

interface PlayerProps {
  readonly source: VideoSource
  readonly title: string
  readonly captions?: readonly CaptionsView[] | undefined
}

/** Plays a video in place of its preview: YouTube's player without cookies, or the file. */
export default function Player({ source, title, captions }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  // The preview, which had the focus, is gone: the player takes it for the keyboard.
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
    // biome-ignore lint/a11y/useMediaCaption: there are tracks where the post has captions.
    <video
      ref={video}
      className={styles.player}
      src={source.url}
      aria-label={title}
      controls
      autoPlay
      playsInline
    >
      {captions?.map((track) => (
        <track key={track.src} kind="captions" {...track} />
      ))}
    </video>
  )
}
