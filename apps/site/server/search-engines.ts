import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Answers } from './answers.ts'
import { robotsText } from './robots.ts'
import { sendBody } from './send-body.ts'
import { LISTED_PAGES, sitemapIndexText, sitemapText } from './sitemap.ts'
import { newsPages, newsParts } from './sitemap-news.ts'

/** An hour, in seconds: search engines need no fresher map. */
const KEPT = 'public, max-age=3600'

/** What search engines read first: robots.txt, and the sitemap, in parts where the news are many. */
export function registerSearchEngines(
  app: FastifyInstance,
  { siteUrl, answers }: { readonly siteUrl: string; readonly answers: Answers },
): void {
  const sendMap = (request: FastifyRequest, reply: FastifyReply, text: string) =>
    sendBody(request, reply, {
      status: 200,
      contentType: 'application/xml; charset=utf-8',
      body: Buffer.from(text),
      cacheControl: KEPT,
    })
  const part = async (number: number) => {
    const listed = number === 1 ? LISTED_PAGES : []
    return sitemapText([...listed, ...(await newsPages(answers, number))], siteUrl)
  }
  app.get('/robots.txt', (request, reply) =>
    sendBody(request, reply, {
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      body: Buffer.from(robotsText(siteUrl)),
      cacheControl: KEPT,
    }),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const parts = await newsParts(answers)
    const text = parts > 1 ? sitemapIndexText(parts, siteUrl) : await part(1)
    return sendMap(request, reply, text)
  })
  app.get('/sitemap-:part(^[1-9]\\d{0,4}$).xml', async (request, reply) => {
    const number = Number((request.params as { part: string }).part)
    if (number > (await newsParts(answers))) return reply.callNotFound()
    return sendMap(request, reply, await part(number))
  })
}
