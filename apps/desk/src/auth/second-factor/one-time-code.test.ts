import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { decrypt, encrypt } from './encrypt.ts'
import { codeAt, newSecret, otpauthUri, stepOf } from './one-time-code.ts'
import { digestOf, newRecoveryCodes, RECOVERY_CODES } from './recovery-codes.ts'

/** RFC 6238, appendix B: its SHA-1 secret, times in seconds, and the last six digits of its codes. */
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32
const RFC_CODES = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

test.each(RFC_CODES)('at %i s the code is %s', (seconds, code) => {
  expect(codeAt(RFC_SECRET, seconds * 1000)).toBe(code)
})

test('a code is taken one step early and late, and no more', () => {
  const step = 41_152_263
  const at = (other: number) =>
    stepOf(RFC_SECRET, codeAt(RFC_SECRET, other * 30_000), step * 30_000)
  expect([-2, -1, 0, 1, 2].map((aside) => at(step + aside))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ])
})

test('a secret has 160 bits, and none is another', () => {
  const secrets = [newSecret(), newSecret()]
  expect(new Set(secrets).size).toBe(2)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})

test('the address names the desk and the account', () => {
  const address = new URL(otpauthUri(RFC_SECRET, 'qof@tusaale.example'))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain('Gaashaan:qof@tusaale.example')
  expect(address.searchParams.get('secret')).toBe(RFC_SECRET)
})

test('what is sealed opens with its own secret and account alone, and unchanged', () => {
  const sealed = encrypt('JBSWY3DPEHPK3PXP', 'secret', 7)
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(decrypt(sealed, 'secret', 7)).toBe('JBSWY3DPEHPK3PXP')
  expect(() => decrypt(sealed, 'other', 7)).toThrow()
  expect(() => decrypt(sealed, 'secret', 8)).toThrow()
  // The first character: all its bits count, as those of the last do not.
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
  expect(() => decrypt(changed, 'secret', 7)).toThrow()
})

test('recovery codes are ten, each another, and read however they are typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(RECOVERY_CODES)
  for (const code of codes)
    expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){2}[2-9A-HJKMNP-TV-Z]{4}$/)
  const [code = ''] = codes
  const typed = code.toLowerCase().replaceAll('-', ' ')
  expect(digestOf(typed, 's', 1)).toBe(digestOf(code, 's', 1))
  expect(digestOf(code, 's', 2)).not.toBe(digestOf(code, 's', 1))
})
