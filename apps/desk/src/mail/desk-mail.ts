import { trackPending } from '@gaashaan/runtime/stopping'
import type { SendMailOptions } from 'nodemailer'
import type { EmailAdapter, Payload } from 'payload'
import type { MailSettings } from '../env/env.ts'
import { mails } from '../observability/metrics.ts'
import { sendEmail } from './send-email.ts'

/** Payload's e-mail adapter, extended by a method of ours. */
type DeskMail = ReturnType<EmailAdapter> & {
  /** Sends an e-mail and waits for the mail server's response. */
  readonly sendNow?: (email: SendMailOptions) => Promise<void>
}

async function send(email: SendMailOptions, settings: MailSettings): Promise<void> {
  const headers = { 'Auto-Submitted': 'auto-generated' }
  try {
    await sendEmail({ from: settings.from, ...email, headers }, settings.smtpUrl)
    mails.labels({ kind: 'letter', result: 'sent' }).inc()
  } catch (error) {
    mails.labels({ kind: 'letter', result: 'failed' }).inc()
    throw error
  }
}

/**
 * Sends the desk's own e-mails, such as the link for a new password. Without a mail server they are
 * only logged, without their content. Payload's e-mails are sent in the background, so that neither
 * the time this takes nor a failure reveals who has an account.
 */
export function deskMail(settings: MailSettings | undefined): EmailAdapter {
  const sendNow = settings && ((email: SendMailOptions) => trackPending(send(email, settings)))
  return ({ payload }): DeskMail => ({
    name: 'desk-mail',
    defaultFromAddress: settings?.from ?? 'desk@localhost',
    defaultFromName: 'Gaashaan',
    sendEmail: async ({ from: _from, ...email }) => {
      if (!sendNow) return payload.logger.warn('A letter was not sent: SMTP_URL is not set.')
      sendNow(email as SendMailOptions).catch((err: unknown) => {
        payload.logger.error({ err, msg: 'A letter of the desk was not sent' })
      })
    },
    ...(sendNow && { sendNow }),
  })
}

/** The function that sends an e-mail of the desk and waits; `undefined` without a mail server. */
export function deskMailer({ email }: Payload): DeskMail['sendNow'] {
  return (email as DeskMail).sendNow
}
