import type { CDPSession } from 'playwright-core'

export type Kind = 'html' | 'css' | 'javaScript' | 'fonts' | 'pictures' | 'other'

/** One answer that has arrived whole: compressed bytes of its body, without its headers. */
export interface Arrival {
  readonly url: string
  readonly kind: Kind
  readonly bytes: number
  /** Whether a script asked for it, rather than the page itself. */
  readonly byScript: boolean
}

const KINDS: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'javaScript',
  Font: 'fonts',
  Image: 'pictures',
}

/** What a page's own addresses are asked for, as it arrives; the session's network must be enabled. */
export function watchArrivals(session: CDPSession): readonly Arrival[] {
  const begun = new Map<string, { url: string; kind: Kind; head: number }>()
  const byScript = new Set<string>()
  const arrivals: Arrival[] = []
  session.on('Network.requestWillBeSent', ({ requestId, initiator }) => {
    if (initiator.type === 'script') byScript.add(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = KINDS[type] ?? 'other'
    begun.set(requestId, { url: response.url, kind, head: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = begun.get(requestId)
    if (answer === undefined || answer.url.startsWith('data:')) return
    const { url, kind, head } = answer
    const bytes = Math.max(0, encodedDataLength - head)
    arrivals.push({ url, kind, bytes, byScript: byScript.has(requestId) })
  })
  return arrivals
}

/** The bytes of the arrivals of a kind. */
export function bytesOf(arrivals: readonly Arrival[], kind?: Kind): number {
  const counted = arrivals.filter((arrival) => kind === undefined || arrival.kind === kind)
  return counted.reduce((sum, { bytes }) => sum + bytes, 0)
}
