import type { CacheableResponse } from '../cache/response-cache.ts'
import type { Env } from '../env/env.ts'
import { SHARED } from '../http/cache-control.ts'

/** The tag of every response: when it is purged, everything is. */
export const EVERY_RESPONSE = 'content'

/** Seconds that a CDN may keep what it is told to purge: pages that show today's date are late by these. */
const MAX_AGE_SECONDS = 60
/** Longest header of tags; CDNs accept 16 KiB. */
const MAX_HEADER_CHARS = 8_000

/** How Cloudflare and Akamai separate tags, and how Fastly does. */
const SEPARATORS: Readonly<Record<NonNullable<Env['cdn']>['tagHeader'], string>> = {
  'Cache-Tag': ',',
  'Surrogate-Key': ' ',
}

/**
 * The headers by which a CDN in front can purge a response, and may keep it longer than other caches
 * (RFC 9213); none where no CDN is configured.
 */
export function cdnHeaders(
  cdn: Env['cdn'],
  { freshness, headers, tags, maxAgeMs, expiresAfterMs }: CacheableResponse,
): Readonly<Record<string, string>> {
  if (!cdn) return {}
  const value = [EVERY_RESPONSE, ...(tags ?? [])].join(SEPARATORS[cdn.tagHeader])
  const hasAllTags = tags !== undefined && value.length <= MAX_HEADER_CHARS
  const isLasting = maxAgeMs === undefined && expiresAfterMs === undefined
  const isKept = hasAllTags && isLasting && freshness === 'fresh'
  return {
    [cdn.tagHeader.toLowerCase()]: hasAllTags ? value : EVERY_RESPONSE,
    ...(isKept &&
      cdn.purge &&
      headers['cache-control'] === SHARED && {
        'cdn-cache-control': `public, max-age=${MAX_AGE_SECONDS}, stale-if-error=86400`,
      }),
  }
}
