/** The year from which on the site's tags are its own (RFC 4151 §2.1: a date at which it has the name). */
const SINCE = '2026'

/** A name that never changes, whatever becomes of addresses (RFC 4287 §4.2.6, RFC 4151). */
export function feedTag(siteUrl: string, name: string): string {
  return `tag:${new URL(siteUrl).hostname},${SINCE}:${name}`
}
