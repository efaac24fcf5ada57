import addressparser from 'nodemailer/lib/addressparser/index.js'
import type { MailSettings } from '../env/env.ts'
import { mogadishuTime } from '../i18n/mogadishu-time.ts'
import type { ContactMessage, MessageReply } from '../payload-types.ts'
import { oneLine } from './one-line.ts'
import { sendEmail } from './send-email.ts'
import { messageIdOf } from './send-message.ts'

/** The subject of a reply to a subject. */
export function replySubject(subject: string): string {
  const line = oneLine(subject)
  return /^re:/i.test(line) ? line : `Re: ${line}`
}

/** The first address of a list as a header has it, with its name. */
function firstAddress(list: string): { name: string; address: string } {
  const [first] = addressparser(list, { flatten: true })
  return { name: first?.name ?? '', address: first?.address ?? '' }
}

function replyIdOf(reply: MessageReply, settings: MailSettings): string {
  const domain = firstAddress(settings.from).address.split('@').at(-1) || 'gaashaan.invalid'
  return `<reply-${reply.id}-${Date.parse(reply.createdAt)}@${domain}>`
}

/** What the visitor wrote, marked as such (RFC 3676, 4.5), under a line that says who and when. */
function quoted(message: ContactMessage): string {
  const lines = message.message.split(/\r\n|\r|\n/).map((line) => (line === '' ? '>' : `> ${line}`))
  return `${oneLine(message.name)}, ${mogadishuTime(message.createdAt)}:\n${lines.join('\n')}`
}

/**
 * What a visitor is mailed: the reply and what they wrote, from the department's address and under
 * the sender's name, in one thread with the message's own mail and the replies before it.
 */
export function replyMail(
  reply: MessageReply,
  message: ContactMessage,
  before: readonly MessageReply[],
  settings: MailSettings,
) {
  const thread = [messageIdOf(message), ...before.map((other) => replyIdOf(other, settings))]
  return {
    from: {
      name: oneLine(firstAddress(settings.from).name),
      address: firstAddress(settings.to[reply.department]).address,
    },
    to: { name: oneLine(message.name), address: oneLine(message.email) },
    subject: replySubject(message.subject),
    text: `${reply.text}\n\n${quoted(message)}\n`,
    messageId: replyIdOf(reply, settings),
    inReplyTo: thread.at(-1),
    references: thread,
  }
}

/** Mails a reply to the visitor; rejects with the mail server's reason. */
export async function sendReply(
  reply: MessageReply,
  message: ContactMessage,
  before: readonly MessageReply[],
  settings: MailSettings,
): Promise<void> {
  await sendEmail(replyMail(reply, message, before, settings), settings.smtpUrl)
}
