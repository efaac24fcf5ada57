import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { TRUSTED_TYPES_POLICY } from '../../app/html/trusted-html.ts'
import type { Settings } from '../../app/settings/settings.ts'
import type { InlineElements } from '../pages/inline-elements.ts'

const VIDEO_PLAYER = 'https://www.youtube-nocookie.com'

/**
 * The empty style element that React creates in a browser when one screen replaces the whole
 * document of another, for example when the home page replaces an error screen.
 */
const CLIENT_STYLE = ''

/** Hashes of texts that many pages have: the start scripts and the styles of a kind of page. */
const knownHashes = new LRUCache<string, string>({ max: 300 })

function hashOf(text: string): string {
  const hash = knownHashes.get(text) ?? createHash('sha256').update(text).digest('base64')
  knownHashes.set(text, hash)
  return `'sha256-${hash}'`
}

const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashOf))]

/**
 * The origin of the radio stream. An editor may have entered text that is no URL, or whose host has
 * a character that ends a directive or a policy. The player then reports that it cannot play the
 * stream.
 */
function streamSource(streamUrl: string): string[] {
  const origin = URL.parse(streamUrl)?.origin ?? ''
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? [origin] : []
}

/**
 * The policy of one page (CSP Level 3): its own files, its own inline scripts by their hashes, the
 * radio stream, the video player and the map, and nothing else. Unlike a nonce, hashes remain valid
 * when a page is cached and sent to many readers.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineElements,
  settings: Pick<Settings, 'siteUrl' | 'streamUrl' | 'mapEmbedUrl'>,
): string {
  const stream = streamSource(settings.streamUrl)
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(scripts)].join(' '),
    ["style-src 'self'", ...hashes([...styles, CLIENT_STYLE])].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `media-src ${["'self'", ...stream].join(' ')}`,
    `frame-src ${VIDEO_PLAYER} ${new URL(settings.mapEmbedUrl).origin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The only Trusted Types policies: the hydration script's, and one for cleaned HTML.
    "require-trusted-types-for 'script'",
    `trusted-types default ${TRUSTED_TYPES_POLICY}`,
  ]
  if (settings.siteUrl.startsWith('https:')) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}
