import type { Payload, PayloadRequest } from 'payload'
import { hasPassedSignIn, needsSecondFactor } from '../../access/passed-sign-in.ts'
import { codesOpen } from '../../globals/sign-in-rules/code-rule.ts'
import type { User } from '../../payload-types.ts'
import { identityOf } from '../openid/identity-store.ts'
import { openIdSettings } from '../openid/provider.ts'
import { findPasskeys } from '../passkeys/passkey-store.ts'
import { graceOf } from './grace.ts'
import { findCredential } from './totp-credential.ts'

/**
 * How long after its second factor a session may change the account's factors. OWASP ASVS 5.0, 7.5.1,
 * requires a full authentication before such changes.
 */
export const RECENT_MS = 15 * 60 * 1000

/** The session of a request and its user, who may still have to use a second factor. */
export interface CurrentSession {
  readonly user: User
  readonly sid: string
  /** Whether a second factor was used, or none is needed. */
  readonly hasPassed: boolean
  /** Whether one was used within `RECENT_MS`. */
  readonly isRecent: boolean
  /** Whether its owner has proved within `RECENT_MS` who they are, by all that the account needs. */
  readonly mayEndSessions: boolean
  /** Whether a code was used within `RECENT_MS` that does not open this account, but proves whose it is. */
  readonly hasRecentCode: boolean
}

const isWithin = (date: string | null | undefined, now: number) =>
  now - Date.parse(date ?? '') < RECENT_MS

/** The session of a request; `null` without one, and for one that is over. */
export function currentSession({ user }: PayloadRequest, now = Date.now()): CurrentSession | null {
  if (user?.collection !== 'users') return null
  const sid = (user as { _sid?: string })._sid
  // Second factors have no influence on whether a session is over: check as if none were needed.
  const isRunning = hasPassedSignIn({ ...user, roles: [], codesSince: null, passkeysSince: null })
  if (!sid || !isRunning) return null
  const session = user.sessions?.find(({ id }) => id === sid)
  const isRecent = isWithin(session?.passedAt, now)
  return {
    user,
    sid,
    hasPassed: hasPassedSignIn(user),
    isRecent,
    mayEndSessions: isRecent || (!needsSecondFactor(user) && isWithin(session?.createdAt, now)),
    hasRecentCode: isWithin(session?.codeAt, now),
  }
}

/**
 * Whether whoever sends a request has used a second factor within `RECENT_MS`. Programs, which have no
 * session, are taken at their word.
 */
export function hasRecentProof(req: PayloadRequest): boolean {
  const isProgram = (req.user as { _strategy?: string } | null)?._strategy === undefined
  return isProgram || currentSession(req)?.isRecent === true
}

/** What the screens show of someone's second factors. */
export async function factorsState(payload: Payload, session: CurrentSession) {
  const { user, hasPassed, isRecent } = session
  const [credential, passkeys, isOpenedByCodes, identity] = await Promise.all([
    findCredential(payload, user.id),
    findPasskeys(payload, user.id),
    codesOpen(payload, user),
    identityOf(payload, user.id),
  ])
  const isEnrolled = Boolean(credential?.confirmedAt)
  const hasFactor = isEnrolled || passkeys.length > 0
  return {
    isNeeded: needsSecondFactor(user),
    /** What is left of the time in which the password alone opens the account. */
    grace: graceOf(user),
    /** Whether the account has one-time codes. */
    isEnrolled,
    /** Whether one-time codes open the account by the desk's rules. */
    isOpenedByCodes,
    hasPassed,
    /** Whether the session may add, rename and remove second factors. */
    mayChange: !hasFactor || (hasPassed && isRecent),
    /** Whether it may set up a passkey, which a code is enough for where there is none. */
    mayAddPasskey:
      !hasFactor || (hasPassed && isRecent) || (session.hasRecentCode && passkeys.length === 0),
    /** Whether the account is connected with the ministry's own sign-in; `null` where there is none. */
    openId: openIdSettings(payload) ? { isConnected: identity !== null } : null,
    recoveryLeft: Array.isArray(credential?.recovery) ? credential.recovery.length : 0,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt, copiedAt }) => ({
      id,
      name,
      createdAt,
      usedAt: usedAt ?? null,
      isCopied: Boolean(copiedAt),
    })),
  }
}

export type FactorsState = Awaited<ReturnType<typeof factorsState>>
