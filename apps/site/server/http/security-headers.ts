import { HSTS_MAX_AGE_SECONDS, NO_DOCUMENT_POLICY } from '@gaashaan/http/security-headers'
import type { FastifyReply } from 'fastify'

/**
 * What HTTPS is asked for besides the site's own name (RFC 6797 §6.1.2): with `yes` every name below
 * it, with `preload` by browsers that never came here too. Both bind names that are not the site's.
 */
export const HSTS_SUBDOMAINS = ['no', 'yes', 'preload'] as const
export type HstsSubdomains = (typeof HSTS_SUBDOMAINS)[number]

const HSTS: Readonly<Record<HstsSubdomains, string>> = {
  no: `max-age=${HSTS_MAX_AGE_SECONDS}`,
  yes: `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`,
  preload: `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains; preload`,
}

/**
 * What no page of ours uses, closed for its frames too (Permissions Policy, and the specifications
 * that name each). What a video's player asks for stays open: playing, protected media, full screen.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * What a browser makes no document of in which anything could act: parts of pages. An image or a film
 * whose type ends in `+xml` is a document (WHATWG MIME Sniffing §4.6, XML MIME type).
 */
const PART_OF_A_PAGE =
  /^(?:(?:audio|font|image|video)\/[\w.-]+|text\/(?:css|javascript|vtt))(?:;|$)/i

/** What other sites may show or read: calls, files of articles, pictures where they are shared. */
const FOR_OTHERS = /^\/(?:api|cards|media)\//

/** Which sites may embed a response: this one alone, or any (Fetch Standard, CORP). */
export type Embedding = 'same-origin' | 'cross-origin'

/** The headers that one answer is sent with, by its media type; `undefined` for one without a body. */
export type SecurityHeaders = (
  contentType: string | undefined,
  embedding?: Embedding,
) => Readonly<Record<string, string>>

/**
 * What each kind of answer says to a browser, and nothing that a browser does not heed there. How a
 * page may be used and what it may use is said of pages; a page's own policy takes the place of the
 * one here. What else stands at an address of its own has a policy under which nothing acts. Parts of
 * pages have none, and leave HTTPS to the page that asks for them (RFC 6797 §7.1 recommends it for
 * every answer, once would do); it is said where the site's public address is secure, and nowhere else
 * (§7.2). A development server's pages have no policy, so that answers have none there.
 */
export function securityHeaders(
  siteUrl: string,
  isDevelopment = false,
  hstsSubdomains: HstsSubdomains = 'no',
): SecurityHeaders {
  const secure = siteUrl.startsWith('https:') && {
    'strict-transport-security': HSTS[hstsSubdomains],
  }
  const policy = !isDevelopment && { 'content-security-policy': NO_DOCUMENT_POLICY }
  const ofPages = {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
  }
  return (contentType, embedding = 'same-origin') => {
    const ofAll = {
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': embedding,
    }
    if (contentType === undefined) return { ...ofAll, ...secure }
    if (PART_OF_A_PAGE.test(contentType)) return ofAll
    const isPage = contentType.startsWith('text/html')
    return { ...ofAll, ...(isPage && ofPages), ...policy, ...secure }
  }
}

/** Which sites may embed what is at a path. */
export function embeddingOf(address: string): Embedding {
  return FOR_OTHERS.test(address) ? 'cross-origin' : 'same-origin'
}

/**
 * Adds to an answer about to be sent what its kind says and it does not say itself. A browser that
 * hears that a file is unchanged goes on with the policy that it came with.
 */
export function addSecurity(
  reply: FastifyReply,
  headersOf: SecurityHeaders,
  embedding: Embedding,
): void {
  const type = reply.statusCode === 304 ? undefined : reply.getHeader('content-type')
  for (const [name, value] of Object.entries(headersOf(type?.toString(), embedding))) {
    if (!reply.hasHeader(name)) reply.header(name, value)
  }
}
