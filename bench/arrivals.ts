import type { CDPSession, Page } from 'playwright-core'

export const KINDS = ['html', 'css', 'javaScript', 'fonts', 'pictures', 'other'] as const
export type Kind = (typeof KINDS)[number]

/** One response that has arrived whole, in bytes as they were sent. */
export interface Arrival {
  readonly url: string
  readonly kind: Kind
  readonly headerBytes: number
  /** Of the body alone. */
  readonly bytes: number
  /** Whether a script requested it, rather than the page itself. */
  readonly byScript: boolean
}

const KIND_OF_RESOURCE: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'javaScript',
  Font: 'fonts',
  Image: 'pictures',
}

/** A list that gets each response as it arrives; the session's network must be enabled. */
export function watchArrivals(session: CDPSession): readonly Arrival[] {
  const pending = new Map<string, Omit<Arrival, 'bytes' | 'byScript'>>()
  const byScript = new Set<string>()
  const arrivals: Arrival[] = []
  session.on('Network.requestWillBeSent', ({ requestId, initiator }) => {
    if (initiator.type === 'script') byScript.add(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url, encodedDataLength: headerBytes } = response
    pending.set(requestId, { url, kind: KIND_OF_RESOURCE[type] ?? 'other', headerBytes })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = pending.get(requestId)
    // The page itself holds `data:`, and its bytes count there.
    if (response === undefined || response.url.startsWith('data:')) return
    const bytes = Math.max(0, encodedDataLength - response.headerBytes)
    arrivals.push({ ...response, bytes, byScript: byScript.has(requestId) })
  })
  return arrivals
}

/** The bytes of the bodies of a kind. */
export function bytesOf(arrivals: readonly Arrival[], kind: Kind): number {
  const ofKind = arrivals.filter((arrival) => arrival.kind === kind)
  return ofKind.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** The bytes of the bodies by their kinds. */
export function bytesByKind(arrivals: readonly Arrival[]): Record<Kind, number> {
  const entries = KINDS.map((kind) => [kind, bytesOf(arrivals, kind)])
  return Object.fromEntries(entries) as Record<Kind, number>
}

/** Loads a page with an empty cache, and counts its bytes until the network is quiet. */
export async function weigh(page: Page, url: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const arrivals = watchArrivals(session)
  await page.goto(url, { waitUntil: 'networkidle' })
  await session.detach()
  return {
    ...bytesByKind(arrivals),
    headers: arrivals.reduce((sum, { headerBytes }) => sum + headerBytes, 0),
    requests: arrivals.length,
  }
}
