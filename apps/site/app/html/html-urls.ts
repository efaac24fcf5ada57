/** A tag of cleaned HTML: no text in it has a `<`, no attribute a `>` or a double quote of its own. */
const TAG = /<[a-z][^<>]*>/g

const ADDRESS = /(\s(?:href|src|poster)=")([^"]*)/g
const SIZES = /(\ssrcset=")([^"]*)/g
const SIZE_ADDRESS = /(^|,\s*)([^\s,]+)/g

/**
 * Cleaned HTML (`clean-html.server.ts`) with each address of its links, files and made sizes as
 * `change` gives it. What looks like an attribute in a text stays as it is.
 */
export function rewriteUrls(html: string, change: (address: string) => string): string {
  return html.replace(TAG, (tag) =>
    tag
      .replace(ADDRESS, (_all, before: string, address: string) => before + change(address))
      .replace(SIZES, (_all, before: string, sizes: string) => {
        const changed = sizes.replace(SIZE_ADDRESS, (_size, comma: string, address: string) => {
          return comma + change(address)
        })
        return before + changed
      }),
  )
}
