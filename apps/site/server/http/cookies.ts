/** A year, in seconds; the boot script and the language switch give their cookie the same. */
const COOKIE_AGE = 31_536_000

/** The value of a request's cookie, without the blanks around it. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.split('=', 2)
    if (key?.trim() === name) return value?.trim()
  }
  return undefined
}

/** A cookie that stores what a reader chose. Scripts may read it. */
export function preferenceCookie(name: string, value: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${COOKIE_AGE}; SameSite=Lax${secure}`
}
