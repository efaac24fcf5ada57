import { visit } from '../server/visit.ts'

/** One page in one language, which the reader's cookie names: one entry of a page cache. */
export interface PageAddress {
  readonly path: string
  readonly language: 'SO' | 'EN'
}

/** Keys by which the site's lists show another page of themselves. */
const LIST_KEYS = ['page', 'subcategory', 'view', 'tab', 'department']

/** Rounds of following the lists' links. */
const ROUNDS = 3

function pageAddress(address: URL): PageAddress {
  const language = address.searchParams.get('language') === 'EN' ? 'EN' : 'SO'
  address.searchParams.delete('language')
  return { path: address.pathname + address.search, language }
}

/** The pages that a sitemap lists. */
export function sitemapAddresses(sitemap: string): PageAddress[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, text = '']) =>
    pageAddress(new URL(text.replaceAll('&amp;', '&'))),
  )
}

/** The other parts of lists that a page links to, such as `?page=2`, in the page's own language. */
export function listAddresses(html: string, from: PageAddress): PageAddress[] {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*\?[^"]*)"/g)].flatMap(([, text = '']) => {
    const address = new URL(text.replaceAll('&amp;', '&'), `http://site.invalid${from.path}`)
    const keys = [...address.searchParams.keys()]
    const isList = keys.length > 0 && keys.every((key) => LIST_KEYS.includes(key))
    if (address.host !== 'site.invalid' || !isList) return []
    return [{ path: address.pathname + address.search, language: from.language }]
  })
}

/**
 * Every different page of a running site: what its sitemaps list and the lists' further parts. Each
 * page is asked for once, so that this warms the site it reads from.
 */
export async function allAddresses(site: string): Promise<PageAddress[]> {
  const read = async (path: string) => (await visit(site + path)).body.toString()
  const maps = sitemapAddresses(await read('/sitemap.xml')).map(({ path }) => path)
  const known = new Map<string, PageAddress>()
  let found = (await Promise.all(maps.map(read))).flatMap(sitemapAddresses)
  for (let round = 0; round < ROUNDS; round += 1) {
    const fresh = found.filter(({ path, language }) => !known.has(`${language} ${path}`))
    for (const each of fresh) known.set(`${each.language} ${each.path}`, each)
    found = []
    for (const each of fresh) {
      const cookie = `language=${each.language}`
      const { status, body } = await visit(site + each.path, { cookie })
      if (status === 200) found.push(...listAddresses(body.toString(), each))
      else known.delete(`${each.language} ${each.path}`)
    }
  }
  return [...known.values()]
}
