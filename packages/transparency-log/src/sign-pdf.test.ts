import { expect, test } from 'vitest'
import { openSignedPdf, signPdf } from './sign-pdf.ts'
import { UntrustedNote } from './signed-note.ts'
import { newPrivateKey, noteSigner } from './signing-key.ts'

const ORIGIN = 'mod.example/log'
const PDF = Buffer.from('%PDF-1.7\nimagine pages\n%%EOF\n')
const FACTS = {
  origin: ORIGIN,
  reference: 'WG-34',
  language: 'SO',
  text: 'a'.repeat(64),
} as const

const signer = noteSigner(ORIGIN, newPrivateKey())
const signed = signPdf(PDF, FACTS, [signer])
const open = (pdf: Uint8Array) => openSignedPdf(pdf, ORIGIN, [signer.verifier])

test('a signed PDF keeps its bytes, and its note says what it is', () => {
  expect(signed.subarray(0, PDF.length)).toEqual(PDF)
  expect(open(signed)).toMatchObject(FACTS)
})

test('each line behind the PDF is a comment', () => {
  const lines = signed.subarray(PDF.length).toString().slice(0, -1).split('\n')
  expect(lines.every((line) => line.startsWith('%'))).toBe(true)
})

/** The last letter of the signature, whose lowest bits base64 does not use, and what follows it. */
const UNUSED_BITS = '0=\n'.length

test('one flipped bit anywhere is found', () => {
  for (let index = 0; index < signed.length - UNUSED_BITS; index += 1) {
    const changed = Buffer.from(signed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => open(changed), `byte ${index}`).toThrow(UntrustedNote)
  }
})

test('bytes behind the note are found', () => {
  expect(() => open(Buffer.concat([signed, Buffer.from('x\n')]))).toThrow('no signed note')
})

test('a note of another key, of another log or of none is not trusted', () => {
  const other = noteSigner(ORIGIN, newPrivateKey())
  expect(() => open(signPdf(PDF, FACTS, [other]))).toThrow('no known key')
  const foreign = { ...FACTS, origin: 'other.example/log' }
  expect(() => open(signPdf(PDF, foreign, [signer]))).toThrow('not about a PDF of this log')
  expect(() => open(PDF)).toThrow('no signed note')
})
