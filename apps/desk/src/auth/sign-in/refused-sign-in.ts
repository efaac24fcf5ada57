import {
  AuthenticationError,
  type CollectionConfig,
  LockedAuth,
  type PayloadRequest,
} from 'payload'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import { messagesFor } from '../../i18n/messages.ts'
import { LOCK_MS, MAX_WRONG_PASSWORDS } from './rules.ts'

type AfterError = NonNullable<NonNullable<CollectionConfig['hooks']>['afterError']>[number]

/** Most characters that an audit entry keeps of an address that someone typed. */
const MAX_EMAIL_CHARS = 254

/** One answer to every refused sign-in: it tells neither who has an account nor who is locked out. */
export function refusedSignIn(req: PayloadRequest): string {
  const minutes = LOCK_MS / 60_000
  return messagesFor(req).t({
    en: `The e-mail address or the password is not right. After ${MAX_WRONG_PASSWORDS} wrong tries an account is closed for ${minutes} minutes, even for the right password.`,
    so: `Cinwaanka iimaylka ama furaha sirta ahi sax ma aha. Kadib ${MAX_WRONG_PASSWORDS} isku day oo khaldan akoonku wuxuu xirnaanayaa ${minutes} daqiiqo, xitaa furaha saxda ah.`,
  })
}

/** Writes a refused sign-in down, though the request fails, and answers it like every other. */
export const recordRefusedSignIn: AfterError = async ({ error, req }) => {
  const isSignIn = req.pathname?.endsWith('/users/login') ?? false
  const isLocked = error instanceof LockedAuth
  if (!isSignIn || !(isLocked || error instanceof AuthenticationError)) return undefined
  const typed: unknown = req.data?.email
  await recordAuditEvent(
    req.payload,
    {
      action: 'session.refused',
      collection: 'users',
      heading: typeof typed === 'string' ? typed.slice(0, MAX_EMAIL_CHARS) : '',
      change: { reason: isLocked ? 'locked' : 'password' },
    },
    undefined,
    req,
  )
  const message = refusedSignIn(req)
  return { response: { errors: [{ message }], code: 'sign_in_refused' }, status: 401 }
}
