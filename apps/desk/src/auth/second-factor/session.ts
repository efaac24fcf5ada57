import type { Payload, PayloadRequest } from 'payload'
import { hasPassedSignIn, needsCode } from '../../access/passed-sign-in.ts'
import type { User } from '../../payload-types.ts'
import { findCredential } from './totp-credential.ts'

/** The session of a request and its user, who may still have to enter a code. */
export interface CurrentSession {
  readonly user: User
  readonly sid: string
  /** Whether the code was entered, or none is needed. */
  readonly hasPassed: boolean
}

/** The session of a request; `null` without one, and for one that is over. */
export function currentSession({ user }: PayloadRequest): CurrentSession | null {
  if (user?.collection !== 'users') return null
  const sid = (user as { _sid?: string })._sid
  // Codes have no influence on whether a session is over: check as if the account needed none.
  const isRunning = hasPassedSignIn({ ...user, roles: [], codesSince: null })
  return sid && isRunning ? { user, sid, hasPassed: hasPassedSignIn(user) } : null
}

/** What the screens show of someone's one-time codes. */
export async function codesState(payload: Payload, { user, hasPassed }: CurrentSession) {
  const credential = await findCredential(payload, user.id)
  return {
    isNeeded: needsCode(user),
    isEnrolled: Boolean(credential?.confirmedAt),
    hasPassed,
    recoveryLeft: Array.isArray(credential?.recovery) ? credential.recovery.length : 0,
  }
}

export type CodesState = Awaited<ReturnType<typeof codesState>>
