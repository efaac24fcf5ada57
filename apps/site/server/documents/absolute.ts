/** An attribute of cleaned HTML that leads to a path of this site. */
const PATH = /(\s(?:href|src|poster)=")(?=\/(?!\/))/g
const SIZES = /(\ssrcset=")([^"]*)/g

/**
 * Cleaned HTML (`cleanArticleHtml`, whose attributes stand between double quotes) with whole
 * addresses, for whoever reads it outside this site.
 */
export function absoluteHtml(html: string, siteUrl: string): string {
  return html
    .replace(PATH, `$1${siteUrl}`)
    .replace(SIZES, (_whole, before: string, sizes: string) => {
      return before + sizes.replace(/(^|,\s*)(?=\/(?!\/))/g, `$1${siteUrl}`)
    })
}

/** A path of this site, or an address elsewhere, as a whole address. */
export function absolute(address: string, siteUrl: string): string {
  return new URL(address, siteUrl).href
}
