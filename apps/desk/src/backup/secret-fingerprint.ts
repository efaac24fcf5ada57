import { randomBytes, scryptSync } from 'node:crypto'

/** A mark by which a secret is known again and not found out (scrypt, RFC 7914). */
export interface SecretFingerprint {
  readonly salt: string
  readonly hash: string
}

const hashOf = (secret: string, salt: string) => scryptSync(secret, salt, 32).toString('hex')

export function secretFingerprint(secret: string): SecretFingerprint {
  const salt = randomBytes(16).toString('hex')
  return { salt, hash: hashOf(secret, salt) }
}

export function matchesFingerprint(mark: SecretFingerprint, secret: string): boolean {
  return hashOf(secret, mark.salt) === mark.hash
}
