import { visit } from '../server/visit.ts'

/** One page in one language, which the reader's cookie selects: one entry of a page cache. */
export interface PageAddress {
  readonly path: string
  readonly language: 'SO' | 'EN'
}

/** Query keys of the site's lists: page, filter or view. */
const LIST_KEYS = ['page', 'subcategory', 'view', 'tab', 'department']

/** Rounds of following the lists' links. */
const ROUNDS = 3

function pageAddress(url: URL): PageAddress {
  const language = url.searchParams.get('language') === 'EN' ? 'EN' : 'SO'
  url.searchParams.delete('language')
  return { path: url.pathname + url.search, language }
}

/** The pages that a sitemap lists. */
export function sitemapAddresses(sitemap: string): PageAddress[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, text = '']) =>
    pageAddress(new URL(text.replaceAll('&amp;', '&'))),
  )
}

/** The other pages of lists that a page links to, such as `?page=2`, in the page's own language. */
export function listAddresses(html: string, from: PageAddress): PageAddress[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*\?[^"]*)"/g)].flatMap(([, text = '']) => {
    const url = new URL(text.replaceAll('&amp;', '&'), `http://site.invalid${from.path}`)
    const keys = [...url.searchParams.keys()]
    const isList = keys.length > 0 && keys.every((key) => LIST_KEYS.includes(key))
    if (url.host !== 'site.invalid' || !isList) return []
    return [{ path: url.pathname + url.search, language: from.language }]
  })
}

/**
 * Every different page of a running site: those of its sitemaps, and the further pages of lists. Each
 * is requested once, which warms the site.
 */
export async function allAddresses(site: string): Promise<PageAddress[]> {
  const read = async (path: string) => (await visit(site + path)).body.toString()
  const maps = sitemapAddresses(await read('/sitemap.xml')).map(({ path }) => path)
  const known = new Map<string, PageAddress>()
  let linked = (await Promise.all(maps.map(read))).flatMap(sitemapAddresses)
  for (let round = 0; round < ROUNDS; round += 1) {
    const unvisited = linked.filter(({ path, language }) => !known.has(`${language} ${path}`))
    linked = []
    for (const page of unvisited) {
      const cookie = `language=${page.language}`
      const { status, body } = await visit(site + page.path, { cookie })
      if (status !== 200) continue
      known.set(`${page.language} ${page.path}`, page)
      linked.push(...listAddresses(body.toString(), page))
    }
  }
  return [...known.values()]
}
