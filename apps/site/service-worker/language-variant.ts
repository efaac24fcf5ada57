import { LANGUAGE_KEY, type Language } from '@gaashaan/contract/language'
import { scriptJson } from '@gaashaan/http/escape-html'
import { type CachedPage, languageOf } from '../app/offline/cached-page.ts'
import { hashOf } from './html.ts'

/** A year, in seconds: as the switch and the server give the cookie. */
const COOKIE_AGE = 31_536_000

/** The same address naming the language. */
export function naming(address: URL, language: Language): URL {
  const named = new URL(address)
  named.searchParams.set(LANGUAGE_KEY, language)
  return named
}

/** Stores the language as the switch does, and goes on to the address that names none. */
async function bridge(language: Language, to: string): Promise<Response> {
  const place = scriptJson(to)
  const secure = to.startsWith('https:') ? ';secure' : ''
  const script = `try{localStorage.setItem('${LANGUAGE_KEY}','${language}')}catch(e){}document.cookie='${LANGUAGE_KEY}=${language};path=/;max-age=${COOKIE_AGE};samesite=lax${secure}';location.replace(${place})`
  const html = `<!doctype html><html lang="${language.toLowerCase()}"><title>…</title><script>${script}</script></html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; script-src ${await hashOf(script)}`,
  }
  return new Response(html, { headers })
}

/**
 * Leads to the address by which a page was kept, where the one asked for names the language and the
 * kept one does not, or the other way: its HTML is of its own address, and React compares the two.
 * `undefined` where both are alike.
 */
export async function redirectToVariant(
  asked: URL,
  page: CachedPage,
): Promise<Response | undefined> {
  const kept = new URL(page.address, asked)
  const isNamed = languageOf(asked) !== undefined
  if (isNamed === (languageOf(kept) !== undefined)) return undefined
  if (!isNamed) return Response.redirect(naming(asked, page.language).href, 302)
  const to = new URL(asked)
  to.searchParams.delete(LANGUAGE_KEY)
  return bridge(page.language, to.href)
}
