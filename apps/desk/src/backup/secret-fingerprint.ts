import { randomBytes, scryptSync } from 'node:crypto'

/** A mark by which a secret is known again and not found out (scrypt, RFC 7914). */
export interface SecretMark {
  readonly salt: string
  readonly hash: string
}

const hashOf = (secret: string, salt: string) => scryptSync(secret, salt, 32).toString('hex')

export function markOf(secret: string): SecretMark {
  const salt = randomBytes(16).toString('hex')
  return { salt, hash: hashOf(secret, salt) }
}

export function isMarkOf(mark: SecretMark, secret: string): boolean {
  return hashOf(secret, mark.salt) === mark.hash
}
