import type { Payload } from 'payload'
import type { MailSettings } from '../env/env.ts'
import type { ContactMessage, MessageReply } from '../payload-types.ts'
import { sendMessage } from './send-message.ts'
import { sendReply } from './send-reply.ts'

/** A stored document that is sent as an e-mail, as the queue sees it. */
export type QueuedEmail = Pick<ContactMessage | MessageReply, 'id' | 'mailedAt' | 'mailAttempts'>

/** A kind of queued e-mails, and how one is sent. */
export interface EmailKind {
  readonly slug: 'contact-messages' | 'message-replies'
  /** The value of the metrics' label `kind`. */
  readonly label: 'message' | 'reply'
  /** Sends an e-mail; rejects with the mail server's reason. */
  send(desk: Payload, id: number, settings: MailSettings): Promise<void>
  /** Called after the last failed attempt. */
  giveUp?(desk: Payload, id: number): Promise<void>
}

const findMessage = (desk: Payload, id: number) =>
  desk.findByID({ collection: 'contact-messages', id, depth: 0 })

/** Visitors' messages, which are mailed to their department. */
export const CONTACT_MESSAGES: EmailKind = {
  slug: 'contact-messages',
  label: 'message',
  send: async (desk, id, settings) => sendMessage(await findMessage(desk, id), settings),
}

async function findReply(desk: Payload, id: number) {
  const reply = await desk.findByID({ collection: 'message-replies', id, depth: 0 })
  return { reply, message: await findMessage(desk, reply.message as number) }
}

/** Replies, which are mailed to the visitor. A message is reopened if its reply cannot be mailed. */
export const REPLIES: EmailKind = {
  slug: 'message-replies',
  label: 'reply',
  send: async (desk, id, settings) => {
    const { reply, message } = await findReply(desk, id)
    const { docs: earlierReplies } = await desk.find({
      collection: 'message-replies',
      where: { and: [{ message: { equals: message.id } }, { id: { less_than: id } }] },
      sort: 'id',
      depth: 0,
      pagination: false,
    })
    await sendReply(reply, message, earlierReplies, settings)
  },
  giveUp: async (desk, id) => {
    const { message } = await findReply(desk, id)
    if (message.state !== 'answered') return
    const data = { state: 'open' as const }
    await desk.update({ collection: 'contact-messages', id: message.id, data, depth: 0 })
  },
}
