import { isLinkUrl } from '@gaashaan/desk/links/link-url'
import type { Around } from '../html/html-to-rich-text.ts'

/**
 * Gives each link the address it has from now on: what came along is at a path of ours, anything
 * else at its whole address. A link to nowhere leaves its words.
 */
export function rewriteLinks(
  document: Document,
  { base, newPath, isOwnFile, isOfSource }: Around,
  notes: string[],
): void {
  for (const link of document.querySelectorAll('a')) {
    const named = link.getAttribute('href')?.trim() ?? ''
    const url = named === '' || named.startsWith('#') ? null : URL.parse(named, base)
    const path = url && newPath(url.href)
    if (path) link.setAttribute('href', path)
    else if (url && isLinkUrl(url.href)) {
      link.setAttribute('href', url.href)
      // A file that did not come is told already.
      if (isOfSource?.(url.href) && !isOwnFile(url.href)) {
        notes.push(`A link leads to what did not come: ${url.href}`)
      }
    } else {
      if (named !== '' && !named.startsWith('#')) notes.push(`A link was left out: ${named}`)
      link.replaceWith(...link.childNodes)
    }
  }
}
