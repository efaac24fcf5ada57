import type { Payload } from 'payload'
import type { MailSettings } from '../env/env.ts'
import type { ContactMessage, MessageReply } from '../payload-types.ts'
import { sendMessage } from './send-message.ts'
import { sendReply } from './send-reply.ts'

/** A stored document that is also a letter, as the outbox sees it. */
export type Letter = Pick<ContactMessage | MessageReply, 'id' | 'mailedAt' | 'mailAttempts'>

/** A kind of stored letters, and what the outbox does with one. */
export interface Letters {
  readonly slug: 'contact-messages' | 'message-replies'
  /** What the figures call them. */
  readonly kind: 'message' | 'reply'
  /** Mails one; rejects with the mail server's reason. */
  send(desk: Payload, id: number, settings: MailSettings): Promise<void>
  /** What follows when one is tried no more. */
  giveUp?(desk: Payload, id: number): Promise<void>
}

/** Visitors' messages, to their department. */
export const MESSAGES: Letters = {
  slug: 'contact-messages',
  kind: 'message',
  send: async (desk, id, settings) =>
    sendMessage(await desk.findByID({ collection: 'contact-messages', id, depth: 0 }), settings),
}

async function messageOf(desk: Payload, reply: MessageReply): Promise<ContactMessage> {
  const { message } = reply
  if (typeof message === 'object') return message
  return desk.findByID({ collection: 'contact-messages', id: message, depth: 0 })
}

/** Replies, to the visitor; a message whose reply cannot be mailed is open again. */
export const REPLIES: Letters = {
  slug: 'message-replies',
  kind: 'reply',
  send: async (desk, id, settings) => {
    const reply = await desk.findByID({ collection: 'message-replies', id, depth: 0 })
    const message = await messageOf(desk, reply)
    const { docs: before } = await desk.find({
      collection: 'message-replies',
      where: { and: [{ message: { equals: message.id } }, { id: { less_than: id } }] },
      sort: 'id',
      depth: 0,
      pagination: false,
    })
    await sendReply(reply, message, before, settings)
  },
  giveUp: async (desk, id) => {
    const reply = await desk.findByID({ collection: 'message-replies', id, depth: 0 })
    const message = await messageOf(desk, reply)
    if (message.state !== 'answered') return
    const data = { state: 'open' as const }
    await desk.update({ collection: 'contact-messages', id: message.id, data, depth: 0 })
  },
}
