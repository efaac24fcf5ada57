import { withAddresses } from '../../../app/html/html-urls.ts'

/** Cleaned HTML with whole addresses, for whoever reads it outside this site. */
export function absoluteHtml(html: string, siteUrl: string): string {
  return withAddresses(html, (address) => (/^\/(?!\/)/.test(address) ? siteUrl + address : address))
}

/** A path of this site, or an address elsewhere, as a whole address. */
export function absolute(address: string, siteUrl: string): string {
  return new URL(address, siteUrl).href
}
