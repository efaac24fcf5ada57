import { CATEGORY, LEADERSHIP_TITLES } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { openTestDesk, testDesk } from '../testing/desk.ts'
import { addPost } from '../testing/documents.ts'
import { fillDesk } from './fill-desk.ts'
import { SAMPLE_MARK } from './sample-mark.ts'
import { allOrNothing } from './write-documents.ts'

const desk = testDesk()

const silent = () => undefined

const countItems = async (...[name, query, id]: Parameters<typeof desk.data>) =>
  ((await desk.data(name, query, id)) as unknown[]).length

test('work that fails writes nothing', async () => {
  const work = allOrNothing(desk.payload, async (write) => {
    await write('subcategories', { nameSo: 'Tusaale', kind: 'news' })
    throw new Error('cut short')
  })
  await expect(work).rejects.toThrow('cut short')
  expect((await desk.payload.count({ collection: 'subcategories' })).totalDocs).toBe(0)
})

test('an empty desk is filled once, and its calls return everything', {
  timeout: 240_000,
}, async () => {
  const lines: string[] = []
  const summary = await fillDesk(desk.payload, (line) => lines.push(line))
  expect(summary).toBe('82 posts, 8 operations, 14 leaders')
  expect(lines.length).toBeGreaterThan(3)

  const category = (id: number, language: string) => `category_id=${id}&language=${language}`
  for (const [id, language, count] of [
    [CATEGORY.somaliNews, 'SO', 23],
    [CATEGORY.englishNews, 'EN', 22],
    [CATEGORY.videos, 'SO', 9],
    [CATEGORY.documents, 'EN', 14],
    [CATEGORY.speeches, 'SO', 5],
    [CATEGORY.publications, 'EN', 5],
    [CATEGORY.tenders, 'SO', 6],
    [CATEGORY.army, 'EN', 4],
    [CATEGORY.warOnTerror, 'SO', 5],
  ] as const) {
    expect(await countItems('postsByCategory', category(id, language)), `${id}`).toBe(count)
  }
  expect(await countItems('featuredPosts', category(CATEGORY.englishNews, 'EN'))).toBe(5)
  expect(await countItems('featuredPosts', category(CATEGORY.videos, 'EN'))).toBe(9)
  expect(await countItems('pressReleases', 'language=SO')).toBe(10)
  expect(await countItems('subcategories', category(CATEGORY.somaliNews, 'SO'))).toBe(4)
  expect(await countItems('featuredOperations', 'language=SO')).toBe(6)
  expect(await countItems('leadersByInstitution', 'language=EN', '2')).toBe(8)
  for (const titles of Object.values(LEADERSHIP_TITLES)) {
    const query = new URLSearchParams({ title: titles.SO, language: 'SO', strict: '1' })
    expect(await countItems('leaderByTitle', query.toString())).toBe(1)
  }
  for (const [language, name] of [
    ['SO', 'Magaca Wasiirka'],
    ['EN', 'Name of the Minister'],
  ] as const) {
    const title = LEADERSHIP_TITLES.minister[language]
    const query = new URLSearchParams({ title, language, strict: '1' })
    const description = expect.stringContaining(`<p>${SAMPLE_MARK[language]} `)
    expect(await desk.data('leaderByTitle', query.toString())).toMatchObject([
      { name, description },
    ])
  }

  expect(await fillDesk(desk.payload, silent)).toBe('nothing to do, the desk has 82 posts')
  expect((await desk.payload.count({ collection: 'posts' })).totalDocs).toBe(82)
})

test('a desk that has a post is left as it is', async () => {
  const other = await openTestDesk()
  try {
    await addPost(other.payload)
    expect(await fillDesk(other.payload, silent)).toBe('nothing to do, the desk has 1 posts')
    expect((await other.payload.count({ collection: 'leaders' })).totalDocs).toBe(0)
  } finally {
    await other.close()
  }
})
