import { createTransport } from 'nodemailer'
import type { EmailAdapter } from 'payload'
import type { MailSettings } from '../env.ts'

/**
 * The desk's own letters, such as a new password's link, by the same mail server. Without one they
 * are not sent, and the log says so without the link.
 */
export function deskMail(settings: MailSettings | undefined): EmailAdapter {
  return ({ payload }) => ({
    name: 'desk-mail',
    defaultFromAddress: settings?.from ?? 'desk@localhost',
    defaultFromName: 'Gaashaan',
    sendEmail: async (message) => {
      if (settings) return createTransport(settings.smtpUrl).sendMail(message)
      payload.logger.warn('A letter was not sent: SMTP_URL is not set.')
    },
  })
}
