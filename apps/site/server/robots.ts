/** What search engines may visit (RFC 9309): every page, not the calls. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
