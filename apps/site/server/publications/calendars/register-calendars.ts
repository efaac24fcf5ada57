import { CATEGORY, LANGUAGES, type Language, PAGE_SIZE, type Post } from '@gaashaan/contract'
import { startOfMogadishuDay } from '@gaashaan/contract/mogadishu-time'
import { checkId } from '@gaashaan/contract/query'
import type { FastifyInstance } from 'fastify'
import { askForPage, isWholeList } from '../../../app/api/list-page.ts'
import { postById } from '../../../app/api/posts.ts'
import type { Transport } from '../../../app/api/transport.ts'
import { isoDay } from '../../../app/language/dates.ts'
import { tenderState } from '../../../app/news/present-tender.ts'
import { tenderCalendar, tendersCalendar } from '../../../app/paths/feed-paths.ts'
import type { SendDocument } from '../documents/document-cache.ts'
import { tendersCalendarText } from './tenders-calendar.ts'

/** The tenders that are open on a day of Mogadishu, or will be; `undefined` where the host fails. */
async function openTenders(
  transport: Transport,
  language: Language,
  today: string,
): Promise<readonly Post[] | undefined> {
  const closes_from = startOfMogadishuDay(today).toISOString()
  const query = { category_id: CATEGORY.tenders, language, closes_from }
  const posts: Post[] = []
  for (let page = 1; ; page += 1) {
    const call = { name: 'postsByCategory', query } as const
    const called = await askForPage(transport, call, page, PAGE_SIZE.max)
    if (called.state === 'failed') return undefined
    if (called.state === 'missing') break
    posts.push(...called.data)
    if (isWholeList(called, PAGE_SIZE.max) || called.data.length === 0) break
    if (posts.length >= (called.total ?? 0)) break
  }
  return posts.filter((post) => tenderState(post, today) !== 'closed')
}

/** One post that closes on a day; none where it is no such thing, or the host fails. */
async function tenderOf(
  transport: Transport,
  language: Language,
  id: number,
): Promise<readonly Post[] | undefined> {
  const called = await postById(transport, id, language)
  const post = called.state === 'loaded' && !called.data.withdrawn ? called.data : undefined
  return post?.closes_at ? [post] : undefined
}

/** The calendars of the site: `/calendars/so/tenders.ics`, and of one tender `/calendars/so/tenders/68.ics`. */
export function registerCalendars(app: FastifyInstance, siteUrl: string, send: SendDocument): void {
  const document = (tenders: readonly Post[] | undefined, language: Language) =>
    tenders && {
      contentType: 'text/calendar; charset=utf-8',
      body: tendersCalendarText(tenders, language, siteUrl),
    }
  for (const language of LANGUAGES) {
    const address = tendersCalendar(language)
    app.get(address, (request, reply) =>
      send(request, reply, {
        address,
        async make(transport) {
          const today = isoDay(new Date().toISOString())
          return document(await openTenders(transport, language, today), language)
        },
      }),
    )
    app.get(tenderCalendar(language, ':id(^\\d+)'), (request, reply) => {
      const id = checkId((request.params as { id: string }).id)
      if (id === undefined) return reply.callNotFound()
      return send(request, reply, {
        address: tenderCalendar(language, id),
        async make(transport) {
          return document(await tenderOf(transport, language, id), language)
        },
      })
    })
  }
}
