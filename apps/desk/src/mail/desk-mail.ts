import { trackPending } from '@gaashaan/runtime/stopping'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { EmailAdapter, Payload } from 'payload'
import type { MailSettings } from '../env/env.ts'
import { mails } from '../observability/metrics.ts'

/** How long a silent mail server is waited for. */
const PATIENCE_MS = 20_000

/** The desk's own post, as Payload keeps it. */
type DeskMail = ReturnType<EmailAdapter> & {
  /** Sends a letter and waits for the mail server's word; none when no mail server is set. */
  readonly deliver?: (message: SendMailOptions) => Promise<void>
}

/**
 * The desk's own letters, such as a new password's link, by the same mail server. Without one they
 * are not sent, and the log says so without the link. Payload's own are sent in the background: how
 * long that takes, or that it fails, does not tell who has an account.
 */
export function deskMail(settings: MailSettings | undefined): EmailAdapter {
  return ({ payload }) => {
    const send = async (message: SendMailOptions) => {
      const url = settings?.smtpUrl
      const waits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS }
      const transport = createTransport({ url, ...waits, socketTimeout: PATIENCE_MS })
      const headers = { 'Auto-Submitted': 'auto-generated' }
      try {
        await transport.sendMail({ from: settings?.from, ...message, headers })
        mails.labels({ kind: 'letter', result: 'sent' }).inc()
      } catch (error) {
        mails.labels({ kind: 'letter', result: 'failed' }).inc()
        throw error
      } finally {
        transport.close()
      }
    }
    const deliver = (message: SendMailOptions) => trackPending(send(message))
    const mail: DeskMail = {
      name: 'desk-mail',
      defaultFromAddress: settings?.from ?? 'desk@localhost',
      defaultFromName: 'Gaashaan',
      sendEmail: async ({ from: _from, ...message }) => {
        if (!settings) return payload.logger.warn('A letter was not sent: SMTP_URL is not set.')
        deliver(message as SendMailOptions).catch((err: unknown) => {
          payload.logger.error({ err, msg: 'A letter of the desk was not sent' })
        })
      },
      ...(settings && { deliver }),
    }
    return mail
  }
}

/** What sends a letter of the desk and waits; `undefined` when no mail server is set. */
export function deliveryOf({ email }: Payload): DeskMail['deliver'] {
  return (email as DeskMail).deliver
}
