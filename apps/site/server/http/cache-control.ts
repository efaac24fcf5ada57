/**
 * Cache-Control of what everybody may cache (RFC 9111, RFC 5861). Proxies serve it for a second,
 * for one more while they revalidate it, and for a day while this server is away; browsers
 * revalidate it each time. Readers therefore see a publish within two seconds.
 */
export const SHARED =
  'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400'
