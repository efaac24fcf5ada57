import { isLinkUrl } from '@gaashaan/desk/links/link-url'
import type { ImportedFile } from '../media/import-media.ts'

/** What a text's links and pictures need of the rest of the import. */
export interface TextContext {
  /** Address of the text, from which relative ones are told. */
  readonly base: string
  readonly linesAreParagraphs: boolean
  /** Path at which readers find what used to be at an address of the source. */
  newPath(address: string): string | undefined
  /** Whether a link leads to a file that belongs to the source. */
  isOwnFile(address: string): boolean
  /** Whether an address is one of the source's own, come along or not. */
  isOfSource?(address: string): boolean
  /** Whole address of the picture that an `img` shows, larger than the one it names where known. */
  original?(image: Element): string | undefined
  /** Brings a file, with what the text says that it shows. */
  importFile(address: string, alt: string): Promise<ImportedFile | undefined>
}

/**
 * Gives each link the address it has from now on: what came along is at a path of ours, anything
 * else at its whole address. A link to nowhere leaves its words.
 */
export function rewriteLinks(
  document: Document,
  { base, newPath, isOwnFile, isOfSource }: TextContext,
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
