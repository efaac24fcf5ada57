import { HSTS_MAX_AGE_SECONDS, NO_DOCUMENT_POLICY } from '@gaashaan/http/security-headers'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * How far Strict-Transport-Security goes beyond the site's own name (RFC 6797 §6.1.2): `yes` covers
 * its subdomains, `preload` also browsers that never came here. Both may affect names that do not
 * belong to the site.
 */
export const HSTS_SUBDOMAINS = ['no', 'yes', 'preload'] as const
type HstsSubdomains = (typeof HSTS_SUBDOMAINS)[number]

const HSTS: Readonly<Record<HstsSubdomains, string>> = {
  no: `max-age=${HSTS_MAX_AGE_SECONDS}`,
  yes: `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`,
  preload: `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains; preload`,
}

/** Where the operator says nothing: names below `www.` are the site's, others may be of other departments. */
const defaultHstsSubdomains = (siteUrl: string): HstsSubdomains =>
  new URL(siteUrl).hostname.startsWith('www.') ? 'yes' : 'no'

/**
 * Features that no page uses, disabled for its frames too (Permissions Policy, and the
 * specifications that define each). What a video's player needs stays enabled: playback, protected
 * media, full screen.
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
 * Media types that a browser shows in no document which could run anything. An image or a video
 * whose type ends in `+xml` is a document (WHATWG MIME Sniffing §4.6, XML MIME type).
 */
const SUBRESOURCE = /^(?:(?:audio|font|image|video)\/[\w.-]+|text\/(?:css|javascript|vtt))(?:;|$)/i

/** What other sites may embed or read: calls, shared pictures and the files of articles. */
const CROSS_ORIGIN_PATHS = /^\/(?:api|cards|media)\//

export type SecurityHeaders = ReturnType<typeof securityHeaders>

/**
 * The security headers of a response by its media type, `undefined` for one without a body. Pages
 * have headers on how they are used; a page's own policy replaces the one here. Everything else
 * that can be opened by itself has a policy under which nothing runs; subresources have none. HSTS is
 * sent only if the site's public URL is secure (RFC 6797 §7.2), and then with everything (ASVS 5.0,
 * 3.4.1): HTTP/2 repeats it in one byte. A development server's pages have no policy, and neither has
 * anything else there.
 */
export function securityHeaders(
  siteUrl: string,
  isDevelopment = false,
  hstsSubdomains: HstsSubdomains = defaultHstsSubdomains(siteUrl),
) {
  const hsts = siteUrl.startsWith('https:') && {
    'strict-transport-security': HSTS[hstsSubdomains],
  }
  const policy = !isDevelopment && { 'content-security-policy': NO_DOCUMENT_POLICY }
  const pageHeaders = {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
  }
  /** `embedding` says which sites may embed the response (Fetch Standard, CORP). */
  return (
    contentType: string | undefined,
    embedding: 'same-origin' | 'cross-origin' = 'same-origin',
  ): Readonly<Record<string, string>> => {
    const common = {
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': embedding,
      ...hsts,
    }
    if (contentType === undefined) return common
    if (SUBRESOURCE.test(contentType)) return common
    const isPage = contentType.startsWith('text/html')
    return { ...common, ...(isPage && pageHeaders), ...policy }
  }
}

/**
 * Adds the security headers that a response does not have yet. A browser that receives a 304 keeps
 * the policy that came with the file.
 */
export function addSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  headersOf: SecurityHeaders,
): void {
  const type = reply.statusCode === 304 ? undefined : reply.getHeader('content-type')
  const isCrossOrigin = CROSS_ORIGIN_PATHS.test(request.raw.url ?? '')
  const embedding = isCrossOrigin ? 'cross-origin' : 'same-origin'
  for (const [name, value] of Object.entries(headersOf(type?.toString(), embedding))) {
    if (!reply.hasHeader(name)) reply.header(name, value)
  }
}
