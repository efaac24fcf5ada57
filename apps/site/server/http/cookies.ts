/** A year; the boot script and the language switch use the same age. */
const MAX_AGE_SECONDS = 31_536_000

/** The trimmed value of a request's cookie. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.split('=', 2)
    if (key?.trim() === name) return value?.trim()
  }
  return undefined
}

/** A cookie that stores a reader's preference. Scripts may read it. */
export function preferenceCookie(name: string, value: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`
}
