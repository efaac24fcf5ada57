import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createClientLimit } from '@gaashaan/http/rate-limiter'
import { trackPending } from '@gaashaan/runtime/stopping'
import { addDataAndFileToRequest, type Endpoint, type Payload } from 'payload'

/** Emails about a forgotten password to one address in the window. */
const MAX_EMAILS = 3
const WINDOW_MS = 15 * 60 * 1000

/** Milliseconds after the answer before the account is looked for, at least and besides at random. */
const MIN_WAIT_MS = 500
const MAX_MORE_MS = 1_000

const emailLimit = createClientLimit(MAX_EMAILS, WINDOW_MS)

/** Looks for the account and mails its link, after the answer: nobody waits for it. */
async function sendLink(payload: Payload, email: string): Promise<void> {
  // The answer is out by then, and no request after it tells by its own time when the work was done.
  await wait(MIN_WAIT_MS + randomInt(MAX_MORE_MS))
  try {
    await payload.forgotPassword({ collection: 'users', data: { email } })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The link of a forgotten password could not be sent' })
  }
}

/**
 * `POST /api/users/forgot-password` with `{ email }`, in the place of Payload's own: answers every
 * address alike and as fast, since it looks for the account only then, and mails to none beyond its
 * share, so that nobody fills someone else's mailbox. (Payload's own bound writes beside the
 * transaction that it has opened, and on SQLite waits for itself.)
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    // JSON, or the form that Payload's own screen sends.
    await addDataAndFileToRequest(req)
    const typed: unknown = req.data?.email
    const email = typeof typed === 'string' ? typed.toLowerCase().trim() : ''
    if (email !== '' && emailLimit.allows(email)) void trackPending(sendLink(req.payload, email))
    return Response.json({ message: req.t('general:success') })
  },
}
