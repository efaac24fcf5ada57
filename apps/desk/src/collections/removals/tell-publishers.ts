import type { PayloadRequest } from 'payload'
import { deskBaseUrl } from '../../mail/desk-base-url.ts'
import { deskMailer } from '../../mail/desk-mail.ts'
import { accountName } from '../posts/accounts.ts'
import { publisherAddresses } from '../posts/review/notify-colleagues.ts'

/** The e-mail to a publisher, in both languages. It does not name what was removed. */
function removedEmail(to: string, by: string, url: string) {
  return {
    to,
    subject: 'Gaashaan: qoraal waa la saaray / a text was removed',
    text: `${by} qoraal ayuu si joogto ah uga saaray bogga. Qof labaad ayaa xaqiijinaya ama soo celinaya.

Ka eeg: ${url}

--

${by} has removed a text from the site for good. A second person confirms it or brings it back.

Look at it: ${url}
`,
  }
}

/**
 * Tells the other publishers that a post's texts were removed. The dashboard shows it too, so a failed e-mail
 * is only logged. Without a mail server it does nothing.
 */
export async function tellPublishers(req: PayloadRequest, post: number): Promise<void> {
  const { payload, user } = req
  const sendMail = deskMailer(payload)
  if (!sendMail || user?.collection !== 'users') return
  try {
    const url = `${deskBaseUrl(payload)}/admin/collections/posts/${post}`
    for (const to of await publisherAddresses(payload, user.id)) {
      sendMail(removedEmail(to, accountName(user), url)).catch((err: unknown) => {
        payload.logger.error({ err, msg: 'An e-mail about a removal was not sent' })
      })
    }
  } catch (err) {
    payload.logger.error({ err, msg: 'Nobody could be told of a removal' })
  }
}
