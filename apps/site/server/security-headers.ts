/** Two years, in seconds: what browsers' preload lists ask for. */
const SECURE_FOR = 63_072_000

const UNUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

/** The headers of every answer, whatever it is; a page's policy comes besides. */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
  }
  if (!siteUrl.startsWith('https:')) return headers
  return { ...headers, 'strict-transport-security': `max-age=${SECURE_FOR}` }
}
