import { createHmac, randomInt } from 'node:crypto'

/** How many are given at once. */
export const RECOVERY_CODES = 10

/** Without 0, 1, I, L, O and U: nobody reads one for another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LETTERS_EACH = 12

/** New codes in groups of four, of 58 bits each, which nobody can try out (NIST SP 800-63B). */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: LETTERS_EACH }, () => LETTERS[randomInt(LETTERS.length)])
    return (letters.join('').match(/.{4}/g) ?? []).join('-')
  })
}

/** The stored digest of a code, whatever its spaces and case, keyed by the desk's secret. */
export function digestOf(code: string, deskSecret: string, account: number): string {
  const letters = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHmac('sha256', deskSecret).update(`${account}:${letters}`).digest('base64url')
}
