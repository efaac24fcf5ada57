import type { PayloadRequest } from 'payload'
import { RECORDED_FLAG } from '../../audit/audited.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { inOneTransaction } from '../../db/in-one-transaction.ts'
import { env } from '../../env/env.ts'
import { mailReply } from '../../mail/email-queue.ts'
import type { ContactMessage, MessageReply } from '../../payload-types.ts'
import { openMessage, postedObject, postedText, refuseWith, writer } from './open-message.ts'
import { stateOf } from './states.ts'
import { MAX_REPLY_CHARS } from './text-bounds.ts'

const NO_MAIL = {
  en: 'The desk cannot send mail: no mail server is set. Answer from your own mail program.',
  so: 'Miisku iimayl ma diri karo: server iimayl lama dejin. Ka jawaab barnaamijkaaga iimaylka.',
}

const NO_KEY = {
  en: 'The desk could not read what was sent.',
  so: 'Miisku ma akhriyi karin waxa la soo diray.',
}

async function keep(req: PayloadRequest, message: ContactMessage, text: string, key: string) {
  const { payload } = req
  const reply = await payload.create({
    collection: 'message-replies',
    data: {
      message: message.id,
      text,
      key,
      department: message.department,
      mailDueAt: new Date().toISOString(),
      ...writer(req),
    },
    depth: 0,
    req,
  })
  await payload.update({
    collection: 'contact-messages',
    id: message.id,
    data: { state: 'answered' },
    context: { [RECORDED_FLAG]: true },
    depth: 0,
    req,
  })
  const change = { reply: reply.id, state: [stateOf(message), 'answered'] }
  const event = { action: 'message.answered', collection: 'contact-messages', document: message.id }
  await recordAuditEvent(payload, { ...event, heading: message.department, change }, req)
  return reply
}

/** The reply with this key, if it came before: sent again it is not another. */
async function cameBefore(req: PayloadRequest, key: string): Promise<MessageReply | undefined> {
  const { docs } = await req.payload.find({
    collection: 'message-replies',
    where: { key: { equals: key } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]
}

/**
 * `POST /api/contact-messages/:id/replies` with `{ text, key }`: keeps the reply in the outbox, from
 * where it is mailed and retried; the message is answered. Answers 201 `{ doc }`, 200 for a key that
 * came before, 409 when no mail server is set.
 */
export async function answerMessage(req: PayloadRequest, settings = env.mail): Promise<Response> {
  const message = await openMessage(req)
  if (settings === undefined) return refuseWith(req, NO_MAIL, 409)
  const posted = await postedObject(req)
  const text = postedText(req, posted, MAX_REPLY_CHARS)
  const key = typeof posted.key === 'string' ? posted.key : ''
  if (!/^[\w-]{16,64}$/.test(key)) refuseWith(req, NO_KEY, 400)
  const { reply, isNew } = await inOneTransaction(req, async () => {
    const before = await cameBefore(req, `${message.id}/${key}`)
    if (before) return { reply: before, isNew: false }
    return { reply: await keep(req, message, text, `${message.id}/${key}`), isNew: true }
  })
  if (isNew) void mailReply(req.payload, reply.id, settings)
  return Response.json({ doc: { id: reply.id } }, { status: isNew ? 201 : 200 })
}
