import type { PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { env } from '../../env/env.ts'
import { mailReply } from '../../mail/email-queue.ts'
import type { ContactMessage, MessageReply } from '../../payload-types.ts'
import {
  currentAuthor,
  messageSubject,
  openMessage,
  parseBody,
  parseText,
  refuse,
  setMessageState,
  UNREADABLE,
} from './open-message.ts'
import { messageState } from './states.ts'
import { MAX_REPLY_CHARS } from './text-bounds.ts'

const NO_MAIL = {
  en: 'The desk cannot send mail: no mail server is set. Answer from your own mail program.',
  so: 'Miisku iimayl ma diri karo: server iimayl lama dejin. Ka jawaab barnaamijkaaga iimaylka.',
}

async function storeReply(req: PayloadRequest, message: ContactMessage, text: string, key: string) {
  const { payload } = req
  const data = {
    message: message.id,
    text,
    key,
    department: message.department,
    mailDueAt: new Date().toISOString(),
    ...currentAuthor(req),
  }
  const reply = await payload.create({ collection: 'message-replies', data, depth: 0, req })
  await setMessageState(req, message.id, 'answered')
  const event = { action: 'message.answered', ...messageSubject(message) }
  const change = { reply: reply.id, state: [messageState(message), 'answered'] }
  await recordAuditEvent(payload, { ...event, change }, req)
  return reply
}

/** The stored reply with a key, if the same reply was sent before. */
function findReply(req: PayloadRequest, key: string): Promise<MessageReply | null> {
  const where = { key: { equals: key } }
  return req.payload.db.findOne({ collection: 'message-replies', where, req })
}

/**
 * `POST /api/contact-messages/:id/replies` with `{ text, key }`: stores the reply in the outbox, which
 * mails and retries it, and marks the message as answered. Responds with 201 `{ doc }`, with 200 when
 * a reply with this key exists, and with 409 when no mail server is set.
 */
export async function answerMessage(req: PayloadRequest, settings = env.mail): Promise<Response> {
  const message = await openMessage(req)
  if (settings === undefined) return refuse(req, NO_MAIL, 409)
  const body = await parseBody(req)
  const text = parseText(req, body, MAX_REPLY_CHARS)
  const panelKey = typeof body.key === 'string' ? body.key : ''
  if (!/^[\w-]{16,64}$/.test(panelKey)) refuse(req, UNREADABLE, 400)
  const key = `${message.id}/${panelKey}`
  const { reply, isNew } = await inTransaction(req, async () => {
    const existing = await findReply(req, key)
    if (existing) return { reply: existing, isNew: false }
    return { reply: await storeReply(req, message, text, key), isNew: true }
  })
  if (isNew) void mailReply(req.payload, reply.id, settings)
  return Response.json({ doc: { id: reply.id } }, { status: isNew ? 201 : 200 })
}
