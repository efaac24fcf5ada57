import { randomBytes, scryptSync } from 'node:crypto'

/** A hash by which a secret is recognised but cannot be found out (scrypt, RFC 7914). */
interface SecretFingerprint {
  readonly salt: string
  readonly hash: string
}

const hashSecret = (secret: string, salt: string) => scryptSync(secret, salt, 32).toString('hex')

export function secretFingerprint(secret: string): SecretFingerprint {
  const salt = randomBytes(16).toString('hex')
  return { salt, hash: hashSecret(secret, salt) }
}

export function matchesFingerprint({ salt, hash }: SecretFingerprint, secret: string): boolean {
  return hashSecret(secret, salt) === hash
}
