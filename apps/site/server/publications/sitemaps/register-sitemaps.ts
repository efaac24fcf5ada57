import type { FastifyInstance } from 'fastify'
import type { Transport } from '../../../app/api/transport.ts'
import { sendBody } from '../../http/send-body.ts'
import type { SendDocument } from '../documents/document-cache.ts'
import { latestNewsMap } from './latest-news-map.ts'
import { pagesMap } from './pages-map.ts'
import { MAP_KINDS } from './post-kinds.ts'
import { partsOfKind, postsMap } from './posts-map.ts'
import { robotsText } from './robots.ts'
import { type MapPage, sitemapIndexText, sitemapText } from './sitemap-xml.ts'
import { videosMap } from './videos-map.ts'

/** An hour, in seconds. */
const HOUR = 3_600

/** Sitemaps that are always there, by the name in their address. */
const WHOLE: Readonly<
  Record<string, (transport: Transport, siteUrl: string) => Promise<MapPage[]>>
> = {
  pages: (transport) => pagesMap(transport),
  videos: videosMap,
  'latest-news': (transport) => latestNewsMap(transport, Date.now()),
}

async function indexOf(transport: Transport): Promise<string[]> {
  const paths = Object.keys(WHOLE).map((name) => `/sitemaps/${name}.xml`)
  for (const kind of MAP_KINDS) {
    const parts = await partsOfKind(transport, kind)
    for (let part = 1; part <= parts; part += 1) paths.push(`/sitemaps/${kind}-${part}.xml`)
  }
  return paths
}

/**
 * What search engines read first: robots.txt, and the sitemap's index with one map or more for each
 * kind. What is newest is made anew with the content; a later part of a kind holds for an hour, so
 * that no crawler of the archive makes work at each publish.
 */
export function registerSitemaps(app: FastifyInstance, siteUrl: string, send: SendDocument): void {
  const contentType = 'application/xml; charset=utf-8'
  app.get('/robots.txt', (request, reply) =>
    sendBody(request, reply, {
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      body: Buffer.from(robotsText(siteUrl)),
      cacheControl: `public, max-age=${HOUR}`,
    }),
  )
  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, {
      address: '/sitemap.xml',
      make: async (transport) => ({
        contentType,
        body: sitemapIndexText(await indexOf(transport), siteUrl),
      }),
    }),
  )
  for (const [name, pagesOf] of Object.entries(WHOLE)) {
    const address = `/sitemaps/${name}.xml`
    const make = async (transport: Transport) => ({
      contentType,
      body: sitemapText(await pagesOf(transport, siteUrl), siteUrl),
    })
    app.get(address, (request, reply) => send(request, reply, { address, make }))
  }
  for (const kind of MAP_KINDS) {
    app.get(`/sitemaps/${kind}-:part(^[1-9]\\d{0,4}$).xml`, (request, reply) => {
      const part = Number((request.params as { part: string }).part)
      return send(request, reply, {
        address: `/sitemaps/${kind}-${part}.xml`,
        ...(part > 1 && { holdFor: HOUR * 1_000 }),
        async make(transport) {
          if (part > (await partsOfKind(transport, kind))) return undefined
          const pages = await postsMap(transport, kind, part, siteUrl)
          return { contentType, body: sitemapText(pages, siteUrl) }
        },
      })
    })
  }
}
