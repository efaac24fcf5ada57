import { CACHE_TAG_HEADER } from '@gaashaan/contract'
import { errorMessage } from '@gaashaan/runtime/error-message'
import type { DiskStore } from '../cache/disk-store.ts'
import { withTimeout } from '../clock.ts'
import {
  type ClassifiedResponse,
  classifyNoResponse,
  classifyResponse,
  type HostResponse,
  isGood,
  isOptionalCall,
  type RawOutcome,
} from './classify-response.ts'
import type { ContentVersion, Version } from './content-version.ts'
import { ACCEPT_JSON, type ApiHostAccess, fetchWithLimits } from './fetch-with-limits.ts'
import { createUpstreamDiskStore } from './upstream-disk-store.ts'
import { createUpstreamMemoryStore } from './upstream-memory-store.ts'

const MEMORY_BYTES = 32 * 1024 * 1024
const MAX_BODY_BYTES = 8 * 1024 * 1024
/** Longest wait for a response, and longest wait where an older response can be served. */
const MAX_WAIT_MS = 10_000
const MAX_WAIT_BEFORE_STALE_MS = 3_000
/** Longest wait for an optional call. */
const MAX_OPTIONAL_WAIT_MS = 1_000
/** Most bytes of all unfinished responses: responses that never end use no more memory. */
const MAX_PENDING_BYTES = 64 * 1024 * 1024
const MAX_IN_FLIGHT = 100

/**
 * A response whose body is the same as before has the same object as before, so that what was parsed
 * from it is not parsed again.
 */
function withKnownBody(received: ClassifiedResponse, { body }: HostResponse): ClassifiedResponse {
  if (received.verdict === 'failed' || !received.outcome.body.equals(body)) return received
  return { ...received, outcome: { ...received.outcome, body } }
}

export type UpstreamCache = ReturnType<typeof createUpstreamCache>

/**
 * The cache between the site and the API host. Good responses are kept within bounds, and are
 * served for as long as the host is away, slow or faulty. What this process has not received itself
 * is read from the disk.
 */
export function createUpstreamCache(
  access: ApiHostAccess,
  contentVersion: Pick<ContentVersion, 'current' | 'isCurrent'>,
  store?: DiskStore,
  memoryBytes = MEMORY_BYTES,
) {
  const { apiBaseUrl, clock } = access
  const disk = store && createUpstreamDiskStore(store, apiBaseUrl)
  const memory = createUpstreamMemoryStore(clock, contentVersion, memoryBytes)
  const inFlight = new Map<
    string,
    { readonly classified: Promise<ClassifiedResponse>; readonly requestedAt: number }
  >()
  const budget = { bytesLeft: MAX_PENDING_BYTES }
  const limits = { milliseconds: MAX_WAIT_MS, bytes: MAX_BODY_BYTES, budget }

  async function request(path: string): Promise<ClassifiedResponse> {
    try {
      const url = apiBaseUrl + path
      const { status, headers, body } = await fetchWithLimits(access, url, limits, ACCEPT_JSON)
      const tags = headers.get(CACHE_TAG_HEADER)?.split(' ')
      return classifyResponse(path, status, body, tags && new Set(tags))
    } catch (error) {
      return classifyNoResponse(errorMessage(error))
    }
  }

  /** One request at a time for a path and a version; `undefined` if too many are in flight. */
  function requestOnce(path: string, version: Version) {
    const key = `${version ?? ''} ${path}`
    const current = inFlight.get(key)
    if (current || inFlight.size >= MAX_IN_FLIGHT) return current
    const requestedAt = clock.now()
    const classified = request(path).then((received) => {
      const before = memory.get(path, version)?.outcome
      const result = before ? withKnownBody(received, before) : received
      memory.set(path, version, requestedAt, result)
      const isKnown = result.verdict === 'good' && result.outcome.body === before?.body
      if (!isKnown) disk?.set(path, version, result, isGood(before))
      inFlight.delete(key)
      return result
    })
    const flight = { classified, requestedAt }
    inFlight.set(key, flight)
    return flight
  }

  /** The cached response of a path, from the memory or the disk. */
  async function recall(path: string, version: Version) {
    const cached = memory.get(path, version)
    if (cached || !disk) return cached
    const stored = await disk.get(path)
    if (stored) memory.restore(path, stored)
    return memory.get(path, version)
  }

  /** The last good response of a path, marked as old, without a request. */
  async function lastGood(path: string): Promise<HostResponse | undefined> {
    const outcome = (await recall(path, undefined))?.outcome
    return isGood(outcome) ? { ...outcome, isOld: true } : undefined
  }

  return {
    lastGood,
    /**
     * Requests a GET call by path and query, or returns its cached response. Without a cached
     * response, the good one of `fallbackPath` serves as an older one. Never throws.
     */
    async get(path: string, fallbackPath?: string): Promise<RawOutcome> {
      const version = await contentVersion.current()
      const cached = await recall(path, version)
      if (cached?.isFresh) return cached.outcome
      const fallback = cached || !fallbackPath ? undefined : await lastGood(fallbackPath)
      const stale = cached ? { ...cached.outcome, isOld: true } : fallback
      const failure = memory.failure(path)
      if (failure && clock.now() < failure.retryAt) return stale ?? failure.outcome
      const flight = requestOnce(path, version)
      if (!flight) return stale ?? { kind: 'unreachable', reason: 'too many questions under way' }
      const { classified, requestedAt } = flight
      if (!stale && isOptionalCall(path)) {
        const late = classifyNoResponse('no answer in time')
        return (await withTimeout(clock, MAX_OPTIONAL_WAIT_MS, classified, late)).outcome
      }
      if (!stale) return (await classified).outcome
      // After a failure the host is retried in the background, and this request does not wait.
      const waitMs = failure ? 0 : requestedAt + MAX_WAIT_BEFORE_STALE_MS - clock.now()
      const result = waitMs > 0 && (await withTimeout(clock, waitMs, classified, undefined))
      const isBetter = result && (result.verdict === 'good' || result.verdict === 'missing')
      return isBetter ? result.outcome : stale
    },
  }
}
