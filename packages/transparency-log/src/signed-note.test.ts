import { expect, test } from 'vitest'
import { openNote, signNote, UntrustedNote } from './signed-note.ts'
import { newPrivateKey, noteSigner, parseVerifier } from './signing-key.ts'

/** A checkpoint of the checksum database of the Go language, and the key that has signed it. */
const KNOWN_KEY = 'sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8'
const KNOWN_TEXT = 'go.sum database tree\n63096908\n8lHrQPRYe4KT4WQ9/Qk8/taKnD6IRHbFgfN7vQE2Y54=\n'
const KNOWN_SIGNATURE =
  'Az3gri/oVBN1jAhNZ/iS+W31psFAWRT20/GyrhpU6taFwulQGetBkH5S7wpGXdS935jiIGiUUAXBVHzT/P6fYhqAmAk='

const TEXT = 'waaxda.example/log\n\nlaba\n'

const [signer, other] = [newPrivateKey(), newPrivateKey()].map((pem) => noteSigner('waaxda', pem))
if (!signer || !other) throw new Error('there are two keys')
const note = signNote(TEXT, [signer])

test('a note that another implementation has signed is opened', () => {
  const signed = `${KNOWN_TEXT}\n— sum.golang.org ${KNOWN_SIGNATURE}\n`
  expect(openNote(signed, [parseVerifier(KNOWN_KEY)])).toBe(KNOWN_TEXT)
})

test('a note is opened with the line of its key', () => {
  expect(openNote(note, [parseVerifier(signer.verifier.line)])).toBe(TEXT)
})

test('a note of two keys is opened with either, and with a key that it does not know', () => {
  const both = signNote(TEXT, [signer, other])
  for (const key of [signer, other]) expect(openNote(both, [key.verifier])).toBe(TEXT)
  expect(openNote(note, [other.verifier, signer.verifier])).toBe(TEXT)
})

const REFUSED: readonly (readonly [string, string])[] = [
  ['a changed text', note.replace('laba', 'saddex')],
  ['a signature of another key under the same name', signNote(TEXT, [other])],
  ['no signature', `${TEXT}\n`],
  ['no blank line before the signatures', note.replaceAll('\n\n', '\n')],
  ['no line feed at the end', note.trimEnd()],
  ['a control character', note.replace('laba', 'la\tba')],
  ['a signature that is cut off', `${TEXT}\n— waaxda AAAA\n`],
  ['something else than signatures', `${note}waaxda\n`],
  ['more signatures than are read', note + `— cid ${'A'.repeat(20)}\n`.repeat(16)],
]

test.each(REFUSED)('a note with %s is refused', (_fault, refused) => {
  expect(() => openNote(refused, [signer.verifier])).toThrow(UntrustedNote)
})

test('a wrong signature of a known key is refused beside a right one', () => {
  const wrong = signNote('text\n', [other]).split('\n\n')[1]
  expect(() => openNote(note + wrong, [signer.verifier, other.verifier])).toThrow('is wrong')
})

test.each([
  KNOWN_KEY.replace('033de0ae', '033de0af'),
  KNOWN_KEY.replace('+Ac', '+Bc'),
  KNOWN_KEY.slice(0, -4),
  KNOWN_KEY.replace('sum', 'sum '),
])('the key %s is refused', (line) => {
  expect(() => parseVerifier(line)).toThrow('key')
})
