import { mediaUrl } from '../images/media-url.ts'

/** Where a video plays: YouTube's player without cookies, our own player, or only at its own site. */
export type VideoSource =
  | { readonly kind: 'youtube'; readonly id: string }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'elsewhere'; readonly url: string }

const YOUTUBE_HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]

const SHORT_HOST = 'youtu.be'

/** Paths of the forms `/embed/ID`, `/shorts/ID`, `/live/ID` and `/v/ID`. */
const PATH_WITH_ID = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/

/** YouTube's ids have 11 letters, digits, hyphens and underscores. */
const ID = /^[\w-]{11}$/

/** The id in a YouTube URL of any form; `undefined` for every other text. */
export function youTubeId(url: string | null | undefined): string | undefined {
  const text = url?.trim() ?? ''
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const { hostname, pathname, searchParams, username } = new URL(text)
  if (username !== '') return undefined
  const candidate =
    hostname === SHORT_HOST
      ? pathname.slice(1).replace(/\/$/, '')
      : YOUTUBE_HOSTS.includes(hostname)
        ? pathname === '/watch'
          ? searchParams.get('v')
          : PATH_WITH_ID.exec(pathname)?.[1]
        : undefined
  return candidate && ID.test(candidate) ? candidate : undefined
}

/** How the video at a `post_url` (Specification §3) plays; `undefined` where the URL is not safe to follow. */
export function videoSource(url: string | null | undefined): VideoSource | undefined {
  const id = youTubeId(url)
  if (id !== undefined) return { kind: 'youtube', id }
  const safeUrl = mediaUrl(url)
  if (safeUrl === undefined) return undefined
  return { kind: safeUrl.startsWith('/') ? 'file' : 'elsewhere', url: safeUrl }
}

/** The URL of a plain link to the video. */
export function videoLink(source: VideoSource): string {
  return source.kind === 'youtube' ? `https://www.youtube.com/watch?v=${source.id}` : source.url
}
