/** Two years, in seconds: what browsers' preload lists ask for. */
const SECURE_FOR = 63_072_000

/**
 * What no page of ours uses, closed for its frames too (Permissions Policy, and the specifications
 * that name each). What a video's player asks for stays open: playing, protected media, full screen.
 */
const UNUSED_FEATURES = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'publickey-credentials-create', 'publickey-credentials-get', 'serial', 'usb'],
  ...['window-management', 'xr-spatial-tracking'],
]

/** The policy of what is no page: whatever a browser is made to take it for, nothing of it acts. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What other sites may show or read: calls, files of articles, pictures where they are shared. */
const FOR_OTHERS = /^\/(?:api|cards|media)\//

const CROSS_ORIGIN = { 'cross-origin-resource-policy': 'cross-origin' } as const

export type SecurityHeaders = Readonly<Record<string, string>>

/**
 * The headers of every answer, whatever it is; a page's own policy takes the place of the one here.
 * A development server's pages have none, so that answers have none there. HSTS is said where the
 * site's public address is secure, and nowhere else (RFC 6797 §7.2).
 */
export function securityHeaders(siteUrl: string, isDevelopment = false): SecurityHeaders {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(!isDevelopment && { 'content-security-policy': NO_PAGE }),
  }
  if (!siteUrl.startsWith('https:')) return headers
  return { ...headers, 'strict-transport-security': `max-age=${SECURE_FOR}` }
}

/** The same for what other sites may show: feeds, calls, files. */
export function openHeaders(headers: SecurityHeaders): SecurityHeaders {
  return { ...headers, ...CROSS_ORIGIN }
}

/** Whether what stands at an address is for other sites to show as well. */
export function isForOthers(address: string): boolean {
  return FOR_OTHERS.test(address)
}

/**
 * The policy of a built file: a script that is run as a worker lives under the policy it comes with
 * (CSP Level 3 §4.2.3.2), and asks this site alone.
 */
export const OF_A_FILE =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
