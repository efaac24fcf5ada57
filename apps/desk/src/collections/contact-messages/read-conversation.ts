import type { PayloadHandler } from 'payload'
import { env } from '../../env/env.ts'
import { oneLine } from '../../mail/one-line.ts'
import { replySubject } from '../../mail/send-reply.ts'
import type { MessageNote, MessageReply } from '../../payload-types.ts'
import { openMessage } from './open-message.ts'

/** The delivery of a reply's email. */
export type Delivery =
  | { readonly is: 'mailed'; readonly at: string }
  | { readonly is: 'due'; readonly at: string; readonly error: string | null }
  | { readonly is: 'givenUp'; readonly error: string | null }

export interface ConversationItem {
  readonly id: number
  readonly text: string
  readonly by: string
  readonly at: string
}

export interface Conversation {
  /** Whether the desk can send replies. */
  readonly canMail: boolean
  /** A link that opens the reader's mail program with the visitor's address and the subject. */
  readonly mailto: string
  readonly replies: readonly (ConversationItem & { readonly delivery: Delivery })[]
  readonly notes: readonly ConversationItem[]
}

function deliveryOf({ mailedAt, mailDueAt, mailError = null }: MessageReply): Delivery {
  if (mailedAt) return { is: 'mailed', at: mailedAt }
  return mailDueAt
    ? { is: 'due', at: mailDueAt, error: mailError }
    : { is: 'givenUp', error: mailError }
}

/** `GET /api/contact-messages/:id/conversation`: the replies and notes of a message, oldest first. */
export const readConversation: PayloadHandler = async (req) => {
  const message = await openMessage(req)
  const where = { message: { equals: message.id } }
  const options = { where, sort: 'id', depth: 0, pagination: false, req } as const
  const [replies, notes] = await Promise.all([
    req.payload.find({ ...options, collection: 'message-replies' }),
    req.payload.find({ ...options, collection: 'message-notes' }),
  ])
  const item = ({ id, text, whoseName: by, createdAt: at }: MessageReply | MessageNote) => ({
    id,
    text,
    by,
    at,
  })
  const subject = encodeURIComponent(replySubject(message.subject))
  const conversation: Conversation = {
    canMail: env.mail !== undefined,
    mailto: `mailto:${encodeURIComponent(oneLine(message.email))}?subject=${subject}`,
    replies: replies.docs.map((doc) => ({ ...item(doc), delivery: deliveryOf(doc) })),
    notes: notes.docs.map(item),
  }
  return Response.json(conversation, { headers: { 'cache-control': 'no-store' } })
}
