import type { Language } from '@gaashaan/contract'

/** Milliseconds until a page has to be whole. */
const WAIT = 5_000

/** What a visitor gets: the mark of the article on the page, none where it shows no article. */
export type PageStatus =
  | { readonly kind: 'page'; readonly revision: string | undefined }
  | { readonly kind: 'unreachable' }

const MARK = /<meta name="revision" content="([\w-]{1,64})"/

/**
 * Asks for a page as a new visitor's browser does, on the way that visitors take: by the public
 * address, with nothing but the language. A page that says 5xx is no page.
 */
export async function fetchPageStatus(address: string, language: Language): Promise<PageStatus> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'text/html', cookie: `language=${language}` },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(WAIT),
    })
    const html = await response.text()
    if (response.status >= 500) return { kind: 'unreachable' }
    return { kind: 'page', revision: MARK.exec(html)?.[1] }
  } catch {
    return { kind: 'unreachable' }
  }
}
