import { errorMessage } from '@gaashaan/runtime/error-message'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import type { Env } from '../env/env.ts'
import type { Log } from '../observability/log.ts'
import { type Fetch, fetchWithLimits } from './fetch-with-limits.ts'
import { parseJson } from './parse-json.ts'

const LIMITS = { milliseconds: 2_000, bytes: 64 * 1024 }
/** How long a title, or a failed lookup, is cached. */
const TITLE_MS = 24 * 60 * 60_000
const FAILURE_MS = 10 * 60_000
const MAX_TITLES = 500

/** The only video hosts that are requested. */
const PROVIDERS: ReadonlyMap<string, keyof Env['oembed']> = new Map([
  ['www.youtube.com', 'youtube'],
  ['youtube.com', 'youtube'],
  ['youtu.be', 'youtube'],
  ['vimeo.com', 'vimeo'],
])

const OembedSchema = v.object({ title: v.pipe(v.string(), v.trim(), v.minLength(1)) })

function lookupUrl(videoUrl: string, endpoints: Env['oembed']): string | undefined {
  const video = URL.parse(videoUrl)
  const provider = video && /^https?:$/.test(video.protocol) && PROVIDERS.get(video.hostname)
  if (!provider) return undefined
  const url = new URL(endpoints[provider])
  url.searchParams.set('url', videoUrl)
  url.searchParams.set('format', 'json')
  return url.href
}

/**
 * A video's title from its host's oEmbed endpoint (Specification §7). After a failure, which is
 * logged as a warning (§8), the title is `undefined`. Both are cached.
 */
export function createVideoTitles(parts: {
  readonly endpoints: Env['oembed']
  readonly fetch: Fetch
  readonly clock: Clock
  readonly log: Log
}): (videoUrl: string) => Promise<string | undefined> {
  const { endpoints, clock, log } = parts
  const lookups = new LRUCache<
    string,
    { readonly title: Promise<string | undefined>; expiresAt: number }
  >({ max: MAX_TITLES })

  async function fetchTitle(url: string): Promise<string> {
    // The endpoints do not redirect, and a host must not choose what the site requests.
    const { status, body } = await fetchWithLimits(parts, url, LIMITS, { redirect: 'manual' })
    if (status !== 200) throw new Error(`status ${status}`)
    const result = v.safeParse(OembedSchema, parseJson(body))
    if (!result.success) throw new Error('no title in the answer')
    return result.output.title
  }

  return async (videoUrl) => {
    const url = lookupUrl(videoUrl, endpoints)
    if (url === undefined) return undefined
    const cached = lookups.get(url)
    if (cached && clock.now() < cached.expiresAt) return cached.title
    const title = fetchTitle(url).catch((error: unknown) => {
      log.warn(`no title from ${url}: ${errorMessage(error)}`)
      lookup.expiresAt = clock.now() + FAILURE_MS
      return undefined
    })
    const lookup = { title, expiresAt: clock.now() + TITLE_MS }
    lookups.set(url, lookup)
    return title
  }
}
