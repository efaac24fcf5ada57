import { LANGUAGES, type Language } from '@gaashaan/contract/language'
import { escapeHtml } from '@gaashaan/http/escape-html'
import { sameOriginPath } from '@gaashaan/http/same-origin-path'
import type { CachedPage } from '../app/offline/cached-page.ts'
import { readAll } from '../app/offline/device-store.ts'
import { naming } from './language-variant.ts'
import { momentFor, workerMessages } from './messages.ts'
import { scope } from './scope.ts'

/** Where the page says what is kept; `pages/offline/kept-pages.tsx` makes room for it. */
const ROOM = /(<div id="kept-pages"[^>]*>)[\s\S]*?(<\/div>)/

/** A page of this site that the reader was on the way to; none where the address names none. */
function wantedOf(address: URL): string | undefined {
  const from = address.searchParams.get('from')
  return from === null ? undefined : sameOriginPath(from, scope.location.origin)
}

function item({ language, address, title, keptAt }: CachedPage, shown: Language): string {
  const words = workerMessages(shown)
  const moment = escapeHtml(words.keptOn(momentFor(shown, keptAt)))
  const code = language.toLowerCase()
  // A page of the other language is found only where its address names that.
  const url = naming(new URL(address, scope.location.origin), language)
  const [place, lang] =
    language === shown
      ? [address, '']
      : [url.pathname + url.search, ` lang="${code}" hreflang="${code}"`]
  return `<li><a href="${escapeHtml(place)}"${lang}>${title || escapeHtml(address)}</a> <span>${moment}</span></li>`
}

/** The pages in the reader's language, those read last first; then the other language's. */
function inOrder(pages: readonly CachedPage[], shown: Language): CachedPage[] {
  const listed = pages.filter(({ key }) => !key.endsWith(' /offline'))
  const rank = ({ language, stays }: CachedPage) =>
    LANGUAGES.indexOf(language) * (shown === 'SO' ? 2 : -2) - (stays ? 1 : 0)
  return listed.sort((a, b) => rank(a) - rank(b) || b.readAt - a.readAt)
}

/** What happened to who wanted a page, and the way to try again. */
function wayBack(wanted: string, language: Language): string {
  const { away, wanted: missing, again } = workerMessages(language)
  return `<p><strong>${escapeHtml(away)}</strong> ${escapeHtml(missing)} <b>${escapeHtml(readable(wanted))}</b></p><p><a href="${escapeHtml(wanted)}" data-again>${escapeHtml(again)}</a></p>`
}

/** An address as its letters are; as it is where they cannot be told. */
function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** The offline page with what is on this device: the way to what was wanted, and the kept pages. */
export async function withCachedPages(html: string, address: URL, language: Language) {
  const words = workerMessages(language)
  const wanted = wantedOf(address)
  const pages = inOrder(await readAll<CachedPage>('pages').catch(() => []), language)
  const again = wanted ? wayBack(wanted, language) : ''
  const list = pages.length
    ? `<ul>${pages.map((page) => item(page, language)).join('')}</ul>`
    : `<p>${escapeHtml(words.none)}</p>`
  const inner = `${again}<h2>${escapeHtml(words.kept)}</h2>${list}`
  return html.replace(ROOM, (_room, open: string, close: string) => open + inner + close)
}
