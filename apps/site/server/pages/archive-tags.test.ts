import { expect, test } from 'vitest'
import { archiveTags } from './archive-tags.ts'

/** The tags of an archive page of news with texts in some months, newest first. */
function tagsOf(month: string | undefined, months: readonly string[]) {
  const counted = months.map((each) => ({ month: each, count: 1 }))
  return archiveTags(
    { language: 'SO', list: 'news', page: 1, ...(month && { month }) },
    { state: 'ready', isBehind: false, months: counted, total: 1, items: [] },
  )
}

test('a month between two others changes with its texts and theirs, and with no others', () => {
  expect(tagsOf('2026-01', ['2026-02', '2026-01', '2025-12'])).toEqual([
    ...['month:2025-12', 'month:2026-01', 'month:2026-02', 'subcategories'],
  ])
})

test('a month changes with the first text of an empty month beside it, to which it then links', () => {
  expect(tagsOf('2026-03', ['2026-05', '2026-03', '2026-01'])).toEqual([
    ...['month:2026-01', 'month:2026-02', 'month:2026-03', 'month:2026-04', 'month:2026-05'],
    'subcategories',
  ])
})

test.each([
  ['the newest month', '2026-02', ['2026-02', '2026-01']],
  ['the oldest month', '2026-01', ['2026-02', '2026-01']],
  ['a month without texts', '2020-01', ['2026-02', '2026-01']],
  ['a month years away from the others', '2020-01', ['2026-02', '2020-01', '2019-12']],
])('%s changes with the list', (_, month, months) => {
  expect(tagsOf(month, months)).toEqual(['list:news:so', 'subcategories'])
})

test('the page that counts the texts of all months changes with the list', () => {
  expect(tagsOf(undefined, ['2026-02', '2026-01'])).toEqual(['list:news:so'])
})

test('an archive that cannot be read changes with the list', () => {
  const query = { language: 'EN', list: 'speeches', page: 1 } as const
  expect(archiveTags(query, { state: 'away' })).toEqual(['list:speeches:en'])
})
