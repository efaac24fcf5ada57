import type { FastifyInstance } from 'fastify'
import type { Answers } from './answers.ts'
import { robotsText } from './robots.ts'
import { sendBody } from './send-body.ts'
import { sitemapPages, sitemapText } from './sitemap.ts'

/** An hour, in seconds: search engines need no fresher map. */
const KEPT = 'public, max-age=3600'

/** The two files that search engines read first. */
export function registerSearchEngines(
  app: FastifyInstance,
  { siteUrl, answers }: { readonly siteUrl: string; readonly answers: Answers },
): void {
  app.get('/robots.txt', (request, reply) =>
    sendBody(request, reply, {
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      body: Buffer.from(robotsText(siteUrl)),
      cacheControl: KEPT,
    }),
  )
  app.get('/sitemap.xml', async (request, reply) =>
    sendBody(request, reply, {
      status: 200,
      contentType: 'application/xml; charset=utf-8',
      body: Buffer.from(sitemapText(await sitemapPages(answers), siteUrl)),
      cacheControl: KEPT,
    }),
  )
}
