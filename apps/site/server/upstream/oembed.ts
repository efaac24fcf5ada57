import { errorMessage } from '@gaashaan/runtime/error-message'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import type { Log } from '../observability/log.ts'
import { type Fetch, fetchWithLimits } from './fetch-with-limits.ts'
import { readJson } from './parse-json.ts'

/** Milliseconds: longest wait; how long a title, and a failure to get one, is remembered. */
const WAIT = 2_000
const TITLE_FOR = 24 * 60 * 60_000
const FAILURE_FOR = 10 * 60_000
const ANSWER_BYTES = 64 * 1024
const MAX_TITLES = 500

/** The only video hosts that are requested, with the oEmbed endpoint of each. */
const LOOKUPS: ReadonlyMap<string, 'youtube' | 'vimeo'> = new Map([
  ['www.youtube.com', 'youtube'],
  ['youtube.com', 'youtube'],
  ['youtu.be', 'youtube'],
  ['vimeo.com', 'vimeo'],
])

const OembedSchema = v.object({ title: v.pipe(v.string(), v.trim(), v.minLength(1)) })

interface Lookup {
  readonly title: Promise<string | undefined>
  until: number
}

function lookupAddress(videoUrl: string, bases: Readonly<Record<'youtube' | 'vimeo', string>>) {
  const host = URL.canParse(videoUrl) ? new URL(videoUrl) : undefined
  const lookup = host && /^https?:$/.test(host.protocol) ? LOOKUPS.get(host.hostname) : undefined
  if (lookup === undefined) return undefined
  const address = new URL(bases[lookup])
  address.searchParams.set('url', videoUrl)
  address.searchParams.set('format', 'json')
  return address.href
}

/**
 * A video's title from its host's oEmbed lookup (Specification §7). A failure is a warning (§8), the
 * title then `undefined`; both are remembered.
 */
export function createVideoTitles(parts: {
  readonly bases: Readonly<Record<'youtube' | 'vimeo', string>>
  readonly fetch: Fetch
  readonly clock: Clock
  readonly log: Log
}): (videoUrl: string) => Promise<string | undefined> {
  const lookups = new LRUCache<string, Lookup>({ max: MAX_TITLES })

  async function ask(address: string): Promise<string> {
    const bounds = { milliseconds: WAIT, bytes: ANSWER_BYTES }
    // No video host leads on to another place, and none is to choose what the site asks.
    const { status, body } = await fetchWithLimits(parts, address, bounds, { redirect: 'manual' })
    if (status !== 200) throw new Error(`status ${status}`)
    const answer = v.safeParse(OembedSchema, readJson(body))
    if (!answer.success) throw new Error('no title in the answer')
    return answer.output.title
  }

  return (videoUrl) => {
    const address = lookupAddress(videoUrl, parts.bases)
    if (address === undefined) return Promise.resolve(undefined)
    const remembered = lookups.get(address)
    if (remembered && parts.clock.now() < remembered.until) return remembered.title
    const title = ask(address).catch((error: unknown) => {
      parts.log.warn(`no title from ${address}: ${errorMessage(error)}`)
      lookup.until = parts.clock.now() + FAILURE_FOR
      return undefined
    })
    const lookup: Lookup = { title, until: parts.clock.now() + TITLE_FOR }
    lookups.set(address, lookup)
    return title
  }
}
