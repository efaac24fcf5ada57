import { expect, test } from 'vitest'
import { setUpIndex } from '../testing/set-up-index.ts'

const { add, index, titles } = setUpIndex()

/** Texts about something else: `bm25()` weighs words by how few texts have them. */
const fillers = Array.from({ length: 20 }, (_value, at) => ({
  title: `Warbixin kale ${at}`,
  body: 'qoraal kale oo aan ka hadlayn',
}))

test('a page of the site comes before an article that has the exact word', () => {
  add(
    { title: 'Ciidan cusub', date: '2026-05-01T00:00:00Z' },
    { title: 'Ciidanka Xoogga Dalka', kind: 'pages', list: 'pages', date: undefined },
  )
  expect(titles('ciidan')).toEqual(['Ciidanka Xoogga Dalka', 'Ciidan cusub'])
  expect(index().reader.suggest('SO', 'ciid')[0]?.title).toBe('Ciidanka Xoogga Dalka')
})

test('one of many leaders on a page comes after the articles', () => {
  const leader = { title: 'Magac – Taliyaha badda', kind: 'leaders', list: 'leaders' } as const
  add({ ...leader, date: undefined, isLast: true }, { title: 'Badda' })
  expect(titles('badda')).toEqual(['Badda', 'Magac – Taliyaha badda'])
})

test('a word in the title counts more than one in the text', () => {
  add(
    ...fillers,
    { title: 'Warbixin', body: 'xeebta iyo dekedda', date: '2026-09-01T00:00:00Z' },
    { title: 'Dekedda', body: 'xeebta maanta', date: '2020-01-01T00:00:00Z' },
  )
  expect(titles('xeebta dekedda')).toEqual(['Dekedda', 'Warbixin'])
})

test('a text that often has a word comes before one that has it once', () => {
  add(
    ...fillers,
    { title: 'Hal mar', body: `xeebta ${'eray '.repeat(40)}`, date: '2026-09-01T00:00:00Z' },
    { title: 'Badanaa', body: 'xeebta, xeebta iyo xeebta', date: '2020-01-01T00:00:00Z' },
  )
  expect(titles('xeebta')).toEqual(['Badanaa', 'Hal mar'])
})

test('of texts that match about equally well, the newest comes first', () => {
  const body = 'xeebta iyo dekedda'
  add(
    ...fillers,
    { title: 'Duug', body, date: '2024-01-01T00:00:00Z' },
    { title: 'Cusub', body: `${body} hadda`, date: '2026-01-01T00:00:00Z' },
    { title: 'Dhexe', body, date: '2025-01-01T00:00:00Z' },
  )
  expect(titles('xeebta')).toEqual(['Cusub', 'Dhexe', 'Duug'])
})
