import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/** The messages of Payload's live preview, to and from the page in its frame. */
const SAVED = 'payload-document-event'
const READY = { type: 'payload-live-preview', ready: true } as const

/**
 * Loads the page's data again when the desk, which framed or opened the page, reports that the post
 * was saved. Messages are received from the desk's own origin alone, and sent to it alone.
 */
export function useDeskEvents(desk: string | null): void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const [isStale, setIsStale] = useState(false)
  useEffect(() => {
    // A revalidation during a navigation makes the router end that one with an uncaught error.
    if (!isStale || state !== 'idle') return
    setIsStale(false)
    void revalidate()
  }, [isStale, state, revalidate])
  useEffect(() => {
    if (desk === null) return
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin === desk && data?.type === SAVED) setIsStale(true)
    }
    addEventListener('message', onMessage)
    const parent = window.parent === window ? null : window.parent
    for (const target of [parent, window.opener as Window | null]) {
      if (!target) continue
      target.postMessage(READY, desk)
      // What was saved while this page was loading was reported to nobody.
      setIsStale(true)
    }
    return () => removeEventListener('message', onMessage)
  }, [desk])
}
