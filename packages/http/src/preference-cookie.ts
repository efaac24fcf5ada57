/** One year. */
const MAX_AGE_SECONDS = 31_536_000

/**
 * Browsers take and send a cookie of this prefix for this very host alone, over HTTPS (RFC 6265bis
 * §4.1.3.2): no page of a sister host can put its own in place.
 */
export const HOST_PREFIX = '__Host-'

/** The name of the cookie that stores a preference. Over HTTP browsers refuse the prefix. */
export function cookieName(key: string, isHttps: boolean): string {
  return isHttps ? HOST_PREFIX + key : key
}

function cookieValue(cookies: string | undefined, name: string): string | undefined {
  for (const pair of cookies?.split(';') ?? []) {
    const [key, value] = pair.split('=', 2)
    if (key?.trim() === name) return value?.trim()
  }
  return undefined
}

/**
 * The trimmed value of a preference in `Cookie` or `document.cookie`. The cookie with the prefix counts
 * first. The one without is that of HTTP, or an older one: the site stored it for a year over HTTPS too.
 */
export function preferenceValue(cookies: string | undefined, key: string): string | undefined {
  return cookieValue(cookies, cookieName(key, true)) ?? cookieValue(cookies, cookieName(key, false))
}

/** The cookie of a preference, as `Set-Cookie` and `document.cookie` take it. Scripts may read it. */
export function preferenceCookie(key: string, value: string, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : ''
  return `${cookieName(key, isHttps)}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`
}
