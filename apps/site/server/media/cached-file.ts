import { strongTag } from '@gaashaan/http/entity-tag'
import * as v from 'valibot'

const Described = v.object({
  /** Response headers, with the type and the entity tag. */
  headers: v.record(v.string(), v.string()),
  /** Headers that ask the host whether the file still holds; none where it gave no mark. */
  revalidate: v.record(v.string(), v.string()),
  /** Milliseconds that it holds after it was confirmed; `null` is for ever. */
  lifetime: v.nullable(v.number()),
  /** The content's version in which its host said that it is public; none: it always is. */
  version: v.optional(v.string()),
})

const Stored = v.object({ ...Described.entries, confirmedAt: v.number() })

/** A file of the API host, whole, as the site keeps it. */
export interface CachedFile extends v.InferOutput<typeof Described> {
  readonly data: Buffer
  /** By the clock of this process. */
  readonly confirmedAt: number
  /** Whether its host lets anyone keep it. */
  readonly isKeepable: boolean
}

/** A day: longer than that no file is taken to hold that its host may change. */
const MAX_LIFETIME_MS = 86_400_000

/** Milliseconds that a file holds by its host's word (RFC 9111 §5.2), `null` for ever. */
function lifetimeOf(cacheControl: string): number | null {
  if (/\b(?:no-store|private|no-cache)\b/i.test(cacheControl)) return 0
  if (/\bimmutable\b/i.test(cacheControl)) return null
  const seconds = /\bmax-age\s*=\s*"?(\d+)/i.exec(cacheControl)?.[1] ?? 0
  return Math.min(Number(seconds) * 1000, MAX_LIFETIME_MS)
}

/** A file that has just come whole, with its headers. */
export function cachedFile(
  told: Readonly<Record<string, string>>,
  data: Buffer,
  now: number,
  version?: string,
): CachedFile {
  const { 'content-length': _length, 'content-range': _range, ...described } = told
  const headers: Record<string, string> = described
  const cacheControl = headers['cache-control'] ?? ''
  const revalidate: Record<string, string> = {}
  if (headers.etag) revalidate['if-none-match'] = headers.etag
  else if (headers['last-modified']) revalidate['if-modified-since'] = headers['last-modified']
  headers.etag ??= strongTag(data)
  return {
    data,
    headers,
    revalidate,
    lifetime: lifetimeOf(cacheControl),
    confirmedAt: now,
    isKeepable: !/\b(?:no-store|private)\b/i.test(cacheControl),
    ...(version !== undefined && { version }),
  }
}

/** The same bytes after the host said that they hold, and for how long. */
export function revalidatedFile(
  { version: _version, ...file }: CachedFile,
  said: Headers,
  now: number,
  version?: string,
): CachedFile {
  const confirmed = { ...file, confirmedAt: now, ...(version !== undefined && { version }) }
  const cacheControl = said.get('cache-control')
  if (cacheControl === null) return confirmed
  const headers = { ...file.headers, 'cache-control': cacheControl }
  return { ...confirmed, headers, lifetime: lifetimeOf(cacheControl) }
}

export function isFresh(file: CachedFile, now: number): boolean {
  return file.lifetime === null || now - file.confirmedAt < file.lifetime
}

/** The metadata stored with the bytes; its time is the wall clock, which all processes share. */
export function toStored(file: CachedFile, now: number): v.InferOutput<typeof Stored> {
  const { headers, revalidate, lifetime, version } = file
  const confirmedAt = Date.now() - (now - file.confirmedAt)
  return { headers, revalidate, lifetime, version, confirmedAt }
}

/** A file as it was written; `undefined` where its description is not one. */
export function fromStored(data: Buffer, metadata: unknown, now: number): CachedFile | undefined {
  const { success, output } = v.safeParse(Stored, metadata)
  if (!success) return undefined
  // A system clock that was turned back must not make it younger than new.
  const age = Math.max(0, Date.now() - output.confirmedAt)
  return { ...output, data, confirmedAt: now - age, isKeepable: true }
}
