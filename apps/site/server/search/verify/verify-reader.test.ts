import { createHash } from 'node:crypto'
import type { LogEntries } from '@gaashaan/contract'
import { encodeLikenesses, LIKENESS_SIDE, likenessOf } from '@gaashaan/contract/picture-likeness'
import { encodeEntry, type LogRecord } from '@gaashaan/transparency-log/log-entry'
import { plainTextHash } from '@gaashaan/transparency-log/text-hash'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestIndex, type TestIndex, testDocument } from '../../testing/search-index.ts'

const TITLE = 'Ciidanka Badda oo kordhiyay ilaalinta xeebta'
const BODY =
  'Wasaaraddu waxay sheegtay in afar doomood ay gaareen dekedda Muqdisho. Hawlgalku wuu socon doonaa.'
const FILE = createHash('sha256').update('sawir').digest('hex')

let index: TestIndex
let size = 0

/** Writes an entry of a text's version to the log. */
function log(
  id: number,
  text: string,
  fields: Partial<LogRecord> = {},
  isErased = false,
  pictures: LogEntries['pictures'] = [],
) {
  const { entry, record } = encodeEntry(
    { at: `2026-05-1${size}T06:00:00.000Z`, text: plainTextHash(text) },
    {
      ...{ action: 'published', kind: 'news', id, language: 'so', reference: '', note: '' },
      ...{ follows: null, files: [], ...fields },
    },
  )
  index.versions.store(size, {
    entries: [{ entry: entry.toString(), record: isErased ? null : record }],
    pictures,
  })
  size += 1
}

const show = (id: number, title: string, body: string, isWithdrawn = false) =>
  index.writer.upsert(
    [
      testDocument({
        key: `post ${id}`,
        title,
        body,
        path: `/resources/NewsDetail/x-${id}`,
        ...(isWithdrawn && { isWithdrawn, list: 'withdrawn' }),
      }),
    ],
    1,
  )

function ask(question: Parameters<TestIndex['reader']['verify']>[0]) {
  const outcome = index.reader.verify(question, undefined)
  if (outcome.state !== 'ready') throw new Error(outcome.state)
  return outcome.answer
}

const askText = (text: string) => ask({ kind: 'text', text })

beforeEach(() => {
  size = 0
  index = createTestIndex()
  index.writer.setState('ready', '1')
  show(7, TITLE, BODY)
  log(7, TITLE + BODY, { files: [FILE] })
})

afterEach(() => index.close())

test('a text and a quote of it are found with their page, their entry and their day', () => {
  const answer = {
    kind: 'found',
    likeness: 'same',
    text: { title: TITLE, to: '/resources/NewsDetail/x-7', language: 'SO' },
    version: { index: 0, at: '2026-05-10T06:00:00.000Z', action: 'published' },
  }
  expect(askText(`${TITLE}\n\n${BODY}`)).toMatchObject(answer)
  expect(askText('waxay sheegtay in afar doomood ay gaareen DEKEDDA')).toMatchObject(answer)
})

test('a changed word is found as a difference', () => {
  const answer = askText('Wasaaraddu waxay sheegtay in shan doomood ay gaareen dekedda')
  expect(answer).toMatchObject({ likeness: 'differs', text: { title: TITLE } })
  expect(answer).toHaveProperty('parts', expect.arrayContaining([{ kind: 'added', text: 'shan' }]))
})

test('the whole text of a former version is found as former', () => {
  log(7, 'Cinwaan kale oo cusub', { follows: 0, note: 'Waa la saxay.' })
  expect(askText(TITLE + BODY)).toMatchObject({
    likeness: 'former',
    version: { index: 0 },
    text: { latest: { index: 1, note: 'Waa la saxay.' } },
  })
})

test('a quote of a withdrawn text is found, and no search finds it', () => {
  show(
    9,
    'Digniin ku saabsan roobabka',
    'Roobab xooggan ayaa la filayaa toddobaadka soo socda oo dhan',
    true,
  )
  log(9, 'x')
  log(9, 'x', { action: 'withdrawn', note: 'Waa khalad.', follows: 1 })
  expect(askText('roobab xooggan ayaa la filayaa toddobaadka soo socda')).toMatchObject({
    likeness: 'same',
    text: { latest: { action: 'withdrawn', note: 'Waa khalad.' } },
  })
  const found = index.reader.search({ language: 'SO', text: 'roobab', page: 1 }, undefined)
  expect(found).toMatchObject({ own: { total: 0 } })
})

test('a removed text is known by its whole words alone, and says nothing of itself', () => {
  log(11, 'Askari magaciisa iyo qoyskiisa', {}, true)
  expect(askText('Askari magaciisa iyo qoyskiisa')).toEqual({
    kind: 'found',
    likeness: 'same',
    text: expect.not.objectContaining({ title: expect.anything() }),
    version: { index: 1, at: '2026-05-11T06:00:00.000Z', action: 'removed', note: '' },
  })
})

test('a file is found by its bytes, a post by its number', () => {
  expect(ask({ kind: 'file', sha256: FILE })).toMatchObject({ text: { title: TITLE } })
  expect(ask({ kind: 'file', sha256: 'f'.repeat(64) })).toEqual({ kind: 'none' })
  expect(ask({ kind: 'post', id: 7, language: 'SO' })).toMatchObject({ text: { title: TITLE } })
  expect(ask({ kind: 'post', id: 8, language: 'SO' })).toEqual({ kind: 'none' })
})

test('a tender is found by its own number, and as former by the one that it had', () => {
  show(12, 'Qandaraas cusub', 'Saabuun.')
  log(12, 'Qandaraas', { kind: 'tenders', reference: 'WG/2026/014' })
  const askNumber = (number: string) => ask({ kind: 'tender', number, language: 'SO' })
  expect(askNumber('wg 2026-014')).toMatchObject({
    likeness: 'same',
    text: { title: 'Qandaraas cusub' },
  })
  expect(askNumber('WG/2026/015')).toEqual({ kind: 'none' })
  log(12, 'Qandaraas cusub', { kind: 'tenders', reference: 'WG/2026/015', follows: 1 })
  expect(askNumber('WG/2026/014')).toMatchObject({ likeness: 'former', version: { index: 1 } })
  expect(askNumber('WG/2026/015')).toMatchObject({ likeness: 'same', version: { index: 2 } })
})

test('a few words are too few, and what nobody has said is not found', () => {
  expect(askText('afar doomood ay gaareen')).toEqual({ kind: 'tooShort' })
  expect(askText('Shir jaraa’id ayaa berri lagu qabanayaa xarunta wasaaradda')).toEqual({
    kind: 'none',
  })
})

/** Hills and stripes that depend on a number, as the desk tells what they look like. */
function picture(seed: number) {
  const brightness = Array.from({ length: LIKENESS_SIDE ** 2 }, (_, at) => {
    const [x, y] = [at % LIKENESS_SIDE, Math.floor(at / LIKENESS_SIDE)]
    return 128 + 90 * Math.sin((x * seed) / 17) * Math.cos((y * (seed + 3)) / 23 + x / 40)
  })
  return encodeLikenesses(likenessOf(brightness))
}

test('a picture is known by its look, with the text that it belongs to', () => {
  const pictures = [1, 2, 3].map((seed) => ({
    sha256: String(seed).repeat(64),
    likeness: picture(seed),
  }))
  log(8, 'War sawir leh', { files: [pictures[1]?.sha256 ?? ''] }, false, pictures)
  expect(ask({ kind: 'picture', likeness: picture(2) })).toMatchObject({
    ...{ kind: 'found', likeness: 'alike', version: { index: 1 } },
  })
  expect(ask({ kind: 'picture', likeness: picture(9) })).toEqual({ kind: 'none' })
  // No entry has the first one.
  expect(ask({ kind: 'picture', likeness: picture(1) })).toEqual({ kind: 'none' })
})

test('pictures that are published later are known, and those that no entry has are forgotten', () => {
  const later = { sha256: 'e'.repeat(64), likeness: picture(4) }
  expect(ask({ kind: 'picture', likeness: later.likeness })).toEqual({ kind: 'none' })
  log(8, 'War kale', { files: [later.sha256] }, false, [later])
  expect(ask({ kind: 'picture', likeness: later.likeness })).toMatchObject({ likeness: 'alike' })
  size -= 1
  log(8, 'War kale', {}, true)
  index.versions.forgetPictures()
  expect(ask({ kind: 'picture', likeness: later.likeness })).toEqual({ kind: 'none' })
})

test('entries whose records are erased later are forgotten when they are read again', () => {
  index.versions.store(0, {
    pictures: [],
    entries: [
      {
        entry: encodeEntry(
          { at: '2026-05-10T06:00:00.000Z', text: 'a'.repeat(64) },
          {
            ...{
              action: 'published',
              kind: 'news',
              id: 7,
              language: 'so',
              reference: '',
              note: '',
            },
            ...{ follows: null, files: [] },
          },
        ).entry.toString(),
        record: null,
      },
    ],
  })
  expect(ask({ kind: 'file', sha256: FILE })).toEqual({ kind: 'none' })
  expect(ask({ kind: 'post', id: 7, language: 'SO' })).toEqual({ kind: 'none' })
})

const askSigned = (text: string) =>
  ask({ kind: 'signedPdf', id: 7, language: 'SO', text: plainTextHash(text) })

test('a signed PDF is of the version that it was made of, which may be changed or withdrawn since', () => {
  expect(askSigned(TITLE + BODY)).toMatchObject({ likeness: 'same', version: { index: 0 } })
  log(7, 'Cinwaan kale', { follows: 0 })
  expect(askSigned(TITLE + BODY)).toMatchObject({ likeness: 'former', version: { index: 0 } })
  log(7, 'Cinwaan kale', { action: 'withdrawn', follows: 1 })
  expect(askSigned(TITLE + BODY)).toMatchObject({ text: { latest: { action: 'withdrawn' } } })
})

test('a signed PDF of a text that was removed for good is known by its hash', () => {
  log(7, 'Magac qarsoodi ah', {}, true)
  expect(askSigned('Magac qarsoodi ah')).toMatchObject({ text: { latest: { action: 'removed' } } })
})
