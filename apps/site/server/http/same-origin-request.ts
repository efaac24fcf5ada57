import type { FastifyRequest } from 'fastify'

/**
 * Whether a request that changes something comes from a page of this site, or not from a browser.
 * Browsers send the page's origin in `Origin`, or `null` if they hide it (Fetch, "append a request
 * Origin header").
 */
export function isSameOrigin(request: FastifyRequest, siteUrl: string): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return false
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return [request.host, new URL(siteUrl).host].includes(new URL(origin).host)
}
