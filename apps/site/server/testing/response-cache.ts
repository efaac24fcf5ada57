import {
  type CacheableResponse,
  createResponseCache,
  type Lookup,
  type RenderDemand,
} from '../cache/response-cache.ts'
import type { Version } from '../upstream/content-version.ts'
import type { Tags } from '../upstream/version-history.ts'
import { createTestClock } from './test-clock.ts'

/** A page with a text, which is fresh. */
export const page = (text: string, fields: Partial<CacheableResponse> = {}): CacheableResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' },
  body: Buffer.from(text),
  freshness: 'fresh',
  ...fields,
})

/** A cache with a host whose version a test sets, and with a render that a test replaces. */
export function setUpResponseCache(maxBytes = 1_000_000) {
  const clock = createTestClock()
  const host = {
    version: '1' as Version,
    isAway: false,
    validatedAt: 0,
    day: 1,
    isBusy: false,
    isOverloaded: false,
    /** What the versions after the first changed. */
    changed: undefined as Tags,
  }
  const concerns = (tags: Tags) =>
    !host.changed || !tags || [...host.changed].some((tag) => tags.has(tag))
  const lastSeen = new Map<string, number>()
  const contentVersion = {
    current: async () => {
      if (!host.isAway) host.validatedAt = clock.now()
      if (host.version !== undefined && !host.isAway) lastSeen.set(host.version, clock.now())
      return host.version
    },
    peek: () => ({
      version: host.version,
      validatedAt: host.validatedAt,
      isHostAway: host.isAway,
    }),
    isCurrent: (version: string, tags: Tags) => version === host.version || !concerns(tags),
    hasRemoved: (version: string, tags: Tags) =>
      version !== host.version && concerns(tags) && host.changed?.has('removal') === true,
    currentUntil: (version: string, tags: Tags) =>
      concerns(tags) ? (lastSeen.get(version) ?? Number.NEGATIVE_INFINITY) : host.validatedAt,
  }
  const cache = createResponseCache({
    ...{ clock, contentVersion, maxBytes },
    today: () => host.day,
    queue: { isBusy: () => host.isBusy, isOverloaded: () => host.isOverloaded },
  })
  const renders: string[] = []
  const state = { render: async (_demand: RenderDemand): Promise<CacheableResponse> => page('one') }
  const lookUp = (key = '/', isListed = true): Lookup => ({
    key,
    isListed,
    render: (demand) => {
      renders.push(key)
      return state.render(demand)
    },
  })
  const read = async (key = '/', isListed = true) => {
    const { response } = await cache.get(lookUp(key, isListed), 'reader')
    return response.identity.bytes.toString()
  }
  /** What may be sent of the first page without waiting. */
  const peek = () => cache.peek(lookUp())
  return { clock, host, cache, renders, state, read, peek }
}
