import { isLinkUrl } from '@gaashaan/desk/links/link-url'
import type { ImportedFile } from '../media/import-media.ts'
import type { SourceLinks } from '../source-items.ts'

/** What a text's links and pictures need of the rest of the import. */
export interface TextContext extends SourceLinks {
  /** URL of the text, to which relative ones belong. */
  readonly base: string
  readonly linesAreParagraphs: boolean
  /** Imports a file, with its alternative text in this text. */
  importFile(url: string, alt: string): Promise<ImportedFile | undefined>
}

/**
 * Points each link to its target from now on: our own path where the page was imported, else the whole
 * URL. Of a link without a target the text stays.
 */
export function rewriteLinks(
  document: Document,
  { base, newPath, isSourceFile, isSourceUrl }: TextContext,
  notes: string[],
): void {
  for (const link of document.querySelectorAll('a')) {
    const href = link.getAttribute('href')?.trim() ?? ''
    const hasTarget = href !== '' && !href.startsWith('#')
    const url = hasTarget ? URL.parse(href, base)?.href : undefined
    const path = url && newPath(url)
    if (path) link.setAttribute('href', path)
    else if (url && isLinkUrl(url)) {
      link.setAttribute('href', url)
      // Another note says that a file could not be imported.
      if (isSourceUrl?.(url) && !isSourceFile(url)) {
        notes.push(`A link leads to what did not come: ${url}`)
      }
    } else {
      if (hasTarget) notes.push(`A link was left out: ${href}`)
      link.replaceWith(...link.childNodes)
    }
  }
}
