import { queriedLanguage } from '@gaashaan/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  FEED_FORMATS,
  FEED_TYPES,
  FEEDS,
  type FeedFormat,
  feedPath,
} from '../../../app/paths/feed-paths.ts'
import type { SendDocument } from '../documents/document-cache.ts'
import { atomText } from './atom.ts'
import { jsonFeedText } from './json-feed.ts'
import { type FeedRequest, loadFeed } from './load-feed.ts'

const WRITE = { atom: atomText, json: jsonFeedText } as const

/** A page after the first, as its address has it. */
const LATER_PAGE = /^(?:[2-9]|[1-9]\d{1,4})$/

/** Longest slug of a subcategory; the longest name has 100 characters. */
const MAX_SLUG_CHARS = 120

interface Asked extends FeedRequest {
  readonly format: FeedFormat
}

function readAddress(request: FastifyRequest): Asked | undefined {
  const { page } = request.query as { page?: unknown }
  const [language = '', name, ...others] = (request.params as { '*': string })['*'].split('/')
  const isLanguage = language === language.toLowerCase() && queriedLanguage(language)
  const last = others.at(-1) ?? name ?? ''
  const format = FEED_FORMATS.find((each) => last.endsWith(`.${each}`))
  if (!isLanguage || format === undefined || others.length > 1) return undefined
  const stem = last.slice(0, -format.length - 1)
  const subcategory = others.length === 1 ? stem : undefined
  const feed = FEEDS.find((each) => each === (others.length === 1 ? name : stem))
  if (feed === undefined || (subcategory !== undefined && feed !== 'news')) return undefined
  if (subcategory !== undefined && (subcategory === '' || subcategory.length > MAX_SLUG_CHARS)) {
    return undefined
  }
  const number = typeof page === 'string' && LATER_PAGE.test(page) ? Number(page) : 1
  return { language: isLanguage, name: feed, format, subcategory, page: number }
}

/** The feeds of the site: `/feeds/so/news.atom`, `/feeds/en/news/maritime-3.json?page=2`. */
export function registerFeeds(app: FastifyInstance, siteUrl: string, send: SendDocument): void {
  app.get('/feeds/*', async (request, reply) => {
    const asked = readAddress(request)
    if (!asked) return reply.callNotFound()
    const { language, name, format, subcategory, page } = asked
    return send(request, reply, {
      address: `${feedPath(language, name, format, subcategory)}?page=${page}`,
      async make(transport) {
        const contentType = `${FEED_TYPES[format]}; charset=utf-8`
        const feed = await loadFeed(transport, asked, siteUrl)
        return feed && { contentType, body: WRITE[format](feed) }
      },
    })
  })
}
