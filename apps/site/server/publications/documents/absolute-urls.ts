import { rewriteUrls } from '../../../app/html/html-urls.ts'

/** Cleaned HTML with absolute URLs, for readers outside this site. */
export function absoluteHtml(html: string, siteUrl: string): string {
  return rewriteUrls(html, (url) => (/^\/(?!\/)/.test(url) ? siteUrl + url : url))
}

/** The absolute form of a path of this site, or of a URL elsewhere. */
export function absoluteUrl(url: string, siteUrl: string): string {
  return new URL(url, siteUrl).href
}
