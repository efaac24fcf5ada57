import { LANGUAGES, type Language, type Post } from '@gaashaan/contract'
import { startOfMogadishuDay } from '@gaashaan/contract/mogadishu-time'
import { checkId } from '@gaashaan/contract/query'
import type { FastifyInstance } from 'fastify'
import { postById } from '../../../app/api/posts.ts'
import type { Transport } from '../../../app/api/transport.ts'
import { isoDay } from '../../../app/language/dates.ts'
import { tenderState } from '../../../app/news/present-tender.ts'
import { tenderCalendar, tendersCalendar } from '../../../app/paths/feed-paths.ts'
import type { SendDocument } from '../documents/document-cache.ts'
import { loadPosts } from '../documents/load-posts.ts'
import { removedDocument } from '../documents/removed-document.ts'
import { tendersCalendarText } from './tenders-calendar.ts'

type Tenders = readonly Post[] | undefined

/** The tenders that are open today in Mogadishu or later; `undefined` if the host fails. */
async function openTenders(transport: Transport, language: Language): Promise<Tenders> {
  const today = isoDay(new Date().toISOString())
  const query = { closes_from: startOfMogadishuDay(today).toISOString() }
  const { posts, hasFailed } = await loadPosts(transport, 'tenders', language, { query })
  return hasFailed ? undefined : posts.filter((post) => tenderState(post, today) !== 'closed')
}

/** A post with a closing date, or that it was removed; `undefined` for others, and if the host fails. */
async function oneTender(
  transport: Transport,
  language: Language,
  id: number,
): Promise<Tenders | 'removed'> {
  const result = await postById(transport, id, language)
  if (result.state === 'missing' && result.removed) return 'removed'
  const post = result.state === 'loaded' && !result.data.withdrawn ? result.data : undefined
  return post?.closes_at ? [post] : undefined
}

/** The site's calendars: `/calendars/so/tenders.ics`, and for one tender `/calendars/so/tenders/68.ics`. */
export function registerCalendars(app: FastifyInstance, siteUrl: string, send: SendDocument): void {
  const toDocument = (tenders: Tenders, language: Language) =>
    tenders && {
      contentType: 'text/calendar; charset=utf-8',
      body: tendersCalendarText(tenders, language, siteUrl),
    }
  for (const language of LANGUAGES) {
    const path = tendersCalendar(language)
    app.get(path, (_request, reply) =>
      send(reply, {
        path,
        render: async (transport) => toDocument(await openTenders(transport, language), language),
      }),
    )
    app.get(tenderCalendar(language, ':id(^\\d+)'), (request, reply) => {
      const id = checkId((request.params as { id: string }).id)
      if (id === undefined) return reply.callNotFound()
      return send(reply, {
        path: tenderCalendar(language, id),
        render: async (transport) => {
          const tender = await oneTender(transport, language, id)
          return tender === 'removed' ? removedDocument() : toDocument(tender, language)
        },
      })
    })
  }
}
