import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestIndex, entry, type TestIndex } from '../../testing/search-index.ts'

let index: TestIndex
beforeEach(() => {
  index = createTestIndex()
  index.writer.setState('ready', '1')
})
afterEach(() => index.close())

const put = (...entries: Parameters<typeof entry>[0][]) => index.writer.put(entries.map(entry), 1)

function titles(text: string): string[] {
  const answer = index.reader.search({ language: 'SO', text, page: 1 }, undefined)
  if (answer.state !== 'ready') throw new Error(answer.state)
  return answer.own.items.map(({ title }) => title.map((piece) => piece.text).join(''))
}

/** Texts about something else: what few of many texts say tells them apart. */
const others = Array.from({ length: 20 }, (_value, at) => ({
  title: `Warbixin kale ${at}`,
  body: 'qoraal kale oo aan ka hadlayn',
}))

test('a page of the site comes before an article that has the word as it was asked for', () => {
  put(
    { title: 'Ciidan cusub', date: '2026-05-01T00:00:00Z' },
    { title: 'Ciidanka Xoogga Dalka', kind: 'pages', list: 'pages', date: undefined },
  )
  expect(titles('ciidan')).toEqual(['Ciidanka Xoogga Dalka', 'Ciidan cusub'])
  expect(index.reader.suggest('SO', 'ciid')[0]?.title).toBe('Ciidanka Xoogga Dalka')
})

test('one of many leaders on a page comes behind the articles', () => {
  const leader = { title: 'Magac – Taliyaha badda', kind: 'leaders', list: 'leaders' } as const
  put({ ...leader, date: undefined, isLast: true }, { title: 'Badda' })
  expect(titles('badda')).toEqual(['Badda', 'Magac – Taliyaha badda'])
})

test('a word in the title counts more than one in the text', () => {
  put(
    ...others,
    { title: 'Warbixin', body: 'xeebta iyo dekedda', date: '2026-09-01T00:00:00Z' },
    { title: 'Dekedda', body: 'xeebta maanta', date: '2020-01-01T00:00:00Z' },
  )
  expect(titles('xeebta dekedda')).toEqual(['Dekedda', 'Warbixin'])
})

test('a text that says a word often comes before one that names it', () => {
  put(
    ...others,
    { title: 'Hal mar', body: `xeebta ${'eray '.repeat(40)}`, date: '2026-09-01T00:00:00Z' },
    { title: 'Badanaa', body: 'xeebta, xeebta iyo xeebta', date: '2020-01-01T00:00:00Z' },
  )
  expect(titles('xeebta')).toEqual(['Badanaa', 'Hal mar'])
})

test('of texts that are about as good the newest comes first', () => {
  const body = 'xeebta iyo dekedda'
  put(
    ...others,
    { title: 'Duug', body, date: '2024-01-01T00:00:00Z' },
    { title: 'Cusub', body: `${body} hadda`, date: '2026-01-01T00:00:00Z' },
    { title: 'Dhexe', body, date: '2025-01-01T00:00:00Z' },
  )
  expect(titles('xeebta')).toEqual(['Cusub', 'Dhexe', 'Duug'])
})
