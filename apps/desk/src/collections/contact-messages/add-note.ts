import type { PayloadHandler } from 'payload'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import {
  currentAuthor,
  messageSubject,
  openMessage,
  parseBody,
  parseText,
  setMessageState,
} from './open-message.ts'
import { messageState } from './states.ts'
import { MAX_NOTE_CHARS } from './text-bounds.ts'

/**
 * `POST /api/contact-messages/:id/notes` with `{ text }`: adds a note to a message, which opens a new
 * message. Responds with 201 `{ doc }`.
 */
export const addNote: PayloadHandler = async (req) => {
  const message = await openMessage(req)
  const text = parseText(req, await parseBody(req), MAX_NOTE_CHARS)
  const { payload } = req
  const isNew = messageState(message) === 'new'
  const doc = await inTransaction(req, async () => {
    const data = { message: message.id, text, ...currentAuthor(req) }
    const note = await payload.create({ collection: 'message-notes', data, depth: 0, req })
    if (isNew) await setMessageState(req, message.id, 'open')
    const event = { action: 'message.noted', ...messageSubject(message) }
    const change = { state: ['new', 'open'] }
    await recordAuditEvent(payload, { ...event, ...(isNew && { change }) }, req)
    return note
  })
  return Response.json({ doc }, { status: 201 })
}
