import { LANGUAGES, type Language } from '@gaashaan/contract/language'
import { escapeHtml } from '@gaashaan/http/escape-html'
import { sameOriginPath } from '@gaashaan/http/same-origin-path'
import { withLanguage } from '../app/language/language-path.ts'
import type { CachedPage } from '../app/offline/cached-page.ts'
import { readAll } from '../app/offline/device-store.ts'
import { cachedAtText, workerMessages } from './messages.ts'
import { scope } from './scope.ts'

/** The element for the cached pages; `pages/offline/route.tsx` renders it. */
const PLACEHOLDER = /(<div id="kept-pages"[^>]*>)[\s\S]*?(<\/div>)/

/** The path of the page that the reader requested, if the offline page's URL names one of this site. */
function requestedPath(url: URL): string | undefined {
  const from = url.searchParams.get('from')
  return from === null ? undefined : sameOriginPath(from, scope.location.origin)
}

function listItem({ language, address, title, keptAt }: CachedPage, shown: Language): string {
  const cachedAt = escapeHtml(workerMessages(shown).keptOn(cachedAtText(shown, keptAt)))
  const code = language.toLowerCase()
  // A page in the other language is found only by a URL that names the language.
  const [path, lang] =
    language === shown
      ? [address, '']
      : [withLanguage(address, language), ` lang="${code}" hreflang="${code}"`]
  return `<li><a href="${escapeHtml(path)}"${lang}>${title || escapeHtml(address)}</a> <span>${cachedAt}</span></li>`
}

/** The pages in the reader's language, the last read first; then those in the other language. */
function sortPages(pages: readonly CachedPage[], shown: Language): CachedPage[] {
  const listed = pages.filter(({ key }) => !key.endsWith(' /offline'))
  const rank = ({ language, stays }: CachedPage) =>
    LANGUAGES.indexOf(language) * (shown === 'SO' ? 2 : -2) - (stays ? 1 : 0)
  return listed.sort((a, b) => rank(a) - rank(b) || b.readAt - a.readAt)
}

/** Says that the requested page is not available, with a link to try again. */
function retryHtml(path: string, language: Language): string {
  const { away, wanted, again } = workerMessages(language)
  return `<p><strong>${escapeHtml(away)}</strong> ${escapeHtml(wanted)} <b>${escapeHtml(readable(path))}</b></p><p><a href="${escapeHtml(path)}" data-again>${escapeHtml(again)}</a></p>`
}

/** A path with its percent escapes decoded, where they are valid. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The offline page with a link to the requested page and the list of the cached pages. */
export async function withCachedPages(html: string, url: URL, language: Language) {
  const messages = workerMessages(language)
  const path = requestedPath(url)
  const pages = sortPages(await readAll<CachedPage>('pages').catch(() => []), language)
  const list = pages.length
    ? `<ul>${pages.map((page) => listItem(page, language)).join('')}</ul>`
    : `<p>${escapeHtml(messages.none)}</p>`
  const retry = path ? retryHtml(path, language) : ''
  const inner = `${retry}<h2>${escapeHtml(messages.kept)}</h2>${list}`
  return html.replace(PLACEHOLDER, (_all, open: string, close: string) => open + inner + close)
}
