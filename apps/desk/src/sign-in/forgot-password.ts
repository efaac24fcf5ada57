import { addDataAndFileToRequest, type Endpoint } from 'payload'
import { rateBound } from '../calls/rate-bound.ts'

/** Most letters about a forgotten password to one address in the span. */
const MOST_LETTERS = 3
const SPAN_MS = 15 * 60 * 1000

const bound = rateBound(MOST_LETTERS, SPAN_MS)

/**
 * `POST /api/users/forgot-password` with `{ email }`, in the place of Payload's own: answers every
 * address alike, and mails to none beyond its share, so that nobody fills someone else's mailbox.
 * (Payload's own bound writes beside the transaction that it has opened, and on SQLite waits for
 * itself.)
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    // JSON, or the form that Payload's own screen sends.
    await addDataAndFileToRequest(req)
    const typed: unknown = req.data?.email
    const email = typeof typed === 'string' ? typed.toLowerCase().trim() : ''
    if (email !== '' && bound.allows(email)) {
      await req.payload.forgotPassword({ collection: 'users', data: { email }, req })
    }
    return Response.json({ message: req.t('general:success') })
  },
}
