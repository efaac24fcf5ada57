import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the parameters that every authenticator app supports. */
const TOTP_OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Steps before and after the current one whose codes are accepted too (RFC 6238 §5.2). */
const STEP_TOLERANCE = 1

/** Length of a secret: RFC 4226 §4 recommends 160 bits. */
const SECRET_BYTES = 20

/** The name that people see in their authenticator app. */
const ISSUER = 'Gaashaan'

/** A new secret, in base32 as people can type it. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The `otpauth://` URI that an authenticator app reads from a QR code. */
export function otpauthUri(secret: string, email: string): string {
  return new TOTP({ ...TOTP_OPTIONS, issuer: ISSUER, label: email, secret }).toString()
}

/** The code of a secret at a time in ms. */
export function codeAt(secret: string, time = Date.now()): string {
  return new TOTP({ ...TOTP_OPTIONS, secret }).generate({ timestamp: time })
}

/** The step whose code this is, of those that are accepted at a time in ms; `null` if it is wrong. */
export function matchingStep(secret: string, code: string, time = Date.now()): number | null {
  const totp = new TOTP({ ...TOTP_OPTIONS, secret })
  const delta = totp.validate({ token: code, timestamp: time, window: STEP_TOLERANCE })
  return delta === null ? null : totp.counter({ timestamp: time }) + delta
}
