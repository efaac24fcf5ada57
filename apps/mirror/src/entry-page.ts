import { LANGUAGES, type Language } from '@gaashaan/contract/language'
import { escapeHtml } from '@gaashaan/http/escape-html'
import type { LinkTarget } from './links.ts'
import { messagesFor } from './messages/messages.ts'
import { entryFile, type PagePath, pageFile, relativeLink } from './page-file.ts'

function document(language: Language, link: string, script: string, links: string): string {
  return `<!doctype html><html lang="${language.toLowerCase()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(messagesFor(language).goOn)}</title>${script}<meta http-equiv="refresh" content="0;url=${escapeHtml(link)}">${links}</html>\n`
}

const linkTo = (language: Language, link: string): string =>
  `<p lang="${language.toLowerCase()}"><a href="${escapeHtml(link)}">${escapeHtml(messagesFor(language).goOn)}</a></p>`

/** In place of a page that has moved: leads to where it is. */
export function movedPage(page: PagePath, target: LinkTarget): string {
  const link =
    target.kind === 'file' ? relativeLink(pageFile(page), target.file) + target.hash : target.url
  return document(page.language, link, '', linkTo(page.language, link))
}

/**
 * What a plain server gives at a page's address, which has no file of its own: leads to the page in the
 * language that the address names, else in the first that it has. `versions` are its pages by language.
 */
export function entryPage(
  pathname: string,
  versions: Partial<Record<Language, PagePath>>,
): string | undefined {
  const links = LANGUAGES.flatMap((language) => {
    const page = versions[language]
    return page ? [[language, relativeLink(entryFile(pathname), pageFile(page))] as const] : []
  })
  const [first] = links
  if (!first) return undefined
  const files = JSON.stringify(Object.fromEntries(links)).replaceAll('<', '\\u003c')
  const script = `<script>{const f=${files}[new URLSearchParams(location.search).get('language')];if(f)location.replace(f)}</script>`
  return document(...first, script, links.map((link) => linkTo(...link)).join(''))
}
