import { queriedLanguage } from '@gaashaan/contract'
import type { FastifyInstance } from 'fastify'
import { FEED_FORMATS, FEED_TYPES, FEEDS, feedPath } from '../../../app/paths/feed-paths.ts'
import type { SendDocument } from '../documents/document-cache.ts'
import { atomText } from './atom.ts'
import { jsonFeedText } from './json-feed.ts'
import { loadFeed } from './load-feed.ts'

const WRITERS = { atom: atomText, json: jsonFeedText } as const

/** Language, feed, slug of a subcategory and format; a name of a subcategory has 100 characters. */
const FEED_PATH = /^(so|en)\/([a-z-]+)(?:\/([^/]{1,120}))?\.([a-z]+)$/

/** A page after the first. */
const LATER_PAGE = /^(?:[2-9]|[1-9]\d{1,4})$/

function parseFeedPath(path: string) {
  const [, languageText, nameText, subcategory, formatText] = FEED_PATH.exec(path) ?? []
  const language = queriedLanguage(languageText)
  const name = FEEDS.find((each) => each === nameText)
  const format = FEED_FORMATS.find((each) => each === formatText)
  if (!language || !name || !format || (subcategory && name !== 'news')) return undefined
  return { language, name, format, subcategory }
}

/** The site's feeds: `/feeds/so/news.atom`, `/feeds/en/news/maritime-3.json?page=2`. */
export function registerFeeds(app: FastifyInstance, siteUrl: string, send: SendDocument): void {
  app.get('/feeds/*', async (request, reply) => {
    const feedRequest = parseFeedPath((request.params as { '*': string })['*'])
    if (!feedRequest) return reply.callNotFound()
    const { language, name, format, subcategory } = feedRequest
    const { page: pageText } = request.query as { page?: unknown }
    const page = typeof pageText === 'string' && LATER_PAGE.test(pageText) ? Number(pageText) : 1
    return send(reply, {
      path: `${feedPath(language, name, format, subcategory)}?page=${page}`,
      async render(transport) {
        const contentType = `${FEED_TYPES[format]}; charset=utf-8`
        const feed = await loadFeed(transport, { language, name, subcategory, page }, siteUrl)
        return feed && { contentType, body: WRITERS[format](feed) }
      },
    })
  })
}
