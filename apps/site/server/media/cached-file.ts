import { strongTag } from '@gaashaan/http/entity-tag'
import * as v from 'valibot'
import { unpooled } from '../cache/unpooled.ts'
import type { Tags } from '../upstream/version-history.ts'
import type { Publicity } from './fetch-file.ts'

/** What is stored beside a file's bytes. */
const StoredMetadata = v.object({
  /** Response headers, with the type and the entity tag. */
  headers: v.record(v.string(), v.string()),
  /** Request headers that revalidate the file; none where the host sent no tag and no date. */
  revalidate: v.record(v.string(), v.string()),
  /** Milliseconds that it stays fresh after `confirmedAt`; `null` is for ever. */
  lifetime: v.nullable(v.number()),
  /** The content version in which the host confirmed that it is public; absent if it always is. */
  version: v.optional(v.string()),
  /** The cache tags of what makes it public; absent if any change may end that. */
  tags: v.optional(v.array(v.string())),
  confirmedAt: v.number(),
})

/** A whole file of a host; `confirmedAt` is by the clock of this process. */
export interface CachedFile extends Omit<v.InferOutput<typeof StoredMetadata>, 'tags'> {
  readonly tags: Tags
  readonly data: Buffer
  /** Whether the host allows shared caches to store it. */
  readonly isCacheable: boolean
}

/** A day: files that may change are revalidated at least as often. */
const MAX_LIFETIME_MS = 86_400_000

/** Milliseconds that a file stays fresh (RFC 9111 §5.2); `null` is for ever. */
function lifetimeOf(cacheControl: string): number | null {
  if (/\b(?:no-store|private|no-cache)\b/i.test(cacheControl)) return 0
  if (/\bimmutable\b/i.test(cacheControl)) return null
  const seconds = /\bmax-age\s*=\s*"?(\d+)/i.exec(cacheControl)?.[1] ?? 0
  return Math.min(Number(seconds) * 1000, MAX_LIFETIME_MS)
}

const publicityFields = (publicity: Publicity | undefined) => ({
  version: publicity?.version,
  tags: publicity?.tags && new Set(publicity.tags),
})

/** A file that has just been received as a whole. */
export function cachedFile(
  responseHeaders: Readonly<Record<string, string>>,
  data: Buffer,
  now: number,
  publicity?: Publicity,
): CachedFile {
  const { 'content-length': _length, 'content-range': _range, ...rest } = responseHeaders
  const headers: Record<string, string> = rest
  const cacheControl = headers['cache-control'] ?? ''
  const revalidate: Record<string, string> = {}
  if (headers.etag) revalidate['if-none-match'] = headers.etag
  else if (headers['last-modified']) revalidate['if-modified-since'] = headers['last-modified']
  headers.etag ??= strongTag(data)
  return {
    data: unpooled(data),
    headers,
    revalidate,
    lifetime: lifetimeOf(cacheControl),
    confirmedAt: now,
    isCacheable: !/\b(?:no-store|private)\b/i.test(cacheControl),
    ...publicityFields(publicity),
  }
}

/** The file after the host confirmed it with a 304, with the new lifetime. */
export function revalidatedFile(
  file: CachedFile,
  responseHeaders: Headers,
  now: number,
  publicity?: Publicity,
): CachedFile {
  const confirmed = { ...file, confirmedAt: now, ...publicityFields(publicity) }
  const cacheControl = responseHeaders.get('cache-control')
  if (cacheControl === null) return confirmed
  const headers = { ...file.headers, 'cache-control': cacheControl }
  return { ...confirmed, headers, lifetime: lifetimeOf(cacheControl) }
}

export function isFresh(file: CachedFile, now: number): boolean {
  return file.lifetime === null || now - file.confirmedAt < file.lifetime
}

/** The metadata to store; its time is the wall clock, which all processes share. */
export function toStored(file: CachedFile, now: number): v.InferOutput<typeof StoredMetadata> {
  const { headers, revalidate, lifetime, version } = file
  const tags = file.tags && [...file.tags]
  const confirmedAt = Date.now() - (now - file.confirmedAt)
  return { headers, revalidate, lifetime, version, tags, confirmedAt }
}

/** A stored file; `undefined` where the metadata is not valid. */
export function fromStored(data: Buffer, metadata: unknown, now: number): CachedFile | undefined {
  const { success, output } = v.safeParse(StoredMetadata, metadata)
  if (!success) return undefined
  // A system clock that was set back must not give it a negative age.
  const age = Math.max(0, Date.now() - output.confirmedAt)
  const tags = output.tags && new Set(output.tags)
  return { ...output, tags, data, confirmedAt: now - age, isCacheable: true }
}
