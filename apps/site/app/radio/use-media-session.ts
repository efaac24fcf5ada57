import { useEffect } from 'react'
import { playStream, stopListening } from './radio.ts'

/** Shows the radio's name on a lock screen, and connects its buttons (W3C Media Session). */
export function useMediaSession(title: string, artist: string, streamUrl: string): void {
  useEffect(() => {
    const { mediaSession } = navigator
    if (!mediaSession) return
    mediaSession.metadata = new MediaMetadata({ title, artist })
    mediaSession.setActionHandler('play', () => playStream(streamUrl))
    mediaSession.setActionHandler('pause', stopListening)
    return () => {
      mediaSession.metadata = null
      mediaSession.setActionHandler('play', null)
      mediaSession.setActionHandler('pause', null)
    }
  }, [title, artist, streamUrl])
}
