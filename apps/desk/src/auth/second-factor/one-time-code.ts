import { Secret, TOTP } from 'otpauth'

/**
 * The hashes of one-time codes (RFC 6238 §1.2). Apps are asked for SHA-256. Those that do not know it show
 * codes by SHA-1, which ASVS 5.0, appendix C, allows to verify for systems that have nothing else.
 */
const ALGORITHMS = ['SHA256', 'SHA1'] as const
export type Algorithm = (typeof ALGORITHMS)[number]

/** The parameters that every authenticator app supports. */
const TOTP_OPTIONS = { digits: 6, period: 30 } as const

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
  const [algorithm] = ALGORITHMS
  return new TOTP({ ...TOTP_OPTIONS, algorithm, issuer: ISSUER, label: email, secret }).toString()
}

/** The code of a secret at a time in ms. */
export function codeAt(
  secret: string,
  time = Date.now(),
  algorithm: Algorithm = ALGORITHMS[0],
): string {
  return new TOTP({ ...TOTP_OPTIONS, algorithm, secret }).generate({ timestamp: time })
}

/**
 * The step whose code this is, of those that are accepted at a time in ms, and the app's algorithm;
 * `undefined` if it is wrong. Both algorithms are tried until the one of the app is known.
 */
export function matchCode(
  secret: string,
  code: string,
  { time = Date.now(), known }: { time?: number; known?: Algorithm | null | undefined } = {},
): { readonly step: number; readonly algorithm: Algorithm } | undefined {
  for (const algorithm of known ? [known] : ALGORITHMS) {
    const totp = new TOTP({ ...TOTP_OPTIONS, algorithm, secret })
    const delta = totp.validate({ token: code, timestamp: time, window: STEP_TOLERANCE })
    if (delta !== null) return { step: totp.counter({ timestamp: time }) + delta, algorithm }
  }
  return undefined
}
