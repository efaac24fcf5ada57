import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

const SITE = 'https://www.gaashaan.example'
const read = (text: string) => readQuestion(text, 'SO', SITE)

test('a reference number asks for its post, and a hash for its file', () => {
  expect(readQuestion('wg-34', 'EN', 'https://gaashaan.example')).toEqual({
    kind: 'number',
    questions: [
      { kind: 'post', id: 34, language: 'EN' },
      { kind: 'post', id: 34, language: 'SO' },
      { kind: 'tender', number: 'wg-34', language: 'EN' },
      { kind: 'tender', number: 'wg-34', language: 'SO' },
    ],
  })
  expect(readQuestion('AB'.repeat(32), 'EN', 'https://gaashaan.example')).toEqual({
    kind: 'questions',
    questions: [{ kind: 'file', sha256: 'ab'.repeat(32) }],
  })
})

test.each(['WG/2026/014', 'wg 2026 014', '2026-06'])('%s is the number of a tender', (number) => {
  expect(read(number)).toEqual({
    kind: 'number',
    questions: [
      { kind: 'tender', number, language: 'SO' },
      { kind: 'tender', number, language: 'EN' },
    ],
  })
})

test.each(['2026', '5 doon', 'waxaa la qabtay 12 doon iyo 40 qof', `WG/${'1'.repeat(60)}`])(
  '%s is a text',
  (text) => expect(read(text)).toEqual({ kind: 'questions', questions: [{ kind: 'text', text }] }),
)

test('a text is asked for as it is', () => {
  expect(read('  Wasaaraddu waxay sheegtay\nin… ')).toEqual({
    kind: 'questions',
    questions: [{ kind: 'text', text: 'Wasaaraddu waxay sheegtay\nin…' }],
  })
})

test.each([
  'https://www.gaashaan.example/resources/NewsDetail/cinwaan-dheer-7',
  'http://gaashaan.example/resources/newsdetail/7/',
  'gaashaan.example/resources/NewsDetail/x-7?utm_source=x#y',
])('%s asks for its article in both languages, the reader’s first', (link) => {
  expect(read(link)).toEqual({
    kind: 'questions',
    questions: [
      { kind: 'post', id: 7, language: 'SO' },
      { kind: 'post', id: 7, language: 'EN' },
    ],
  })
})

test('a link that names its language asks for that one', () => {
  expect(read(`${SITE}/resources/NewsDetail/x-7?language=EN`)).toEqual({
    kind: 'questions',
    questions: [{ kind: 'post', id: 7, language: 'EN' }],
  })
})

test.each([
  [
    'https://gaashaan.example.evil.example/resources/NewsDetail/x-7',
    'gaashaan.example.evil.example',
  ],
  ['https://gaashaan-example.example/x', 'gaashaan-example.example'],
])('%s leads to another site', (link, host) => {
  expect(read(link)).toEqual({ kind: 'foreign', host })
})

test('a link to a page that is no article, and one in the middle of a text, are texts', () => {
  for (const text of [`${SITE}/contact`, `Eeg ${SITE}/resources/NewsDetail/x-7 hadda`]) {
    expect(read(text)).toEqual({ kind: 'questions', questions: [{ kind: 'text', text }] })
  }
})

test('nothing, and too much, is told', () => {
  expect(read(' \n ')).toEqual({ kind: 'empty' })
  expect(read('x'.repeat(10_001))).toEqual({ kind: 'tooLong' })
})
