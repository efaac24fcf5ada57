import { type PayloadHandler, type PayloadRequest, parseParams, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { departmentsRead } from '../../access/departments-read.ts'
import { BYTE_ORDER_MARK, csvLines } from '../../admin/exports/csv-lines.ts'
import { ROWS_AT_ONCE, streamRows } from '../../admin/exports/stream-rows.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { type Messages, messagesFor } from '../../i18n/messages.ts'
import { mogadishuTime } from '../../i18n/mogadishu-time.ts'
import type { ContactMessage } from '../../payload-types.ts'
import { DEPARTMENT_LABELS } from './departments.ts'
import { MESSAGE_STATE_LABELS, stateOf } from './states.ts'
import { WITH_TEXTS } from './visitor-fields.ts'

/** Most messages of one export: about what a spreadsheet opens without trouble. */
const MAX_MESSAGES = 50_000

const HEADINGS = {
  en: [
    'Number',
    'Received (Mogadishu)',
    'Department',
    'State',
    'Name',
    'E-mail',
    'Subject',
    'Message',
  ],
  so: [
    'Lambar',
    'La helay (Muqdisho)',
    'Waaxda',
    'Xaaladda',
    'Magaca',
    'Iimayl',
    'Mawduuca',
    'Farriinta',
  ],
}

function rowOf(message: ContactMessage, { t }: Messages) {
  return [
    message.id,
    mogadishuTime(message.createdAt),
    t(DEPARTMENT_LABELS[message.department]),
    t(MESSAGE_STATE_LABELS[stateOf(message)]),
    message.name,
    message.email,
    message.subject,
    message.message,
  ]
}

/** The messages of a filter that someone may read, the newest first, by pages of numbers. */
function page(req: PayloadRequest, where: Where, before: number | undefined) {
  const older: Where = before === undefined ? {} : { id: { less_than: before } }
  return req.payload.find({
    collection: 'contact-messages',
    where: { and: [where, older] },
    sort: '-id',
    depth: 0,
    limit: ROWS_AT_ONCE,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    context: { [WITH_TEXTS]: true },
  })
}

async function* csvOf(req: PayloadRequest, where: Where): AsyncGenerator<string> {
  const messages = messagesFor(req)
  yield BYTE_ORDER_MARK + csvLines([messages.t(HEADINGS)])
  let last: number | undefined
  for (let count = 0; count < MAX_MESSAGES; count += ROWS_AT_ONCE) {
    const { docs } = await page(req, where, last)
    if (docs.length > 0) yield csvLines(docs.map((message) => rowOf(message, messages)))
    last = docs.at(-1)?.id
    if (docs.length < ROWS_AT_ONCE) return
  }
}

/**
 * `GET /api/contact-messages/export` with the list's own `where` and `search`: the messages of them
 * that someone may read, as CSV. The audit has how many of which departments, and by what filter
 * was asked for only as the names of its fields: what is searched for can be a visitor's name.
 */
export const exportMessages: PayloadHandler = async (req) => {
  const { where: asked } = parseParams(req.query)
  const collectionConfig = req.payload.collections['contact-messages'].config
  const search = typeof req.query.search === 'string' ? req.query.search : ''
  const where = mergeListSearchAndWhere({ collectionConfig, search, where: asked ?? {} })
  const { totalDocs } = await req.payload.count({
    collection: 'contact-messages',
    where,
    overrideAccess: false,
    user: req.user,
    req,
  })
  await recordAuditEvent(
    req.payload,
    {
      action: 'message.exported',
      collection: 'contact-messages',
      heading: departmentsRead(req.user).join(', '),
      change: {
        count: Math.min(totalDocs, MAX_MESSAGES),
        filtered: Object.keys(where).length > 0,
        searched: search !== '',
      },
    },
    req,
  )
  const day = mogadishuTime(new Date()).slice(0, 10)
  return streamRows(csvOf(req, where), { filename: `messages-${day}.csv`, type: 'text/csv' })
}
