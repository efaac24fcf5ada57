import type { CollectionConfig } from 'payload'
import { sessionStrategy } from '../sessions/authenticate.ts'

/** A session that is not used ends after this time. */
export const MAX_IDLE_SECONDS = 8 * 60 * 60

/** Wrong passwords in a row after which an account is locked. */
export const MAX_WRONG_PASSWORDS = 5

/** How long an account stays locked the first time; `lockMs` tells the next ones. */
export const LOCK_MS = 15 * 60 * 1000

/** Locks of all accounts in a day that are told by mail, so that nobody can flood the mailboxes. */
export const MAX_TOLD_LOCKS = 20

/** Why and until when an account is locked. */
export interface Lock {
  /** What was tried. */
  readonly reason: 'password' | 'code'
  /** ISO instant. */
  readonly closedUntil: string
}

/** Wrong passwords from one IP address, for any accounts, after which it has to wait. */
export const MAX_WRONG_TRIES = 30

/** The window in which an address's wrong passwords are counted. */
export const WRONG_TRIES_WINDOW_MS = 15 * 60 * 1000

/** Payload's settings for how editors sign in. */
export function authSettings(deskUrl: string): Exclude<CollectionConfig['auth'], boolean> {
  return {
    useSessions: true,
    strategies: [sessionStrategy],
    tokenExpiration: MAX_IDLE_SECONDS,
    maxLoginAttempts: MAX_WRONG_PASSWORDS,
    lockTime: LOCK_MS,
    // Payload's own endpoint is replaced: `forgot-password.ts` limits the e-mails.
    forgotPassword: { minRequestInterval: 0 },
    cookies: { sameSite: 'Strict', secure: deskUrl.startsWith('https:') },
  }
}
