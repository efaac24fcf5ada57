import type { PayloadHandler, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { accountSubject } from '../../audit/audit-subjects.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { forwardedIp } from '../../http-security/forwarded-headers.ts'
import type { User } from '../../payload-types.ts'
import { currentSession, factorsState } from '../second-factor/session.ts'
import { loginLimits } from '../sign-in/login-rate-limit.ts'
import { openSession, renewSession } from '../sign-in/renew-session.ts'
import { findAccount } from './find-account.ts'
import { storeIdentity } from './identity-store.ts'
import { type OpenIdError, openIdError } from './openid-errors.ts'
import { type Claims, openIdSettings, readClaims } from './provider.ts'
import type { OpenIdSettings } from './settings.ts'
import { forgetTransaction, readTransaction, type Transaction } from './transaction.ts'

/** The query with which the provider sent the browser back: `?code=…&state=…`. */
const Body = v.object({ query: v.pipe(v.string(), v.startsWith('?'), v.maxLength(8000)) })

/** What a visit to the provider came to: an error, or what the response sets and where it leads. */
type Outcome = { readonly error: OpenIdError } | { readonly headers: Record<string, string> }

/** Records a refused sign-in. */
async function refuse(
  req: PayloadRequest,
  error: OpenIdError,
  who: Pick<User, 'id' | 'email'> | undefined,
  heading = '',
): Promise<Outcome> {
  const subject = who ? accountSubject(who) : { collection: 'users', heading }
  const event = { action: 'session.refused', ...subject, change: { reason: error } }
  await recordAuditEvent(req.payload, event, undefined, req)
  return { error }
}

/** Signs the person in to the account that is connected, or to the one of their invitation. */
async function signIn(
  req: PayloadRequest,
  { issuer, secondFactorAcr }: OpenIdSettings,
  claims: Claims,
): Promise<Outcome> {
  const account = await findAccount(req, issuer, claims)
  if (typeof account === 'string') return refuse(req, account, undefined, claims.email)
  if (account.closedAt) return refuse(req, 'account_closed', account)
  const hasPassed = secondFactorAcr !== '' && claims.acr === secondFactorAcr
  const headers = await openSession(req, account, { hasPassed })
  const change = { issuer, acr: claims.acr }
  const event = { action: 'session.opened', ...accountSubject(account), change }
  await recordAuditEvent(req.payload, event, undefined, {
    headers: req.headers,
    user: { ...account, collection: 'users' },
  })
  return { headers }
}

/** Connects the account that is signed in, and ends its other sessions. */
async function connect(
  req: PayloadRequest,
  { issuer }: OpenIdSettings,
  { sub }: Claims,
  account: number,
): Promise<Outcome> {
  const session = currentSession(req)
  if (session === null || session.user.id !== account) return { error: 'confirm_first' }
  const { user, sid } = session
  if (!(await factorsState(req.payload, session)).mayChange) return { error: 'confirm_first' }
  const isStored = await storeIdentity(req.payload, { account, issuer, subject: sub })
  if (!isStored) return { error: 'identity_taken' }
  const event = { action: 'identity.connected', ...accountSubject(user), change: { issuer } }
  await recordAuditEvent(req.payload, event, undefined, req)
  return { headers: await renewSession(req, user, sid, { endsOthers: true }) }
}

async function completeVisit(
  req: PayloadRequest,
  settings: OpenIdSettings,
  { account, ...checks }: Transaction,
): Promise<Outcome> {
  const body = v.safeParse(Body, await req.json?.().catch(() => undefined))
  if (!body.success) return { error: 'openid_refused' }
  let claims: Claims
  try {
    claims = await readClaims(req, settings, body.output.query, checks)
  } catch (err) {
    req.payload.logger.warn({ err, msg: 'A return from the provider of OPENID_ISSUER was refused' })
    return refuse(req, 'openid_refused', undefined)
  }
  return account === undefined
    ? signIn(req, settings, claims)
    : connect(req, settings, claims, account)
}

/**
 * `{ query }` completes what the browser began: it signs somebody in, or connects the account that is
 * signed in. Responds with `{ goTo }`, or an error of `openid-errors.ts`.
 */
export const complete: PayloadHandler = async (req) => {
  const settings = openIdSettings(req.payload)
  if (!settings) return openIdError(req, 'openid_off')
  const address = forwardedIp(req)
  // Refused returns count with the wrong passwords from an address.
  const { tries } = loginLimits(req.payload)
  if (!tries.allows(address)) return openIdError(req, 'too_many_tries')
  const transaction = readTransaction(req)
  if (transaction === null) return openIdError(req, 'openid_over')
  const outcome = await completeVisit(req, settings, transaction)
  const forgotten = forgetTransaction(req)
  if ('error' in outcome) return openIdError(req, outcome.error, forgotten)
  tries.forgives(address)
  const response = Response.json({ goTo: transaction.goTo }, { headers: outcome.headers })
  for (const [name, value] of Object.entries(forgotten)) response.headers.append(name, value)
  return response
}
