import { buffer } from 'node:stream/consumers'
import type { DiskStore } from '../cache/disk-store.ts'
import { withTimeout } from '../clock.ts'
import type { ContentVersion } from '../upstream/content-version.ts'
import { type CachedFile, cachedFile, isFresh, revalidatedFile } from './cached-file.ts'
import { type FileHost, fetchFile, type StreamedFile } from './fetch-file.ts'
import { bodyChunks } from './file-body.ts'
import { createFileCache } from './file-cache.ts'
import { requestHeaders } from './media-request.ts'

const MEMORY_BYTES = 64 * 1024 * 1024
/** Longest wait for a host where an older file can be served, and rest after the host failed. */
const MAX_REVALIDATION_MS = 3_000
const REST_MS = 5_000

export type MediaResult =
  | { readonly kind: 'cached'; readonly file: CachedFile }
  /**
   * A body that is too large for the cache, or of unknown size. The first caller gets it, and the
   * others have to fetch the file again.
   */
  | { readonly kind: 'streamed'; readonly take: () => StreamedFile | undefined }
  | { readonly kind: 'missing' | 'removed' | 'away' }

const cachedResult = (file: CachedFile): MediaResult => ({ kind: 'cached', file })

function streamedResult(file: StreamedFile): MediaResult {
  let available: StreamedFile | undefined = file
  const take = () => {
    const taken = available
    available = undefined
    return taken
  }
  return { kind: 'streamed', take }
}

/** Ends a body that nobody waits for any more. */
export function abandon(result: MediaResult): void {
  if (result.kind === 'streamed') result.take()?.abort()
}

export type MediaFiles = ReturnType<typeof createMediaFiles>

/**
 * Files of a host by their paths there. An immutable file is cached for ever, others as long as the
 * host says, a day at most. Then they are revalidated, and served stale while the host is away. A
 * file that is public in a content version is revalidated when something has changed that makes it
 * so, and erased once the host says that it is private.
 */
export function createMediaFiles(
  parts: FileHost & {
    /** The content version of the host; without it no file depends on a version. */
    readonly contentVersion?: ContentVersion
    readonly disk?: DiskStore
  },
) {
  const { clock, contentVersion } = parts
  const cache = createFileCache(clock, parts.disk, MEMORY_BYTES)
  const inFlight = new Map<string, Promise<MediaResult>>()
  let retryAt = 0
  const keyOf = (path: string) => `media ${parts.apiBaseUrl}${path}`

  /** Stores a body of the host. */
  function store(path: string, { headers, publicity }: StreamedFile, data: Buffer): CachedFile {
    const file = cachedFile(headers, data, clock.now(), contentVersion && publicity)
    if (file.isCacheable) cache.set(keyOf(path), file)
    return file
  }

  async function fetchPath(path: string, cached: CachedFile | undefined): Promise<MediaResult> {
    const headers = requestHeaders(cached?.revalidate ?? {})
    const fetched = await fetchFile(parts, path, { headers })
    if (fetched.kind === 'away') return fetched
    if (fetched.kind !== 'file' || (fetched.response.status === 304 && !cached)) {
      if (cached?.version === undefined) cache.deleteFromMemory(keyOf(path))
      else cache.erase(keyOf(path))
      return { kind: fetched.kind === 'removed' ? 'removed' : 'missing' }
    }
    const { status } = fetched.response
    if (status === 304 && cached) {
      const { response, publicity } = fetched
      const file = revalidatedFile(cached, response.headers, clock.now(), publicity)
      cache.setInMemory(keyOf(path), file)
      return cachedResult(file)
    }
    // Without a length, a body that ended may be incomplete or too large.
    const length = Number(fetched.headers['content-length'] ?? Number.POSITIVE_INFINITY)
    if (length > cache.maxFileBytes || status !== 200) return streamedResult(fetched)
    const data = await buffer(bodyChunks(fetched, clock)).catch(() => undefined)
    return data ? cachedResult(store(path, fetched, data)) : { kind: 'away' }
  }

  /** Concurrent requests share one fetch. */
  function fetchOnce(path: string, cached: CachedFile | undefined): Promise<MediaResult> {
    const current = inFlight.get(path)
    if (current) return current
    const flight = fetchPath(path, cached).then((result) => {
      inFlight.delete(path)
      if (result.kind === 'away') retryAt = clock.now() + REST_MS
      return result
    })
    inFlight.set(path, flight)
    return flight
  }

  async function revalidate(path: string, cached: CachedFile): Promise<MediaResult> {
    const flight = fetchOnce(path, cached)
    const result = await withTimeout(clock, MAX_REVALIDATION_MS, flight, undefined)
    if (result) return result.kind === 'away' ? cachedResult(cached) : result
    retryAt = clock.now() + REST_MS
    void flight.then(abandon)
    return cachedResult(cached)
  }

  async function needsRevalidation(cached: CachedFile): Promise<boolean> {
    if (cached.version === undefined) return !isFresh(cached, clock.now())
    const version = await contentVersion?.current()
    // Without a version the host is away, and what it confirmed last holds.
    if (version === undefined || version === cached.version) return false
    if (!contentVersion?.isCurrent(cached.version, cached.tags)) return true
    // So that the next request has nothing to compare.
    cached.version = version
    return false
  }

  /** A cached file, if there is one; the host is only requested to revalidate it. */
  async function getCached(path: string): Promise<MediaResult | undefined> {
    const cached = await cache.get(keyOf(path))
    if (!cached) return undefined
    const isStale = (await needsRevalidation(cached)) && clock.now() >= retryAt
    return isStale ? revalidate(path, cached) : cachedResult(cached)
  }

  return {
    /** The largest file that is cached. */
    maxFileBytes: cache.maxFileBytes,
    store,
    getCached,
    get: async (path: string) => (await getCached(path)) ?? fetchOnce(path, undefined),
  }
}
