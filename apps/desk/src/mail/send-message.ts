import type { MailSettings } from '../env/env.ts'
import type { ContactMessage } from '../payload-types.ts'
import { oneLine } from './one-line.ts'
import { sendEmail } from './send-email.ts'

/** The Message-ID of a message's e-mail, by which mail programs group its replies. */
export function emailMessageId(message: ContactMessage): string {
  return `<message-${message.id}-${Date.parse(message.createdAt)}@gaashaan.invalid>`
}

/**
 * Mails a message to its department as plain text; replies go to the visitor. Rejects with the mail
 * server's reason.
 */
export async function sendMessage(message: ContactMessage, settings: MailSettings): Promise<void> {
  const name = oneLine(message.name)
  const address = oneLine(message.email)
  const signature = [`${name} <${address}>`, message.createdAt, message.reference]
  const email = {
    from: settings.from,
    to: settings.to[message.department],
    replyTo: { name, address },
    subject: `[${message.department}] ${oneLine(message.subject)}`,
    text: `${message.message}\n\n-- \n${signature.filter(Boolean).join('\n')}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    messageId: emailMessageId(message),
  }
  await sendEmail(email, settings.smtpUrl)
}
