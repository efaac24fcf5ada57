import type { PostKind } from '@gaashaan/contract'
import type { FastifyInstance } from 'fastify'
import type { Transport } from '../../../app/api/transport.ts'
import type { SendDocument } from '../documents/document-cache.ts'
import { registerText } from '../documents/register-text.ts'
import { latestNewsMap } from './latest-news-map.ts'
import { pagesMap } from './pages-map.ts'
import { countParts, postsMap } from './posts-map.ts'
import { type SitemapPage, sitemapIndexText, sitemapText } from './sitemap-xml.ts'
import { videosMap } from './videos-map.ts'

const HOUR_MS = 3_600_000

type LoadMap = (transport: Transport, siteUrl: string) => Promise<SitemapPage[]>

/** Sitemaps that always exist, by the name in their path. */
const FIXED_MAPS: Readonly<Record<string, LoadMap>> = {
  pages: pagesMap,
  videos: videosMap,
  'latest-news': latestNewsMap,
}

/** The kinds of posts that have pages of their own, by the name of their sitemap. */
const POST_MAPS: Readonly<Record<string, PostKind>> = {
  news: 'news',
  'press-releases': 'pressReleases',
  speeches: 'speeches',
  publications: 'publications',
  tenders: 'tenders',
  army: 'army',
  war: 'warOnTerror',
}

/** The robots.txt (RFC 9309): every page, but of the calls only their description; the longest rule wins. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/
Allow: /api/openapi.json

Sitemap: ${siteUrl}/sitemap.xml
`
}

async function sitemapPaths(transport: Transport): Promise<string[]> {
  const paths = Object.keys(FIXED_MAPS).map((name) => `/sitemaps/${name}.xml`)
  for (const [name, kind] of Object.entries(POST_MAPS)) {
    const parts = await countParts(transport, kind)
    for (let part = 1; part <= parts; part += 1) paths.push(`/sitemaps/${name}-${part}.xml`)
  }
  return paths
}

/**
 * What search engines read first: robots.txt, and the index of sitemaps with one or more for each
 * kind. A first part is rendered again with the content. A later one is reused for an hour, so that
 * crawlers of the archive do not cause work at each publish.
 */
export function registerSitemaps(app: FastifyInstance, siteUrl: string, send: SendDocument): void {
  const contentType = 'application/xml; charset=utf-8'
  registerText(app, '/robots.txt', {
    contentType: 'text/plain; charset=utf-8',
    write: () => robotsText(siteUrl),
  })
  const register = (path: string, write: (transport: Transport) => Promise<string>) => {
    const render = async (transport: Transport) => ({ contentType, body: await write(transport) })
    app.get(path, (_request, reply) => send(reply, { path, render }))
  }
  register('/sitemap.xml', async (transport) =>
    sitemapIndexText(await sitemapPaths(transport), siteUrl),
  )
  for (const [name, loadMap] of Object.entries(FIXED_MAPS)) {
    register(`/sitemaps/${name}.xml`, async (transport) =>
      sitemapText(await loadMap(transport, siteUrl), siteUrl),
    )
  }
  for (const [name, kind] of Object.entries(POST_MAPS)) {
    app.get(`/sitemaps/${name}-:part(^[1-9]\\d{0,4}$).xml`, (request, reply) => {
      const part = Number((request.params as { part: string }).part)
      return send(reply, {
        path: `/sitemaps/${name}-${part}.xml`,
        ...(part > 1 && { reuseMs: HOUR_MS }),
        async render(transport) {
          if (part > (await countParts(transport, kind))) return undefined
          const pages = await postsMap(transport, kind, part, siteUrl)
          return { contentType, body: sitemapText(pages, siteUrl) }
        },
      })
    })
  }
}
