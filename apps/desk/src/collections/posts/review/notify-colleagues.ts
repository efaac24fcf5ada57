import type { Payload, PayloadRequest, Where } from 'payload'
import { writtenReason } from '../../../access/publishers-publish-what-another-wrote.ts'
import { deliveryOf } from '../../../mail/desk-mail.ts'
import type { PublishCommand } from '../publishing/publish-command.ts'
import { readPost, writersOf } from '../publishing/read-post.ts'
import { returnedEmail, submittedEmail } from './review-emails.ts'

/** Most people who are notified of one text. */
const MAX_RECIPIENTS = 50

const PUBLISHERS: Where = {
  or: [{ roles: { contains: 'publisher' } }, { roles: { contains: 'administrator' } }],
}

async function addressesOf(payload: Payload, where: Where, but: number): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { and: [where, { id: { not_equals: but } }] },
    limit: MAX_RECIPIENTS,
    depth: 0,
    pagination: false,
  })
  return docs.map(({ email }) => email)
}

/** The e-mails about a step that was done; none for a step that nobody has to know of. */
async function emailsAbout(req: PayloadRequest, id: number, command: PublishCommand) {
  const { payload, user } = req
  const isReturn = command.action === 'returnToDraft'
  if (user?.collection !== 'users' || !(isReturn || command.action === 'submit')) return []
  const { working } = await readPost(req, id)
  const step = {
    post: id,
    language: command.language,
    title: working[command.language]?.title ?? '',
    by: user.name || user.email,
  }
  if (!isReturn) {
    const publishers = await addressesOf(payload, PUBLISHERS, user.id)
    return publishers.map((to) => submittedEmail(payload, to, step))
  }
  const remark = writtenReason(command.reason)
  if (!remark) return []
  const writers = { id: { in: [...writersOf(working, command.language)] } }
  const told = await addressesOf(payload, writers, user.id)
  return told.map((to) => returnedEmail(payload, to, { ...step, remark }))
}

/**
 * Mails those who wait for a text: who may publish what was sent to review, and who wrote what was
 * sent back. The first page of the desk shows both besides, so an e-mail that cannot be sent is
 * only logged, and without a mail server there is none.
 */
export async function notifyColleagues(
  req: PayloadRequest,
  id: number,
  command: PublishCommand,
): Promise<void> {
  const { payload } = req
  const deliver = deliveryOf(payload)
  if (!deliver) return
  try {
    for (const email of await emailsAbout(req, id, command)) {
      deliver(email).catch((err: unknown) => {
        payload.logger.error({ err, msg: 'An e-mail about a review was not sent' })
      })
    }
  } catch (err) {
    payload.logger.error({ err, msg: 'Nobody could be told of a review' })
  }
}
