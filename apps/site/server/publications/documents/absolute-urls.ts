import { rewriteUrls } from '../../../app/html/html-urls.ts'

/** Cleaned HTML with whole addresses, for whoever reads it outside this site. */
export function absoluteHtml(html: string, siteUrl: string): string {
  return rewriteUrls(html, (address) => (/^\/(?!\/)/.test(address) ? siteUrl + address : address))
}

/** A path of this site, or an address elsewhere, as a whole address. */
export function absoluteUrl(address: string, siteUrl: string): string {
  return new URL(address, siteUrl).href
}
