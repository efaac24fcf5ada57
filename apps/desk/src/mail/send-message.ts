import { createTransport } from 'nodemailer'
import type { MailSettings } from '../env.ts'
import type { ContactMessage } from '../payload-types.ts'

/** How long a silent mail server is waited for. */
const PATIENCE_MS = 20_000

/** A text for a header: one line, however the visitor wrote it. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a header
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}

/** What is mailed for a message: plain text to the department, answered to the visitor. */
export function mailOf(message: ContactMessage, settings: MailSettings) {
  const name = oneLine(message.name)
  return {
    from: settings.from,
    to: settings.to[message.department],
    replyTo: { name, address: oneLine(message.email) },
    subject: `[${message.department}] ${oneLine(message.subject)}`,
    text: `${message.message}\n\n-- \n${name} <${oneLine(message.email)}>\n${message.createdAt}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    messageId: `<message-${message.id}-${Date.parse(message.createdAt)}@gaashaan.invalid>`,
  }
}

/** Mails a message to its department; rejects with the mail server's reason. */
export async function sendMessage(message: ContactMessage, settings: MailSettings): Promise<void> {
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail(mailOf(message, settings))
  } finally {
    transport.close()
  }
}
