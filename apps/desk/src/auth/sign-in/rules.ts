import type { CollectionConfig } from 'payload'
import { FORGOTTEN_SUBJECT, forgottenPasswordEmail } from './forgotten-password-email.ts'

/** A session that is not used ends after so many seconds. */
export const IDLE_SECONDS = 8 * 60 * 60

/** Wrong passwords in a row after which an account is closed for a while. */
export const MAX_WRONG_PASSWORDS = 5

/** How long it stays closed. */
export const LOCK_MS = 15 * 60 * 1000

/** Wrong passwords from one address, for whichever accounts, after which it has to wait. */
export const MAX_WRONG_TRIES = 30

/** The window in which they are counted. */
export const WRONG_TRIES_MS = 15 * 60 * 1000

/** How long the link of a forgotten password works. */
export const RESET_LINK_MS = 60 * 60 * 1000

/** How editors sign in, in Payload's own terms. */
export function signInRules(deskUrl: string): Exclude<CollectionConfig['auth'], boolean> {
  return {
    useSessions: true,
    tokenExpiration: IDLE_SECONDS,
    maxLoginAttempts: MAX_WRONG_PASSWORDS,
    lockTime: LOCK_MS,
    forgotPassword: {
      expiration: RESET_LINK_MS,
      // `forgotPassword` bounds them instead.
      minRequestInterval: 0,
      generateEmailSubject: () => FORGOTTEN_SUBJECT,
      generateEmailHTML: ({ req, token } = {}) =>
        req && token ? forgottenPasswordEmail(req, token) : '',
    },
    cookies: { sameSite: 'Strict', secure: deskUrl.startsWith('https:') },
  }
}
