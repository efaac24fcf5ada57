/**
 * What search engines may visit (RFC 9309): every page, and of the calls their description alone;
 * the longest rule that fits decides.
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/
Allow: /api/openapi.json

Sitemap: ${siteUrl}/sitemap.xml
`
}
