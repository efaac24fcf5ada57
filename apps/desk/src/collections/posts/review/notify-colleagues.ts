import type { Payload, PayloadRequest, Where } from 'payload'
import { validReason } from '../../../access/publishers-publish-what-another-wrote.ts'
import { deskMailer } from '../../../mail/desk-mail.ts'
import { accountName } from '../accounts.ts'
import type { PublishCommand } from '../publishing/publish-command.ts'
import { readPost, writersOf } from '../publishing/read-post.ts'
import { returnedEmail, submittedEmail } from './review-emails.ts'

/** Limit on the recipients for one text. */
const MAX_RECIPIENTS = 50

const PUBLISHERS: Where = {
  or: [{ roles: { contains: 'publisher' } }, { roles: { contains: 'administrator' } }],
}

/** E-mail addresses of the accounts that match, without the sender's own. */
async function findAddresses(payload: Payload, where: Where, senderId: number): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { and: [where, { id: { not_equals: senderId } }] },
    limit: MAX_RECIPIENTS,
    depth: 0,
    pagination: false,
  })
  return docs.map(({ email }) => email)
}

/** The e-mail addresses of those who publish, without the sender's own. */
export const publisherAddresses = (payload: Payload, senderId: number) =>
  findAddresses(payload, PUBLISHERS, senderId)

/** The e-mail addresses of the administrators, without those of one account. */
export const administratorAddresses = (payload: Payload, account: number) =>
  findAddresses(payload, { roles: { contains: 'administrator' } }, account)

/** The e-mails about a command: only submitting and returning with a remark send any. */
async function reviewEmails(req: PayloadRequest, id: number, command: PublishCommand) {
  const { payload, user } = req
  const isReturn = command.action === 'returnToDraft'
  if (user?.collection !== 'users' || !(isReturn || command.action === 'submit')) return []
  const { working } = await readPost(req, id)
  const step = {
    post: id,
    language: command.language,
    title: working[command.language]?.title ?? '',
    by: accountName(user),
  }
  if (!isReturn) {
    const publishers = await publisherAddresses(payload, user.id)
    return publishers.map((to) => submittedEmail(payload, to, step))
  }
  const remark = validReason(command.reason)
  if (!remark) return []
  const isWriter = { id: { in: [...writersOf(working, command.language)] } }
  const writers = await findAddresses(payload, isWriter, user.id)
  return writers.map((to) => returnedEmail(payload, to, { ...step, remark }))
}

/**
 * Notifies publishers of a text that was sent to review, and writers of one that was sent back. The
 * desk's dashboard shows both too, so a failed e-mail is only logged. Without a mail server it does
 * nothing.
 */
export async function notifyColleagues(
  req: PayloadRequest,
  id: number,
  command: PublishCommand,
): Promise<void> {
  const { payload } = req
  const sendMail = deskMailer(payload)
  if (!sendMail) return
  try {
    for (const email of await reviewEmails(req, id, command)) {
      sendMail(email).catch((err: unknown) => {
        payload.logger.error({ err, msg: 'An e-mail about a review was not sent' })
      })
    }
  } catch (err) {
    payload.logger.error({ err, msg: 'Nobody could be told of a review' })
  }
}
