import { expect, test } from 'vitest'
import { openCheckpoint } from './checkpoint.ts'
import { openKeyList, signKeyList } from './key-list.ts'
import { UntrustedNote } from './signed-note.ts'
import { newPrivateKey, noteSigner } from './signing-key.ts'

const ORIGIN = 'site.example/log'
const [older, newer, foreign] = [1, 2, 3].map(() => noteSigner(ORIGIN, newPrivateKey()))

const verifiers = (...signers: (typeof older)[]) => signers.flatMap((each) => each?.verifier ?? [])
const listOf = (...signers: (typeof older)[]) =>
  signKeyList(
    ORIGIN,
    signers.flatMap((each) => each ?? []),
  )
const linesOf = (...args: Parameters<typeof openKeyList>) =>
  openKeyList(...args).map(({ line }) => line)

test('who knows a key learns the new one that it vouches for', () => {
  expect(linesOf(listOf(newer, older), ORIGIN, verifiers(older))).toEqual([
    newer?.verifier.line,
    older?.verifier.line,
  ])
})

test('who knows no key yet takes those of the list', () => {
  expect(linesOf(listOf(older), ORIGIN)).toEqual([older?.verifier.line])
})

test('a list without a known signature is refused', () => {
  const open = () => openKeyList(listOf(foreign), ORIGIN, verifiers(older))
  expect(open).toThrow(UntrustedNote)
})

test('a key that is added to a signed list is refused', () => {
  const list = listOf(older).replace('\n\n', `\n${foreign?.verifier.line}\n\n`)
  expect(() => openKeyList(list, ORIGIN)).toThrow(UntrustedNote)
  expect(() => openKeyList(list, ORIGIN, verifiers(older))).toThrow(UntrustedNote)
})

test('a list of another log, and anything else, is refused', () => {
  expect(() => openKeyList(listOf(older), 'other.example/log')).toThrow(UntrustedNote)
  expect(() => openKeyList('', ORIGIN)).toThrow(UntrustedNote)
  expect(() => openKeyList(`keys of ${ORIGIN}\nnot a key\n\n`, ORIGIN)).toThrow('not a public key')
})

test('a list of keys is no checkpoint', () => {
  expect(() => openCheckpoint(listOf(older), ORIGIN, verifiers(older))).toThrow(UntrustedNote)
})
