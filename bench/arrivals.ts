import type { CDPSession } from 'playwright-core'

export type Kind = 'html' | 'css' | 'javaScript' | 'fonts' | 'pictures' | 'other'

/** One answer that has arrived whole: compressed bytes of its body, without its headers. */
export interface Arrival {
  readonly url: string
  readonly kind: Kind
  readonly bytes: number
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
  const arrivals: Arrival[] = []
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = KINDS[type] ?? 'other'
    begun.set(requestId, { url: response.url, kind, head: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = begun.get(requestId)
    if (answer === undefined || answer.url.startsWith('data:')) return
    const { url, kind, head } = answer
    arrivals.push({ url, kind, bytes: Math.max(0, encodedDataLength - head) })
  })
  return arrivals
}

/** The bytes of the arrivals of a kind. */
export function bytesOf(arrivals: readonly Arrival[], kind?: Kind): number {
  const counted = arrivals.filter((arrival) => kind === undefined || arrival.kind === kind)
  return counted.reduce((sum, { bytes }) => sum + bytes, 0)
}
