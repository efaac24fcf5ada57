import { LANGUAGE_KEY, type Language } from '@gaashaan/contract/language'
import { scriptJson } from '@gaashaan/http/escape-html'
import { preferenceCookie } from '@gaashaan/http/preference-cookie'
import { languageInSearch } from '../app/language/language-path.ts'
import type { CachedPage } from '../app/offline/cached-page.ts'
import { cspHash } from './csp-hash.ts'

/** A page that stores the language as the switch does, and goes on to the URL that names none. */
async function bridgePage(language: Language, url: string): Promise<Response> {
  const cookie = preferenceCookie(LANGUAGE_KEY, language, url.startsWith('https:'))
  const script = `try{localStorage.setItem('${LANGUAGE_KEY}','${language}')}catch(e){}document.cookie='${cookie}';location.replace(${scriptJson(url)})`
  const html = `<!doctype html><html lang="${language.toLowerCase()}"><title>…</title><script>${script}</script></html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; script-src ${await cspHash(script)}`,
  }
  return new Response(html, { headers })
}

/**
 * Redirects to the URL under which a page was cached, where only one of the two URLs names the language:
 * React compares the page's URL with the one that its HTML was rendered for. `undefined` where both name
 * it, or neither.
 */
export async function redirectToVariant(
  requested: URL,
  page: CachedPage,
): Promise<Response | undefined> {
  const namesLanguage = (url: URL) => languageInSearch(url.search) !== undefined
  if (namesLanguage(requested) === namesLanguage(new URL(page.address, requested))) return undefined
  const url = new URL(requested)
  if (namesLanguage(requested)) {
    url.searchParams.delete(LANGUAGE_KEY)
    return bridgePage(page.language, url.href)
  }
  url.searchParams.set(LANGUAGE_KEY, page.language)
  return Response.redirect(url.href, 302)
}
