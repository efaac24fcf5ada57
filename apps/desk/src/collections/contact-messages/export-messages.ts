import { type PayloadHandler, type PayloadRequest, parseParams, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { readableDepartments } from '../../access/readable-departments.ts'
import { BYTE_ORDER_MARK, csvLines } from '../../admin/exports/csv-lines.ts'
import { ROWS_PER_BATCH, streamRows } from '../../admin/exports/stream-rows.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { type BothLanguages, type Messages, messagesFor } from '../../i18n/messages.ts'
import { mogadishuTime } from '../../i18n/mogadishu-time.ts'
import type { ContactMessage } from '../../payload-types.ts'
import { DEPARTMENT_LABELS } from './departments.ts'
import { EXPORT_FLAG, searchedTexts } from './record-search.ts'
import { MESSAGE_STATE_LABELS, messageState } from './states.ts'
import { WITH_TEXTS } from './visitor-fields.ts'

/** Maximum number of messages in an export, about as many as a spreadsheet opens without trouble. */
const MAX_MESSAGES = 50_000

/** The columns: their headings, and the values of a message. */
const COLUMNS: readonly (readonly [
  heading: BothLanguages,
  value: (message: ContactMessage, messages: Messages) => string | number,
])[] = [
  [{ en: 'Number', so: 'Lambar' }, ({ id }) => id],
  [
    { en: 'Received (Mogadishu)', so: 'La helay (Muqdisho)' },
    ({ createdAt }) => mogadishuTime(createdAt),
  ],
  [{ en: 'Department', so: 'Waaxda' }, ({ department }, { t }) => t(DEPARTMENT_LABELS[department])],
  [
    { en: 'State', so: 'Xaaladda' },
    (message, { t }) => t(MESSAGE_STATE_LABELS[messageState(message)]),
  ],
  [{ en: 'Name', so: 'Magaca' }, ({ name }) => name],
  [{ en: 'E-mail', so: 'Iimayl' }, ({ email }) => email],
  [{ en: 'Subject', so: 'Mawduuca' }, ({ subject }) => subject],
  [{ en: 'Message', so: 'Farriinta' }, ({ message }) => message],
]

/** One batch of the messages that a filter finds and the person may read, newest first. */
function findBatch(req: PayloadRequest, where: Where, before: number | undefined) {
  const older: Where = before === undefined ? {} : { id: { less_than: before } }
  return req.payload.find({
    collection: 'contact-messages',
    where: { and: [where, older] },
    sort: '-id',
    depth: 0,
    limit: ROWS_PER_BATCH,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    context: { [WITH_TEXTS]: true, [EXPORT_FLAG]: true },
  })
}

async function* toCsv(req: PayloadRequest, where: Where): AsyncGenerator<string> {
  const messages = messagesFor(req)
  yield BYTE_ORDER_MARK + csvLines([COLUMNS.map(([heading]) => messages.t(heading))])
  let last: number | undefined
  for (let count = 0; count < MAX_MESSAGES; count += ROWS_PER_BATCH) {
    const { docs } = await findBatch(req, where, last)
    const rows = docs.map((message) => COLUMNS.map(([, value]) => value(message, messages)))
    if (rows.length > 0) yield csvLines(rows)
    last = docs.at(-1)?.id
    if (docs.length < ROWS_PER_BATCH) return
  }
}

/**
 * `GET /api/contact-messages/export` with the list's `where` and `search`: the messages that they find
 * and the person may read, as CSV. The audit records their number, the person's departments and
 * whether there was a filter and whether it searched the texts, but not the filter itself, which can
 * contain a visitor's name.
 */
export const exportMessages: PayloadHandler = async (req) => {
  const { where: filter = {} } = parseParams(req.query)
  const collectionConfig = req.payload.collections['contact-messages'].config
  const search = typeof req.query.search === 'string' ? req.query.search : ''
  const where = mergeListSearchAndWhere({ collectionConfig, search, where: filter })
  const { totalDocs } = await req.payload.count({
    collection: 'contact-messages',
    where,
    overrideAccess: false,
    user: req.user,
    context: { [EXPORT_FLAG]: true },
    req,
  })
  const event = {
    action: 'message.exported',
    collection: 'contact-messages',
    heading: readableDepartments(req.user).join(', '),
    change: {
      count: Math.min(totalDocs, MAX_MESSAGES),
      filtered: Object.keys(where).length > 0,
      searched: searchedTexts(where).length > 0,
    },
  }
  await recordAuditEvent(req.payload, event, req)
  const day = mogadishuTime(new Date()).slice(0, 10)
  return streamRows(toCsv(req, where), { filename: `messages-${day}.csv`, type: 'text/csv' })
}
