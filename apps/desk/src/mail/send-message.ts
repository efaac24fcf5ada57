import type { MailSettings } from '../env/env.ts'
import type { ContactMessage } from '../payload-types.ts'
import { oneLine } from './one-line.ts'
import { sendEmail } from './send-email.ts'

/** The name of a message's own mail, which mail programs put its replies under. */
export function messageIdOf(message: ContactMessage): string {
  return `<message-${message.id}-${Date.parse(message.createdAt)}@gaashaan.invalid>`
}

/** What is mailed for a message: plain text to the department, answered to the visitor. */
export function mailOf(message: ContactMessage, settings: MailSettings) {
  const name = oneLine(message.name)
  const { reference } = message
  const signature = [
    `${name} <${oneLine(message.email)}>`,
    message.createdAt,
    ...(reference ? [reference] : []),
  ]
  return {
    from: settings.from,
    to: settings.to[message.department],
    replyTo: { name, address: oneLine(message.email) },
    subject: `[${message.department}] ${oneLine(message.subject)}`,
    text: `${message.message}\n\n-- \n${signature.join('\n')}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    messageId: messageIdOf(message),
  }
}

/** Mails a message to its department; rejects with the mail server's reason. */
export async function sendMessage(message: ContactMessage, settings: MailSettings): Promise<void> {
  await sendEmail(mailOf(message, settings), settings.smtpUrl)
}
