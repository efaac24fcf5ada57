import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { CLEANED_HTML } from '../../app/html/cleaned-html.ts'
import type { Settings } from '../../app/settings/settings.ts'
import type { InlineHashes } from '../pages/inline-elements.ts'

const VIDEO_PLAYER = 'https://www.youtube-nocookie.com'

/**
 * What stands in the style element that React makes in a browser when one screen takes the whole
 * document's place from another, such as the home page that of a failure: nothing.
 */
const CLIENT_STYLE = ''

/** Hashes of what stands in many pages: the start scripts and the styles of a kind of page. */
const known = new LRUCache<string, string>({ max: 300 })

function hashOf(text: string): string {
  const hash = known.get(text) ?? createHash('sha256').update(text).digest('base64')
  known.set(text, hash)
  return `'sha256-${hash}'`
}

function hashes(texts: readonly string[]): string[] {
  return [...new Set(texts.map(hashOf))]
}

/**
 * The origin of the radio stream. What an editor wrote may be no address, or one whose host has a sign
 * that ends a directive or a policy; the player then says that it cannot play it.
 */
function streamSource(streamUrl: string): string[] {
  const origin = URL.canParse(streamUrl) ? new URL(streamUrl).origin : ''
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? [origin] : []
}

/**
 * The policy of one page (CSP Level 3): its own files, its own inline scripts by their hashes, the
 * radio stream, the video player and the map; nothing else. Hashes, unlike a nonce, hold for a page
 * that is kept and sent to many.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
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
    `trusted-types default ${CLEANED_HTML}`,
  ]
  if (settings.siteUrl.startsWith('https:')) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}
