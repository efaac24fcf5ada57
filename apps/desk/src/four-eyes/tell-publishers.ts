import type { GlobalAfterChangeHook } from 'payload'
import { accountName } from '../collections/posts/accounts.ts'
import { publisherAddresses } from '../collections/posts/review/notify-colleagues.ts'
import { deskBaseUrl } from '../mail/desk-base-url.ts'
import { deskMailer } from '../mail/desk-mail.ts'
import { ALONE_REASON } from './require-second-person.ts'

/** The e-mail to a publisher about what one person has published, in both languages. */
function aloneEmail(to: string, by: string, reason: string, url: string) {
  return {
    to,
    subject: 'Gaashaan: hal qof ayaa daabacay / published by one person',
    text: `${by} keligiis ayuu daabacay: ${url}

Sababta: ${reason}

--

${by} has published this alone: ${url}

The reason: ${reason}
`,
  }
}

/**
 * Tells the other publishers by mail that one person has published a global alone, and why. The audit has it
 * too, so a failed e-mail is only logged. Without a mail server it does nothing.
 */
export const tellPublishersOfAlone: GlobalAfterChangeHook = async ({ global, req }) => {
  const { context, payload, user } = req
  const reason = context[ALONE_REASON]
  const sendMail = deskMailer(payload)
  if (typeof reason !== 'string' || !sendMail || user?.collection !== 'users') return
  const url = `${deskBaseUrl(payload)}/admin/globals/${global.slug}`
  for (const to of await publisherAddresses(payload, user.id)) {
    sendMail(aloneEmail(to, accountName(user), reason, url)).catch((err: unknown) => {
      payload.logger.error({ err, msg: 'An e-mail about what one person published was not sent' })
    })
  }
}
