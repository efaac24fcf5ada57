import { isPlainPath, isPrivatePath } from './media-path.ts'

/** Prefix under which the site relays files that an API host names by other paths than `/media/`. */
const OTHER_FILES = '/media/-'

const MEDIA = '/media/'

/** The part of an address after the API host's base, when it lies there. */
function belowBase(address: URL, apiBase: string | undefined): string | undefined {
  const base = apiBase?.replace(/\/+$/, '')
  if (base === undefined || !address.href.startsWith(`${base}/`)) return undefined
  return address.pathname.slice(new URL(base).pathname.replace(/\/+$/, '').length)
}

function relayedPath(path: string): string | undefined {
  const plain = path.slice(1)
  if (!isPlainPath(plain) || isPrivatePath(plain)) return undefined
  return path.startsWith(MEDIA) ? path : `${OTHER_FILES}${path}`
}

/** True when the raw text has a `.` or `..` part, which parsing an address would silently resolve. */
function hasDotSegment(text: string): boolean {
  return /(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(text)
}

/**
 * What a page writes for a picture, video or file that an API host names (`post_url`, `photo`,
 * Specification §3):
 * - `/media/x` stays as it is; our desk names its files so;
 * - any other path becomes `/media/-/…`, which the site relays from the host;
 * - an address below `apiBase` becomes its path first;
 * - an http(s) address of another host stays: it is for links, the content security policy lets no
 *   picture or video come from there;
 * - everything else (`javascript:`, `data:`, paths that climb, text) is `undefined`.
 *
 * Pages need no `apiBase`: the server takes it out of every answer before a page reads it
 * (`server/own-addresses.ts`).
 */
export function mediaUrl(value: string | null | undefined, apiBase?: string): string | undefined {
  const text = value?.trim() ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass.
  if (text === '' || /[\u0000-\u001f\\<>"]/.test(text) || hasDotSegment(text)) return undefined
  const isAbsolute = /^(?:https?:)?\/\//i.test(text)
  if (!isAbsolute && /^[a-z][a-z\d+.-]*:/i.test(text)) return undefined
  const site = 'https://site.invalid/'
  if (!URL.canParse(text, site)) return undefined
  const address = new URL(text, site)
  if (!isAbsolute) return relayedPath(address.pathname)
  if (address.username !== '' || address.password !== '') return undefined
  const below = belowBase(address, apiBase)
  return below === undefined ? address.href : relayedPath(below)
}
