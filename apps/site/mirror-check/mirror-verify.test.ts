import { createHash } from 'node:crypto'
import { plainCanonicalText } from '@gaashaan/contract/texts/canonical-text'
import {
  fingerprintsPart,
  type MirroredText,
  type MirroredVersion,
  textFingerprints,
  textsPart,
} from '@gaashaan/contract/texts/mirrored-text'
import { expect, test } from 'vitest'
import type { VerifyQuestion } from '../app/verify/verify.ts'
import { createMirrorVerify } from './mirror-verify.ts'

const BODY = `Ciidanka Badda oo kordhiyay ilaalinta xeebta. Wasaaraddu waxay sheegtay in afar doomood ay
gaareen dekedda Muqdisho. Hawlgalku wuu socon doonaa ilaa dhammaadka sanadka, sida uu qorshuhu yahay.`
const QUOTE = 'waxay sheegtay in afar doomood ay gaareen dekedda Muqdisho. Hawlgalku wuu socon'
const ALERT = 'Digniin: xeebta ka fogow.'

const hashOf = (text: string) => createHash('sha256').update(plainCanonicalText(text)).digest('hex')

const version = (
  index: number,
  action: MirroredVersion['action'],
  text: string,
  more: Partial<MirroredVersion> = {},
): MirroredVersion => ({
  ...{ index, action, at: `2026-05-1${index}T06:00:00.000Z`, note: '', text: hashOf(text) },
  files: [],
  ...more,
})

const page = { file: 'resources/NewsDetail/doomo-7.so.html', title: 'Doomo cusub', body: BODY }
const WHOLE = `Doomo cusub ${BODY}`
const TEXTS: Readonly<Record<string, MirroredText>> = {
  'so-7': { page, versions: [version(0, 'published', 'hore'), version(1, 'published', WHOLE)] },
  'en-9': {
    page: { file: 'resources/NewsDetail/tender-9.en.html', title: 'Boats', body: 'WG/2026/014' },
    versions: [version(2, 'published', 'Boats', { tender: 'wg2026014', files: ['a'.repeat(64)] })],
  },
  'log-3': { versions: [version(3, 'removed', 'Magac qarsoodi ah')] },
  'log-4': { versions: [version(4, 'published', ALERT)] },
}

/** The parts of a mirror with these texts. */
function partsOf(texts: typeof TEXTS): Map<string, Record<string, unknown>> {
  const parts = new Map<string, Record<string, unknown>>()
  const part = (name: string) => {
    const known = parts.get(name) ?? {}
    parts.set(name, known)
    return known
  }
  for (const [key, text] of Object.entries(texts)) {
    part(textsPart(key))[key] = text
    for (const fingerprint of textFingerprints(key, text)) {
      const fingerprints = part(fingerprintsPart(fingerprint))
      fingerprints[fingerprint] = [
        ...((fingerprints[fingerprint] as string[] | undefined) ?? []),
        key,
      ]
    }
  }
  return parts
}

const parts = partsOf(TEXTS)
const verify = createMirrorVerify(
  async <Part>(name: string) =>
    (parts.get(name) ??
      (name.startsWith('fingerprints/') ? {} : Promise.reject(new Error(name)))) as Part,
)

async function ask(question: VerifyQuestion) {
  const outcome = await verify(question)
  if (outcome.state !== 'ready') throw new Error(outcome.state)
  return outcome.answer
}
const askText = (text: string) => ask({ kind: 'text', text })

test('the whole text, and a quote of it, are the ministry’s, with the file of its page', async () => {
  for (const text of [WHOLE, QUOTE, QUOTE.toUpperCase().replaceAll(' ', '\n')]) {
    expect(await askText(text)).toMatchObject({
      kind: 'found',
      likeness: 'same',
      text: { language: 'SO', to: page.file, title: page.title, latest: { index: 1 } },
    })
  }
})

test('words that differ are marked', async () => {
  expect(await askText(QUOTE.replace('afar', 'toban'))).toMatchObject({
    likeness: 'differs',
    parts: expect.arrayContaining([
      { kind: 'added', text: 'toban' },
      { kind: 'missing', text: 'afar' },
    ]),
  })
})

test('the whole of a former version is known by its hash', async () => {
  expect(await askText('hore')).toMatchObject({ likeness: 'former', version: { index: 0 } })
})

test('a text that was removed is known by its hash, and by nothing else', async () => {
  const answer = await askText(' Magac  qarsoodi ah')
  expect(answer).toMatchObject({ likeness: 'same', text: { latest: { action: 'removed' } } })
  expect(answer).not.toHaveProperty('text.to')
})

test('an alert, which has no page, is known by its words', async () => {
  expect(await askText(ALERT)).toMatchObject({ likeness: 'same', version: { index: 4 } })
})

test('a post, a tender’s number and a file’s hash are found in the mirror', async () => {
  expect(await ask({ kind: 'post', id: 7, language: 'SO' })).toMatchObject({ kind: 'found' })
  expect(await ask({ kind: 'tender', number: 'WG 2026/014', language: 'EN' })).toMatchObject({
    text: { title: 'Boats' },
  })
  expect(await ask({ kind: 'file', sha256: 'a'.repeat(64) })).toMatchObject({ kind: 'found' })
})

test.each<VerifyQuestion>([
  {
    kind: 'text',
    text: 'Wasaaraddu waligeed sidaas ma oran oo qoraalkani waa been abuur weyn maanta',
  },
  { kind: 'post', id: 8, language: 'SO' },
  { kind: 'tender', number: 'WG/2026/014', language: 'SO' },
  { kind: 'file', sha256: 'b'.repeat(64) },
])('what the ministry has not published is not found: %o', async (question) => {
  expect(await ask(question)).toEqual({ kind: 'none' })
})

test('a few words are too few', async () => {
  expect(await askText('afar doomood ay gaareen dekedda')).toEqual({ kind: 'tooShort' })
})

test('where a part cannot be read, the check is away', async () => {
  const broken = createMirrorVerify(() => Promise.reject(new Error('gone')))
  expect(await broken({ kind: 'text', text: QUOTE })).toEqual({ state: 'away' })
})
