import { AuthenticationError, type CollectionAfterErrorHook, LockedAuth } from 'payload'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { errorBody } from '../../http/error-response.ts'
import { AccountClosed, CLOSED } from '../idle-accounts/closed-account.ts'
import { lockAfterWrongPasswords } from '../locks/count-password-tries.ts'
import { LOCK_MS, MAX_WRONG_PASSWORDS } from './rules.ts'

/** Longest input that an audit entry stores as an e-mail address. */
const MAX_EMAIL_CHARS = 254

const MINUTES = LOCK_MS / 60_000

const MESSAGE = {
  en: `The e-mail address or the password is not right. After ${MAX_WRONG_PASSWORDS} wrong tries an account is closed for at least ${MINUTES} minutes, longer each time, even for the right password.`,
  so: `Cinwaanka iimaylka ama furaha sirta ahi sax ma aha. Kadib ${MAX_WRONG_PASSWORDS} isku day oo khaldan akoonku wuxuu xirnaanayaa ugu yaraan ${MINUTES} daqiiqo, mar kastana ka sii badan, xitaa furaha saxda ah.`,
}

/**
 * Records a refused sign-in, although the request fails. Every refusal of a password gets the same
 * response, which does not reveal whether the account exists or is locked.
 */
export const recordRefusedSignIn: CollectionAfterErrorHook = async ({ error, req }) => {
  const isSignIn = req.pathname?.endsWith('/users/login') ?? false
  const isLocked = error instanceof LockedAuth
  const isClosed = error instanceof AccountClosed
  const isRefused = isLocked || isClosed || error instanceof AuthenticationError
  if (!isSignIn || !isRefused) return undefined
  const input: unknown = req.data?.email
  const event = {
    action: 'session.refused',
    collection: 'users',
    heading: typeof input === 'string' ? input.slice(0, MAX_EMAIL_CHARS) : '',
    change: { reason: isLocked ? 'locked' : isClosed ? 'closed' : 'password' },
  }
  await recordAuditEvent(req.payload, event, undefined, req)
  // Who has the right password learns what is wrong.
  if (isClosed) return { response: errorBody(req, CLOSED, 'account_closed'), status: 403 }
  await lockAfterWrongPasswords(req.payload, typeof input === 'string' ? input : '', req)
  return { response: errorBody(req, MESSAGE, 'sign_in_refused'), status: 401 }
}
