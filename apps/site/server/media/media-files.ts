import type { DiskStore } from '../cache/disk-store.ts'
import { type Clock, withTimeout } from '../clock.ts'
import type { ContentVersion } from '../upstream/content-version.ts'
import type { Fetch } from '../upstream/fetch-with-limits.ts'
import { type CachedFile, cachedFile, isFresh, revalidatedFile } from './cached-file.ts'
import { fetchFile } from './fetch-file.ts'
import { partsOf, wholeOf } from './file-bodies.ts'
import { createFileMemory } from './file-memory.ts'
import { requestHeaders } from './media-request.ts'

const MEMORY_BYTES = 64 * 1024 * 1024
/** Milliseconds: wait for a host where an older file can stand in, and rest after it failed. */
const WAIT_WITH_FALLBACK = 3_000
const REST = 5_000

/** A body on its way that is too large to be kept, or of unknown size. */
export interface StreamedFile {
  readonly response: Response
  readonly told: Record<string, string>
  readonly version: string | undefined
  readonly abort: () => void
}

export type MediaResult =
  | { readonly kind: 'kept'; readonly file: CachedFile }
  /** The first who takes the body has it; everybody else asks the host. */
  | { readonly kind: 'passing'; readonly take: () => StreamedFile | undefined }
  | { readonly kind: 'missing' }
  | { readonly kind: 'away' }

export interface MediaFiles {
  /** Bytes of the largest file that is kept. */
  readonly mostBytes: number
  /** A cached file; the host is asked only to revalidate a stale one. */
  readonly recall: (path: string) => Promise<MediaResult | undefined>
  /** The same, else the file from the host; concurrent requests share one fetch. */
  readonly get: (path: string) => Promise<MediaResult>
  /** Keeps a body that came another way. */
  readonly keep: (
    path: string,
    file: Pick<StreamedFile, 'told' | 'version'>,
    data: Buffer,
  ) => CachedFile
}

const kept = (file: CachedFile): MediaResult => ({ kind: 'kept', file })

function passing(file: StreamedFile): MediaResult {
  let left: StreamedFile | undefined = file
  const take = () => {
    const taken = left
    left = undefined
    return taken
  }
  return { kind: 'passing', take }
}

/** Ends a body that nobody waits for any more. */
export function abandon(outcome: MediaResult): void {
  if (outcome.kind === 'passing') outcome.take()?.abort()
}

/**
 * Files of the API host by its paths. One that says that it never changes is kept for ever, another
 * as long as the host says, a day at most; then it is asked about, and stands in while the host is
 * away. One that is public in a version of the content is asked about in each new version, and is
 * gone everywhere once the host says that it is private.
 */
export function createMediaFiles(parts: {
  readonly apiBaseUrl: string
  readonly fetch: Fetch
  readonly clock: Clock
  /** Of the host; without it none of its files depends on a version. */
  readonly contentVersion?: ContentVersion
  readonly disk?: DiskStore
}): MediaFiles {
  const { clock, contentVersion } = parts
  const memory = createFileMemory(clock, parts.disk, MEMORY_BYTES)
  const inFlight = new Map<string, Promise<MediaResult>>()
  let restUntil = 0
  const nameOf = (path: string) => `media ${parts.apiBaseUrl}${path}`

  function keep(
    path: string,
    { told, version }: Pick<StreamedFile, 'told' | 'version'>,
    data: Buffer,
  ): CachedFile {
    const file = cachedFile(told, data, clock.now(), contentVersion && version)
    if (file.isKeepable) memory.remember(nameOf(path), file)
    return file
  }

  async function ask(path: string, known: CachedFile | undefined): Promise<MediaResult> {
    const controller = new AbortController()
    const abort = () => controller.abort()
    const headers = requestHeaders(known?.revalidate ?? {})
    const answer = await fetchFile(parts, path, controller, { headers })
    if (answer.kind === 'away') return answer
    if (answer.kind !== 'file' || (answer.response.status === 304 && !known)) {
      if (known?.version === undefined) memory.forget(nameOf(path))
      else memory.erase(nameOf(path))
      return { kind: 'missing' }
    }
    const { response, told, version } = answer
    if (response.status === 304 && known) {
      const file = revalidatedFile(known, response.headers, clock.now(), version)
      memory.confirm(nameOf(path), file)
      return kept(file)
    }
    // Without its length nobody knows whether a body that ended is whole or small enough.
    const length = Number(told['content-length'] ?? Number.POSITIVE_INFINITY)
    if (length > memory.mostBytes || response.status !== 200) {
      return passing({ response, told, version, abort })
    }
    const data = await wholeOf(partsOf(response, clock, abort)).catch(() => undefined)
    return data ? kept(keep(path, { told, version }, data)) : { kind: 'away' }
  }

  function flightOf(path: string, known: CachedFile | undefined): Promise<MediaResult> {
    const current = inFlight.get(path)
    if (current) return current
    const flight = ask(path, known).then((outcome) => {
      inFlight.delete(path)
      if (outcome.kind === 'away') restUntil = clock.now() + REST
      return outcome
    })
    inFlight.set(path, flight)
    return flight
  }

  async function confirmed(path: string, known: CachedFile): Promise<MediaResult> {
    const flight = flightOf(path, known)
    const outcome = await withTimeout(clock, WAIT_WITH_FALLBACK, flight, undefined)
    if (outcome) return outcome.kind === 'away' ? kept(known) : outcome
    restUntil = clock.now() + REST
    void flight.then(abandon)
    return kept(known)
  }

  /** Whether a file holds without a question to the host. */
  async function holds(known: CachedFile): Promise<boolean> {
    if (known.version === undefined) return isFresh(known, clock.now())
    const version = await contentVersion?.current()
    // A host that tells no version is away, and what it said last stands.
    return version === undefined || version === known.version
  }

  async function recall(path: string): Promise<MediaResult | undefined> {
    const known = await memory.recall(nameOf(path))
    if (!known) return undefined
    return (await holds(known)) || clock.now() < restUntil ? kept(known) : confirmed(path, known)
  }

  return {
    mostBytes: memory.mostBytes,
    recall,
    keep,
    get: async (path) => (await recall(path)) ?? flightOf(path, undefined),
  }
}
