import { isPlainPath, isPrivatePath } from './media-path.ts'

/** Prefix of the paths under which the site relays an API host's files outside of `/media/`. */
const OTHER_FILES = '/media/-'

const MEDIA = '/media/'

/** Whether the raw text has a `.` or `..` segment, which parsing a URL would silently resolve. */
function hasDotSegment(text: string): boolean {
  return /(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(text)
}

/**
 * The URL that a page contains for a picture, video or file that an API host names (`post_url`,
 * `photo`, Specification §3):
 * - `/media/x` stays as it is: our desk names its files so;
 * - any other path becomes `/media/-/…`, which the site relays from the host;
 * - an http(s) URL of another host stays, for links: the content security policy lets no picture or
 *   video come from there;
 * - everything else (`javascript:`, `data:`, paths that climb, text) is `undefined`.
 *
 * The API host's own URLs are paths already (`server/upstream/strip-api-host.ts`).
 */
export function mediaUrl(value: string | null | undefined): string | undefined {
  const text = value?.trim() ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass.
  if (text === '' || /[\u0000-\u001f\\<>"]/.test(text) || hasDotSegment(text)) return undefined
  const isAbsolute = /^(?:https?:)?\/\//i.test(text)
  if (!isAbsolute && /^[a-z][a-z\d+.-]*:/i.test(text)) return undefined
  const site = 'https://site.invalid/'
  if (!URL.canParse(text, site)) return undefined
  const { href, pathname, username, password } = new URL(text, site)
  if (isAbsolute) return username === '' && password === '' ? href : undefined
  const path = pathname.slice(1)
  if (!isPlainPath(path) || isPrivatePath(path)) return undefined
  return pathname.startsWith(MEDIA) ? pathname : `${OTHER_FILES}${pathname}`
}
