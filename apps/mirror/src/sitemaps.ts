import { Parser } from 'htmlparser2'
import { type PagePath, parsePage } from './page-file.ts'
import { type ReadSite, type SiteAnswer, SiteAway } from './read-site.ts'

const INDEX = '/sitemap.xml'

/** The texts of all `<loc>` elements of a sitemap, in their order. */
function locations(xml: string): string[] {
  const found: string[] = []
  let text: string | undefined
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'loc') text = ''
      },
      ontext: (part) => {
        if (text !== undefined) text += part
      },
      onclosetag: (name) => {
        if (name === 'loc' && text !== undefined) found.push(text)
        text = undefined
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return found
}

/** What the sitemaps of a site name. */
export interface Sitemaps {
  /** The public origin of the site. */
  readonly site: string
  readonly pages: readonly PagePath[]
  /** The sitemaps themselves, by their paths. */
  readonly files: ReadonlyMap<string, SiteAnswer>
}

/**
 * Reads the sitemaps of a site, and the pages that they name in each language. Rejects with `SiteAway`
 * where one is missing, or was made while the site's host was away: it would say that posts are gone.
 */
export async function readSitemaps(read: ReadSite): Promise<Sitemaps> {
  const files = new Map<string, SiteAnswer>()
  async function readOne(path: string): Promise<string[]> {
    const answer = await read(path, { isWhole: true })
    if (answer.status !== 200 || answer.isMakeshift) {
      throw new SiteAway(`${path} has the status ${answer.status}, or is not whole`)
    }
    files.set(path, answer)
    return locations(answer.body.toString())
  }
  const maps = await readOne(INDEX)
  if (maps[0] === undefined) throw new SiteAway(`${INDEX} names no sitemap`)
  const site = new URL(maps[0]).origin
  const pages: PagePath[] = []
  for (const map of maps) {
    for (const location of await readOne(new URL(map).pathname)) {
      const page = parsePage(location.slice(site.length), 'SO')
      if (page) pages.push(page)
    }
  }
  return { site, pages, files }
}
