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

/** What YouTube's ids are made of: 11 letters, digits, hyphens and underscores. */
const ID = /^[\w-]{11}$/

/** The id of a YouTube video by any of its addresses; `undefined` for every other text. */
export function youTubeId(url: string | null | undefined): string | undefined {
  const text = url?.trim() ?? ''
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const { hostname, pathname, searchParams, username } = new URL(text)
  if (username !== '') return undefined
  const found =
    hostname === SHORT_HOST
      ? pathname.slice(1).replace(/\/$/, '')
      : YOUTUBE_HOSTS.includes(hostname)
        ? pathname === '/watch'
          ? searchParams.get('v')
          : PATH_WITH_ID.exec(pathname)?.[1]
        : undefined
  return found && ID.test(found) ? found : undefined
}

/**
 * How a video's address (`post_url`, Specification §3) plays; `undefined` where the address is none
 * that a reader should be sent to.
 */
export function videoSource(url: string | null | undefined): VideoSource | undefined {
  const id = youTubeId(url)
  if (id !== undefined) return { kind: 'youtube', id }
  const address = mediaUrl(url)
  if (address === undefined) return undefined
  return { kind: address.startsWith('/') ? 'file' : 'elsewhere', url: address }
}

/** The address that a plain link to the video leads to. */
export function videoLink(source: VideoSource): string {
  return source.kind === 'youtube' ? `https://www.youtube.com/watch?v=${source.id}` : source.url
}
