import type { PayloadHandler, PayloadRequest } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import * as v from 'valibot'
import type { CurrentSession } from '../second-factor/session.ts'
import { openIdError } from './openid-errors.ts'
import { beginAtProvider, openIdSettings } from './provider.ts'
import { storeTransaction, type Transaction } from './transaction.ts'

const Body = v.object({ goTo: v.optional(v.pipe(v.string(), v.maxLength(2000)), '/admin') })

/** `{ url }` of the provider, where the browser goes on. */
async function begin(
  req: PayloadRequest,
  visit: Pick<Transaction, 'account' | 'goTo'>,
): Promise<Response> {
  const settings = openIdSettings(req.payload)
  if (!settings) return openIdError(req, 'openid_off')
  try {
    const { url, checks } = await beginAtProvider(req, settings)
    return Response.json({ url }, { headers: storeTransaction(req, { ...visit, ...checks }) })
  } catch (err) {
    req.payload.logger.error({ err, msg: 'The provider of OPENID_ISSUER did not respond' })
    return openIdError(req, 'openid_unreachable')
  }
}

/** `{ goTo }` begins a sign-in that ends at a path of the desk. Responds with `{ url }`, 404 or 503. */
export const beginSignIn: PayloadHandler = async (req) => {
  const body = v.safeParse(Body, await req.json?.().catch(() => ({})))
  const goTo = body.success ? body.output.goTo : '/admin'
  return begin(req, { goTo: getSafeRedirect({ fallbackTo: '/admin', redirectTo: goTo }) })
}

/** Begins the connection of the account that is signed in. Responds with `{ url }`, 404 or 503. */
export const beginConnection = (req: PayloadRequest, { user }: CurrentSession) =>
  begin(req, { account: user.id, goTo: '/admin/codes' })
