import type { Payload } from 'payload'
import { deskAddress } from '../../mail/desk-address.ts'
import { FIRST_ACCOUNT_PATH } from './path.ts'
import { firstAccountToken, isWithoutAccounts } from './token.ts'

/** The address at which the first account is made; `undefined` where there is one already. */
export async function firstAccountUrl(payload: Payload): Promise<string | undefined> {
  if (!(await isWithoutAccounts(payload))) return undefined
  const token = await firstAccountToken(payload)
  return `${deskAddress(payload)}${FIRST_ACCOUNT_PATH}?token=${token}`
}

/** Tells the operator where the first account is made, at each start until it is. */
export async function printFirstAccountUrl(payload: Payload): Promise<void> {
  const address = await firstAccountUrl(payload)
  if (address) payload.logger.warn(`The desk has no account yet; make the first one at ${address}`)
}
