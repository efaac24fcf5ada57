import type { Payload } from 'payload'
import { deskBaseUrl } from '../../mail/desk-base-url.ts'
import { FIRST_ACCOUNT_PATH } from './guard-first-account-screen.ts'
import { firstAccountToken, isWithoutAccounts } from './token.ts'

/** The URL at which the first account is made; `undefined` once there is an account. */
export async function firstAccountUrl(payload: Payload): Promise<string | undefined> {
  if (!(await isWithoutAccounts(payload))) return undefined
  const token = await firstAccountToken(payload)
  // Browsers do not send what follows the #, so no server's log has the token.
  return `${deskBaseUrl(payload)}${FIRST_ACCOUNT_PATH}#${token}`
}

/** Logs the URL of the first account's form at each start, until there is an account. */
export async function printFirstAccountUrl(payload: Payload): Promise<void> {
  const url = await firstAccountUrl(payload)
  if (url) payload.logger.warn(`The desk has no account yet; make the first one at ${url}`)
}
