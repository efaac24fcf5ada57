import type { Around } from './html-to-rich-text.ts'

const KEPT = ['http:', 'https:', 'mailto:', 'tel:']

/** What Payload's link takes as an address: a web address needs a dotted name. */
function isTaken(url: URL): boolean {
  return (
    KEPT.includes(url.protocol) && (!url.protocol.startsWith('http') || url.hostname.includes('.'))
  )
}

/**
 * Gives each link the address it has from now on: what came along is at a path of ours, anything
 * else at its whole address. A link to nowhere leaves its words.
 */
export function settleLinks(
  document: Document,
  { base, newPath }: Pick<Around, 'base' | 'newPath'>,
  notes: string[],
): void {
  for (const link of document.querySelectorAll('a')) {
    const named = link.getAttribute('href')?.trim() ?? ''
    const url = named === '' || named.startsWith('#') ? null : URL.parse(named, base)
    const path = url && newPath(url.href)
    if (path) link.setAttribute('href', path)
    else if (url && isTaken(url)) link.setAttribute('href', url.href)
    else {
      if (named !== '' && !named.startsWith('#')) notes.push(`A link was left out: ${named}`)
      link.replaceWith(...link.childNodes)
    }
  }
}
