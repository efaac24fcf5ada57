import { HSTS_MAX_AGE_SECONDS, NO_DOCUMENT_POLICY } from '@gaashaan/http/security-headers'
import { isMediaPath } from '../media/files/send-media.ts'
import { isOpenCall } from './open-calls.ts'

const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

export interface HeaderSettings {
  /** The URL at which editors open the desk; empty if any is allowed. */
  readonly deskUrl: string
  /** The site's origin, whose pages the desk shows in frames as previews; empty for none. */
  readonly siteUrl: string
  /** Whether Next reloads changed sources, which needs `eval`. */
  readonly isDevelopment: boolean
}

/**
 * The policy of the desk's screens (CSP level 3): scripts with the response's own nonce, and the
 * scripts that they load. Payload adds inline styles without a nonce.
 */
function screenPolicy(
  nonce: string,
  { siteUrl, isDevelopment }: Omit<HeaderSettings, 'deskUrl'>,
): string {
  const scripts = ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"]
  if (isDevelopment) scripts.push("'unsafe-eval'")
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' blob:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    `frame-src ${siteUrl === '' ? "'none'" : siteUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of a picture or a video that is opened by itself: it is shown, but can run nothing. */
const FILE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

const isPdf = (path: string) => path.toLowerCase().endsWith('.pdf')

function policyOf(path: string, nonce: string, settings: HeaderSettings): string {
  const isFile = isMediaPath(path) || path.startsWith('/api/media/file/')
  // Browsers open a PDF in a viewer of their own, which a sandbox would prevent.
  if (isFile) return isPdf(path) ? "frame-ancestors 'none'" : FILE_POLICY
  return path.startsWith('/api/') ? NO_DOCUMENT_POLICY : screenPolicy(nonce, settings)
}

/** The headers of every response of the desk to a path, including refusals and errors. */
export function securityHeaders(
  path: string,
  nonce: string,
  settings: HeaderSettings,
): Readonly<Record<string, string>> {
  const isOpen = isOpenCall(path) || isMediaPath(path)
  return {
    'Content-Security-Policy': policyOf(path, nonce, settings),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': isOpen ? 'cross-origin' : 'same-origin',
    'X-Robots-Tag': 'noindex',
    // Responses that need a session must not be cached; public calls and files set their own header.
    ...(path.startsWith('/api/') && !isOpen && { 'Cache-Control': 'no-store' }),
    ...(settings.deskUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`,
    }),
  }
}
