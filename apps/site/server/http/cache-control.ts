/**
 * What caches between here and the reader may do with an answer (RFC 9111, RFC 5861): proxies keep
 * it for a second, send it for one more while they ask again, and for a day while this server is
 * away; browsers ask each time. Two seconds in all: what is published is seen within them.
 */
export const SHARED =
  'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400'

/**
 * What a browser does with the data of a page that it fetches before the reader goes there: it
 * sends it from its own cache when the reader does, a few seconds later at most. Without this it
 * would ask again (measured in Chromium).
 */
export const PREFETCHED = 'private, max-age=5'
