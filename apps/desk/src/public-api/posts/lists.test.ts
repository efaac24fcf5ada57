import type { PostPayload } from '@gaashaan/contract'
import { expect, test } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { addPicture, addPost } from '../../testing/documents.ts'

const desk = testDesk(async (payload) => {
  const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T06:00:00.000Z`
  const both = (name: string) => ({ so: { title: `${name} so` }, en: { title: `${name} en` } })
  await addPost(payload, { ...both('old'), publishedAt: day(1), featured: true })
  await addPost(payload, { ...both('new'), publishedAt: day(9), featured: true })
  await addPost(payload, { ...both('middle'), publishedAt: day(5) })
  await addPost(payload, { ...both('middle, later id'), publishedAt: day(5) })
  await addPost(payload, { ...both('draft'), publishedAt: day(8), _status: 'draft' })
  await addPost(payload, {
    so: { title: 'only so' },
    en: { title: 'not public', state: 'draft' },
    publishedAt: day(4),
  })
  await addPost(payload, {
    so: { title: null, state: 'draft' },
    en: { title: 'only en' },
    publishedAt: day(3),
  })
  await addPost(payload, { ...both('release'), kind: 'pressReleases' })
  const picture = await addPicture(payload)
  await addPost(payload, { ...both('army'), kind: 'army', picture: picture.id })
})

async function titles(name: Parameters<typeof desk.data>[0], query: string): Promise<string[]> {
  return ((await desk.data(name, query)) as PostPayload[]).map((post) => post.title)
}

test('a list has the posts that are public in the language, newest first, then by id', async () => {
  const all = ['new so', 'middle, later id so', 'middle so', 'only so', 'old so']
  expect(await titles('postsByCategory', 'category_id=1&language=SO')).toEqual(all)
  expect(await titles('latestPosts', 'category_id=1&language=so')).toEqual(all)
})

test('both news categories return the language that is requested', async () => {
  const english = ['new en', 'middle, later id en', 'middle en', 'only en', 'old en']
  expect(await titles('postsByCategory', 'category_id=6')).toEqual(english)
  expect(await titles('postsByCategory', 'category_id=6&language=EN')).toEqual(english)
  expect(await titles('postsByCategory', 'category_id=1&language=EN')).toEqual(english)
  expect((await titles('postsByCategory', 'category_id=6&language=SO'))[0]).toBe('new so')
  expect((await titles('postsByCategory', 'category_id=1'))[0]).toBe('new so')
})

test('the limit leaves out the oldest posts', async () => {
  expect(await titles('latestPosts', 'category_id=1&language=SO&limit=2')).toEqual([
    'new so',
    'middle, later id so',
  ])
})

test('featured posts are those marked as featured, of the category’s kind', async () => {
  expect(await titles('featuredPosts', 'category_id=6&language=EN')).toEqual(['new en', 'old en'])
  expect(await titles('featuredPosts', 'category_id=5&language=EN')).toEqual([])
})

test('press releases have their own call', async () => {
  expect(await titles('pressReleases', 'language=EN')).toEqual(['release en'])
  expect(await titles('postsByCategory', 'category_id=10&language=SO')).toEqual(['release so'])
})

test('each kind has its own category', async () => {
  expect(await titles('postsByCategory', 'category_id=14&language=SO')).toEqual(['army so'])
})

test('at most ten posts are featured, and ten is the default limit of the latest', async () => {
  const { payload } = desk
  for (let number = 0; number < 12; number += 1) {
    await addPost(payload, { kind: 'speeches', featured: true })
  }
  expect(await titles('featuredPosts', 'category_id=11&language=SO')).toHaveLength(10)
  expect(await titles('latestPosts', 'category_id=11&language=SO')).toHaveLength(10)
  expect(await titles('latestPosts', 'category_id=11&language=SO&limit=50')).toHaveLength(12)
})

test('a text whose title is only spaces cannot be public', async () => {
  const blank = { so: { title: '   ', state: 'public' } } as const
  await expect(addPost(desk.payload, blank)).rejects.toThrow(/Title/)
})

test('a published post with a newer draft is returned as it was published', async () => {
  const { payload } = desk
  const { id } = await addPost(payload, { kind: 'warOnTerror', so: { title: 'As published' } })
  await payload.update({
    collection: 'posts',
    id,
    data: { so: { title: 'As drafted', state: 'public' } },
    draft: true,
  })
  expect(await titles('latestPosts', 'category_id=15&language=SO')).toEqual(['As published'])
  await payload.update({ collection: 'posts', id, data: { _status: 'draft' } })
  expect(await titles('latestPosts', 'category_id=15&language=SO')).toEqual([])
})
