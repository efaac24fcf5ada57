import type { PayloadHandler } from 'payload'
import { env } from '../../env/env.ts'
import { oneLine } from '../../mail/one-line.ts'
import { replySubject } from '../../mail/send-reply.ts'
import type { MessageReply } from '../../payload-types.ts'
import { openMessage } from './open-message.ts'

/** What became of a reply's letter. */
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
  /** Whether the desk can send a reply itself. */
  readonly canMail: boolean
  /** Opens the reader's own mail program with the visitor's address and the subject. */
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

/** `GET /api/contact-messages/:id/conversation`: a message's replies and notes, the oldest first. */
export const readConversation: PayloadHandler = async (req) => {
  const message = await openMessage(req)
  const options = { where: { message: { equals: message.id } }, sort: 'id', depth: 0, req } as const
  const [replies, notes] = await Promise.all([
    req.payload.find({ ...options, collection: 'message-replies', pagination: false }),
    req.payload.find({ ...options, collection: 'message-notes', pagination: false }),
  ])
  const item = (doc: { id: number; text: string; whoseName: string; createdAt: string }) => ({
    id: doc.id,
    text: doc.text,
    by: doc.whoseName,
    at: doc.createdAt,
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
