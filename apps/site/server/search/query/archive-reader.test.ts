import { expect, test } from 'vitest'
import type { ArchiveQuery } from '../../../app/archive/archive.ts'
import { setUpIndex } from '../testing/set-up-index.ts'

const { add, index } = setUpIndex()

function archive(parts: Partial<ArchiveQuery> = {}) {
  const query = { language: 'SO', list: 'news', page: 1, ...parts } as const
  const result = index().reader.archive(query, undefined)
  if (result.state !== 'ready') throw new Error(result.state)
  return result
}

test('a list has the months in which it published, newest first, with the number of texts', () => {
  add(
    { date: '2026-03-01T09:00:00.000Z' },
    { date: '2026-03-30T09:00:00.000Z' },
    { date: '2025-12-05T09:00:00.000Z' },
    { date: '2026-04-01T09:00:00.000Z', list: 'speeches', kind: 'speeches' },
  )
  expect(archive()).toMatchObject({
    months: [
      { month: '2026-03', count: 2 },
      { month: '2025-12', count: 1 },
    ],
    total: 0,
    items: [],
  })
})

test('a month begins and ends at midnight in Mogadishu', () => {
  add({ title: 'Abriil', date: '2026-03-31T21:00:00.000Z' })
  add({ title: 'Maarso', date: '2026-03-31T20:59:00.000Z' })
  expect(archive({ month: '2026-04' }).items.map(({ title }) => title)).toEqual(['Abriil'])
  expect(archive({ month: '2026-03' }).items.map(({ title }) => title)).toEqual(['Maarso'])
  expect(archive().months.map(({ month }) => month)).toEqual(['2026-04', '2026-03'])
})

test('the texts of a month are listed newest first, twenty to a page, each with its beginning', () => {
  add(
    ...Array.from({ length: 23 }, (_, at) => ({
      title: `War ${at + 1}`,
      body: 'Qoraal dheer. '.repeat(40),
      subcategory: 'Badda',
      date: `2026-03-${String(at + 1).padStart(2, '0')}T09:00:00.000Z`,
    })),
  )
  const first = archive({ month: '2026-03' })
  expect(first.total).toBe(23)
  expect(first.items).toHaveLength(20)
  expect(first.items[0]).toMatchObject({ title: 'War 23', subcategory: 'Badda' })
  expect(first.items[0]?.extract).toMatch(/^Qoraal dheer\..*…$/)
  const second = archive({ month: '2026-03', page: 2 })
  expect(second.items.map(({ title }) => title)).toEqual(['War 3', 'War 2', 'War 1'])
})

test('a month without texts is empty', () => {
  add({ date: '2026-03-01T09:00:00.000Z' })
  expect(archive({ month: '2026-02' })).toMatchObject({ total: 0, items: [] })
})

test('texts of one minute are all counted', () => {
  add(...Array.from({ length: 5 }, () => ({ date: '2026-03-01T09:00:00.000Z' })))
  expect(archive().months).toEqual([{ month: '2026-03', count: 5 }])
})
