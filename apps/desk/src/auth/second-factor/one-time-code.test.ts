import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { decrypt, encrypt } from '../encrypt.ts'
import { type Algorithm, codeAt, matchCode, newSecret, otpauthUri } from './one-time-code.ts'
import { newRecoveryCodes, RECOVERY_CODE_COUNT, recoveryCodeDigest } from './recovery-codes.ts'

/** RFC 6238, appendix B: its secrets, times in seconds, and the last six digits of its codes. */
const RFC_SECRETS: Readonly<Record<Algorithm, string>> = {
  SHA1: Secret.fromUTF8('12345678901234567890').base32,
  SHA256: Secret.fromUTF8('12345678901234567890123456789012').base32,
}
const RFC_SECRET = RFC_SECRETS.SHA1
const RFC_CODES = [
  [59, 'SHA1', '287082'],
  [1_111_111_109, 'SHA1', '081804'],
  [1_111_111_111, 'SHA1', '050471'],
  [1_234_567_890, 'SHA1', '005924'],
  [2_000_000_000, 'SHA1', '279037'],
  [20_000_000_000, 'SHA1', '353130'],
  [59, 'SHA256', '119246'],
  [1_111_111_109, 'SHA256', '084774'],
  [1_111_111_111, 'SHA256', '062674'],
  [1_234_567_890, 'SHA256', '819424'],
  [2_000_000_000, 'SHA256', '698825'],
  [20_000_000_000, 'SHA256', '737706'],
] as const

test.each(RFC_CODES)('at %i s the code by %s is %s', (seconds, algorithm, code) => {
  expect(codeAt(RFC_SECRETS[algorithm], seconds * 1000, algorithm)).toBe(code)
})

test('a code is accepted at most one step early or late', () => {
  const step = 41_152_263
  const matchAt = (codeStep: number) =>
    matchCode(RFC_SECRET, codeAt(RFC_SECRET, codeStep * 30_000), { time: step * 30_000 })?.step
  expect([-2, -1, 0, 1, 2].map((delta) => matchAt(step + delta))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ])
})

test('both algorithms are tried until the one of the app is known', () => {
  const time = 1_700_000_000_000
  const match = (algorithm: Algorithm, known?: Algorithm) =>
    matchCode(RFC_SECRET, codeAt(RFC_SECRET, time, algorithm), { time, known })?.algorithm
  expect([match('SHA256'), match('SHA1')]).toEqual(['SHA256', 'SHA1'])
  expect([match('SHA1', 'SHA1'), match('SHA256', 'SHA256')]).toEqual(['SHA1', 'SHA256'])
  expect([match('SHA1', 'SHA256'), match('SHA256', 'SHA1')]).toEqual([undefined, undefined])
})

test('a secret has 160 bits and is different each time', () => {
  const secrets = [newSecret(), newSecret()]
  expect(new Set(secrets).size).toBe(2)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

test('the otpauth URI names the desk and the account, and asks for SHA-256', () => {
  const uri = new URL(otpauthUri(RFC_SECRET, 'qof@tusaale.example'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Gaashaan:qof@tusaale.example')
  expect(uri.searchParams.get('secret')).toBe(RFC_SECRET)
  expect(uri.searchParams.get('algorithm')).toBe('SHA256')
})

test('an encrypted text is decrypted only unchanged, with its own secret and account', () => {
  const encrypted = encrypt('JBSWY3DPEHPK3PXP', 'secret', 7)
  expect(encrypted).not.toContain('JBSWY3DPEHPK3PXP')
  expect(decrypt(encrypted, 'secret', 7)).toBe('JBSWY3DPEHPK3PXP')
  expect(() => decrypt(encrypted, 'other', 7)).toThrow()
  expect(() => decrypt(encrypted, 'secret', 8)).toThrow()
  // All bits of the first character count; those of the last may be padding.
  const changed = (encrypted.startsWith('A') ? 'B' : 'A') + encrypted.slice(1)
  expect(() => decrypt(changed, 'secret', 7)).toThrow()
})

test('the ten recovery codes differ, and are accepted in any case and spacing', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(RECOVERY_CODE_COUNT)
  for (const code of codes)
    expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){5}[2-9A-HJKMNP-TV-Z]{4}$/)
  const [code = ''] = codes
  const respaced = code.toLowerCase().replaceAll('-', ' ')
  expect(recoveryCodeDigest(respaced, 's', 1)).toBe(recoveryCodeDigest(code, 's', 1))
  expect(recoveryCodeDigest(code, 's', 2)).not.toBe(recoveryCodeDigest(code, 's', 1))
})
