import { createHmac, randomInt } from 'node:crypto'

/** How many codes an account gets at once. */
export const RECOVERY_CODE_COUNT = 10

/** Without 0, 1, I, L, O and U, which are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_CHARS = 24

/**
 * New codes in groups of four characters, of 117 bits each. OWASP ASVS 5.0, 6.5.2, wants shorter ones than 112
 * bits hashed as slowly as passwords.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const chars = Array.from({ length: CODE_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)])
    return (chars.join('').match(/.{4}/g) ?? []).join('-')
  })
}

/** The stored digest of a code, whatever its spaces and case, keyed with the desk's secret. */
export function recoveryCodeDigest(code: string, deskSecret: string, account: number): string {
  const chars = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return createHmac('sha256', deskSecret).update(`${account}:${chars}`).digest('base64url')
}
