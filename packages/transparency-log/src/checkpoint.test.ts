import { expect, test } from 'vitest'
import { openCheckpoint, signCheckpoint } from './checkpoint.ts'
import { leafHash } from './merkle-tree.ts'
import { signNote, UntrustedNote } from './signed-note.ts'
import { newPrivateKey, noteSigner } from './signing-key.ts'

const ORIGIN = 'waaxda.example/log'
const signer = noteSigner(ORIGIN, newPrivateKey())
const root = leafHash(Buffer.from('war'))
const base64 = root.toString('base64')

test('a checkpoint has the origin, the size and the root, and is opened again', () => {
  const note = signCheckpoint({ origin: ORIGIN, size: 70_000, root }, [signer])
  expect(note).toMatch(new RegExp(`^${ORIGIN}\n70000\n`))
  expect(openCheckpoint(note, ORIGIN, [signer.verifier])).toEqual({
    origin: ORIGIN,
    size: 70_000,
    root,
  })
})

test.each([
  ['of another log', `other.example\n1\n${base64}\n`],
  ['without a size', `${ORIGIN}\n${base64}\n`],
  ['with a size that begins with 0', `${ORIGIN}\n01\n${base64}\n`],
  ['with a size below 0', `${ORIGIN}\n-1\n${base64}\n`],
  ['with a size that no number holds', `${ORIGIN}\n99999999999999999999\n${base64}\n`],
  ['with a shorter root', `${ORIGIN}\n1\n${base64.slice(0, 40)}\n`],
  ['with a root in other characters', `${ORIGIN}\n1\n ${base64}\n`],
])('a checkpoint %s is refused, although it is signed', (_fault, text) => {
  const note = signNote(text, [signer])
  expect(() => openCheckpoint(note, ORIGIN, [signer.verifier])).toThrow(UntrustedNote)
})
