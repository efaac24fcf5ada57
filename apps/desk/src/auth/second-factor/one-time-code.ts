import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with what every authenticator app has: SHA-1, six digits, steps of thirty seconds. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Steps before and after the current one whose codes are accepted too (RFC 6238 §5.2). */
const STEPS_ASIDE = 1

/** Length of a secret in bytes: RFC 4226 §4 recommends 160 bits. */
const SECRET_BYTES = 20

/** What people see in their authenticator app. */
const ISSUER = 'Gaashaan'

/** A new secret, in base32 as people can type it. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The `otpauth://` address that an authenticator app reads from a QR code. */
export function otpauthUri(secret: string, email: string): string {
  return new TOTP({ ...SHAPE, issuer: ISSUER, label: email, secret }).toString()
}

/** The code of a secret at a time in milliseconds, the present one when left out. */
export function codeAt(secret: string, time = Date.now()): string {
  return new TOTP({ ...SHAPE, secret }).generate({ timestamp: time })
}

/** The step that a code is of, of the three that are taken; `null` when it is none of theirs. */
export function stepOf(secret: string, code: string, time = Date.now()): number | null {
  const totp = new TOTP({ ...SHAPE, secret })
  const aside = totp.validate({ token: code, timestamp: time, window: STEPS_ASIDE })
  return aside === null ? null : totp.counter({ timestamp: time }) + aside
}
