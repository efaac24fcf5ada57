import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/** What Payload's live preview says to the page in its frame, and hears from it. */
const SAVED = 'payload-document-event'
const READY = { type: 'payload-live-preview', ready: true } as const

/**
 * Asks for the page's data anew when the desk in whose frame or window it stands says that the post
 * was saved. Only the desk's own origin is listened to, and only it is spoken to.
 */
export function useDeskEvents(desk: string | null): void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const [isStale, setIsStale] = useState(false)
  useEffect(() => {
    // Asked in the middle of a navigation, the router ends that one with an uncaught error.
    if (!isStale || state !== 'idle') return
    setIsStale(false)
    void revalidate()
  }, [isStale, state, revalidate])
  useEffect(() => {
    if (desk === null) return
    const hear = ({ origin, data }: MessageEvent) => {
      if (origin === desk && data?.type === SAVED) setIsStale(true)
    }
    addEventListener('message', hear)
    const frame = window.parent === window ? null : window.parent
    for (const around of [frame, window.opener as Window | null]) around?.postMessage(READY, desk)
    return () => removeEventListener('message', hear)
  }, [desk])
}
