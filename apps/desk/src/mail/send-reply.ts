import addressparser from 'nodemailer/lib/addressparser/index.js'
import type { MailSettings } from '../env/env.ts'
import { mogadishuTime } from '../i18n/mogadishu-time.ts'
import type { ContactMessage, MessageReply } from '../payload-types.ts'
import { oneLine } from './one-line.ts'
import { sendEmail } from './send-email.ts'
import { emailMessageId } from './send-message.ts'

/** The subject of a reply to a subject. */
export function replySubject(subject: string): string {
  const line = oneLine(subject)
  return /^re:/i.test(line) ? line : `Re: ${line}`
}

/** The first address of a header's list, with its name. */
function firstAddress(list: string): { name: string; address: string } {
  const [first] = addressparser(list, { flatten: true })
  return { name: first?.name ?? '', address: first?.address ?? '' }
}

function replyMessageId(reply: MessageReply, settings: MailSettings): string {
  const domain = firstAddress(settings.from).address.split('@').at(-1) || 'gaashaan.invalid'
  return `<reply-${reply.id}-${Date.parse(reply.createdAt)}@${domain}>`
}

/** The visitor's message as a quotation (RFC 3676, 4.5), under a line with name and time. */
function quotation(message: ContactMessage): string {
  const lines = message.message.split(/\r\n|\r|\n/).map((line) => (line === '' ? '>' : `> ${line}`))
  return `${oneLine(message.name)}, ${mogadishuTime(message.createdAt)}:\n${lines.join('\n')}`
}

/**
 * Mails a reply to the visitor with a quotation of their message, from the department's address. The
 * e-mail is in one thread with the message's own e-mail and the earlier replies. Rejects with the mail
 * server's reason.
 */
export async function sendReply(
  reply: MessageReply,
  message: ContactMessage,
  earlierReplies: readonly MessageReply[],
  settings: MailSettings,
): Promise<void> {
  const earlierIds = earlierReplies.map((earlier) => replyMessageId(earlier, settings))
  const thread = [emailMessageId(message), ...earlierIds]
  const email = {
    from: {
      name: oneLine(firstAddress(settings.from).name),
      address: firstAddress(settings.to[reply.department]).address,
    },
    to: { name: oneLine(message.name), address: oneLine(message.email) },
    subject: replySubject(message.subject),
    text: `${reply.text}\n\n${quotation(message)}\n`,
    messageId: replyMessageId(reply, settings),
    inReplyTo: thread.at(-1),
    references: thread,
  }
  await sendEmail(email, settings.smtpUrl)
}
