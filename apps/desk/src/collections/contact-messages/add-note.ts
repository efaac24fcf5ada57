import type { PayloadHandler } from 'payload'
import { RECORDED_FLAG } from '../../audit/audited.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { inOneTransaction } from '../../db/in-one-transaction.ts'
import { openMessage, postedObject, postedText, writer } from './open-message.ts'
import { stateOf } from './states.ts'
import { MAX_NOTE_CHARS } from './text-bounds.ts'

/**
 * `POST /api/contact-messages/:id/notes` with `{ text }`: adds a note to a message for its
 * department; a new message is open with it. Answers 201 `{ doc }`.
 */
export const addNote: PayloadHandler = async (req) => {
  const message = await openMessage(req)
  const text = postedText(req, await postedObject(req), MAX_NOTE_CHARS)
  const { payload } = req
  const isNew = stateOf(message) === 'new'
  const note = await inOneTransaction(req, async () => {
    const data = { message: message.id, text, ...writer(req) }
    const doc = await payload.create({ collection: 'message-notes', data, depth: 0, req })
    if (isNew) {
      await payload.update({
        collection: 'contact-messages',
        id: message.id,
        data: { state: 'open' },
        context: { [RECORDED_FLAG]: true },
        depth: 0,
        req,
      })
    }
    await recordAuditEvent(
      payload,
      {
        action: 'message.noted',
        collection: 'contact-messages',
        document: message.id,
        heading: message.department,
        ...(isNew && { change: { state: ['new', 'open'] } }),
      },
      req,
    )
    return doc
  })
  return Response.json({ doc: note }, { status: 201 })
}
