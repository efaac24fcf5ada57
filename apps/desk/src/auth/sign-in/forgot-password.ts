import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createClientLimit } from '@gaashaan/http/rate-limiter'
import { trackPending } from '@gaashaan/runtime/stopping'
import { addDataAndFileToRequest, type Endpoint, type Payload } from 'payload'
import type { User } from '../../payload-types.ts'
import { forgottenPasswordEmail } from './forgotten-password-email.ts'
import { createResetToken } from './reset-token.ts'

/** E-mails about a forgotten password to one address in the window. */
const MAX_EMAILS = 3
const WINDOW_MS = 15 * 60 * 1000

/** The account is looked up this long after the response, and a random time more. */
const MIN_WAIT_MS = 500
const MAX_EXTRA_WAIT_MS = 1_000

const emailLimit = createClientLimit(MAX_EMAILS, WINDOW_MS)

/** Mails the link if the address has an account. */
async function sendLink(payload: Payload, email: string): Promise<void> {
  // The response is sent by then, and the duration of a later request does not reveal this work.
  await wait(MIN_WAIT_MS + randomInt(MAX_EXTRA_WAIT_MS))
  try {
    const where = { email: { equals: email } }
    const account = await payload.db.findOne<User>({ collection: 'users', where })
    if (account === null) return
    const token = await createResetToken(payload, account.id)
    await payload.email.sendEmail(forgottenPasswordEmail(payload, account.email, token))
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The link of a forgotten password could not be sent' })
  }
}

/**
 * `POST /api/users/forgot-password` with `{ email }` replaces Payload's endpoint. Every address gets
 * the same response in the same time, because the account is looked up afterwards. The e-mails to an
 * address are limited, so that nobody can fill someone else's mailbox.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    // The body is JSON, or the form that Payload's screen sends.
    await addDataAndFileToRequest(req)
    const input: unknown = req.data?.email
    const email = typeof input === 'string' ? input.toLowerCase().trim() : ''
    if (email !== '' && emailLimit.allows(email)) void trackPending(sendLink(req.payload, email))
    return Response.json({ message: req.t('general:success') })
  },
}
