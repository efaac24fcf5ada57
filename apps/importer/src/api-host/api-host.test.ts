import { testDesk } from '@gaashaan/desk/testing/desk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '../report/report.ts'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { idsOf } from '../testing/fake-content.ts'
import { count, failures, findPost, importFrom } from '../testing/run.ts'

const STORIES = 40

const desk = testDesk()
let host: FakeApiHost
let report: Report

beforeAll(async () => {
  host = await startFakeApiHost({ stories: STORIES })
  report = await importFrom(desk.payload, { host: host.url })
})
afterAll(() => host.close())

const postOf = (id: number) => findPost(desk.payload, id)

test('every story is imported once, and nothing fails', () => {
  expect(failures(report)).toEqual({})
  expect(count(report, 'post', 'created')).toBe(STORIES)
  expect(count(report, 'operation', 'created')).toBe(1)
  expect(count(report, 'leader', 'created')).toBe(2)
  expect(desk.errors).toEqual([])
})

test('a story with one id keeps it, with both texts public and their dates', async () => {
  const post = await postOf(idsOf(2).so)
  expect(post).toMatchObject({
    kind: 'news',
    _status: 'published',
    publishedAt: '2019-01-02T08:00:00.000Z',
    so: { title: 'Warka 2', state: 'public', firstPublishedAt: '2019-01-02T08:00:00.000Z' },
    en: { title: 'Story 2', state: 'public' },
    picture: { altSo: 'Sawirka warka: Warka 2', altEn: 'Picture of the story: Story 2' },
  })
})

test('a date without a zone is UTC', async () => {
  expect((await postOf(idsOf(1).so)).publishedAt).toBe('2019-01-01T20:00:00.000Z')
})

test('a story with two ids and one picture is one post, and its English path leads to it', async () => {
  const { so, en } = idsOf(3)
  expect(await postOf(so)).toMatchObject({ so: { title: 'Warka 3' }, en: { title: 'Story 3' } })
  expect(report.redirects).toContainEqual({
    from: `/resources/NewsDetail/story-3-${en}`,
    to: `/resources/NewsDetail/story-3-${so}?language=EN`,
  })
})

test('a story in Somali alone is public in Somali alone', async () => {
  const { so, en } = await postOf(idsOf(5).so)
  expect(so?.state).toBe('public')
  expect(en?.state ?? 'draft').toBe('draft')
  expect(en?.title ?? null).toBeNull()
})

test('press releases, videos and documents keep their kinds and files', async () => {
  expect(await postOf(idsOf(10).so)).toMatchObject({
    kind: 'pressReleases',
    so: { file: { mimeType: 'application/pdf' } },
  })
  expect(await postOf(idsOf(11).so)).toMatchObject({
    kind: 'videos',
    videoAddress: 'https://www.youtube.com/watch?v=11',
  })
  expect(await postOf(idsOf(13).so)).toMatchObject({
    kind: 'documents',
    en: { file: { mimeType: 'application/pdf' } },
  })
})

test('an imported story has the same text, with pictures of the desk', async () => {
  const data = (await desk.data('post', 'language=SO', String(idsOf(4).so))) as { content: string }
  expect(data.content).toContain('<h2>SO 4</h2>')
  expect(data.content).toContain('<strong>bold</strong>')
  expect(data.content).toContain('href="/resources/NewsDetail/x-3"')
  expect(data.content).toMatch(/<img src="\/media\/in-4-[\da-f]+\.jpg"[^>]* alt="Doon"/)
})

test('names of subcategories are paired by the stories that have both', async () => {
  const { docs } = await desk.payload.find({
    collection: 'subcategories',
    where: { kind: { equals: 'news' } },
    sort: 'nameSo',
  })
  expect(docs.map(({ nameSo, nameEn }) => [nameSo, nameEn])).toEqual([
    ['Qayb 0', 'Part 0'],
    ['Qayb 1', 'Part 1'],
    ['Qayb 2', 'Part 2'],
  ])
  expect((await postOf(idsOf(2).so)).subcategory).toMatchObject({ nameEn: 'Part 2' })
})

test('operations and leaders keep their ids and have texts in both languages', async () => {
  expect(await desk.data('featuredOperations', 'language=SO')).toMatchObject([
    {
      id: 4,
      title: 'Campaign',
      title_so: 'Olole',
      description: 'Words.',
      status_name: 'Completed',
    },
  ])
  const query = `title=${encodeURIComponent('Minister of Defence')}&language=EN&strict=1`
  expect(await desk.data('leaderByTitle', query)).toMatchObject([
    { id: 3, name: 'Name', bgColor: '#123456', description: '<p>Hello</p>' },
  ])
  expect(await desk.data('leadersByInstitution', 'language=SO', '2')).toMatchObject([
    { name: 'Taliye', title: 'Taliyaha' },
  ])
})

test('the next post of an editor has a new id', async () => {
  const { id } = await desk.payload.create({
    collection: 'posts',
    data: { kind: 'news', so: { title: 'Cusub' }, publishedAt: new Date().toISOString() },
  })
  expect(id).toBeGreaterThan(idsOf(STORIES).so)
  await desk.payload.delete({ collection: 'posts', id })
})

test('pictures with fallback texts are listed in the report', () => {
  const { pictures } = report
  expect(pictures.length).toBeGreaterThan(25)
  expect(pictures.every(({ alt }) => /^Picture of the (story|operation): /.test(alt))).toBe(true)
})

test('a second run fetches no picture and changes nothing', async () => {
  const newest = () => desk.payload.find({ collection: 'posts', sort: '-updatedAt', limit: 1 })
  const before = (await newest()).docs[0]?.updatedAt
  host.requestPaths.length = 0
  const again = await importFrom(desk.payload, { host: host.url })
  expect(count(again, 'post', 'unchanged')).toBe(STORIES)
  expect(again.entries.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
  expect(host.requestPaths.filter((path) => /uploads|files/.test(path))).toEqual([])
  expect((await newest()).docs[0]?.updatedAt).toBe(before)
  expect(again.pictures).toEqual(report.pictures)
})

test('changes at the host are imported, except to posts that editors have changed or removed', async () => {
  const [changed, edited, drafted, removed] = [16, 17, 19, 23].map((story) => idsOf(story).so)
  for (const id of [changed, edited, drafted, removed]) {
    const key = `${id}:SO`
    const post = host.content.posts.get(key)
    for (const list of host.content.lists.values()) {
      const i = list.findIndex((item) => item.id === id && item === post)
      if (post && i >= 0) {
        const changedPost = { ...post, title: `${post.title} cusub` }
        list[i] = changedPost
        host.content.posts.set(key, changedPost)
      }
    }
  }
  const { payload } = desk
  await payload.update({
    collection: 'posts',
    id: edited ?? 0,
    data: { so: { title: 'Tifaftire' } },
  })
  await payload.update({
    collection: 'posts',
    id: drafted ?? 0,
    data: { so: { title: 'Qabyo' } },
    draft: true,
  })
  await payload.delete({ collection: 'posts', id: removed ?? 0 })
  const again = await importFrom(payload, { host: host.url })
  const outcomeOf = (id?: number) =>
    again.entries.find(({ address }) => address.endsWith(`/public/${id}`))?.outcome
  expect(failures(again)).toEqual({})
  expect([changed, edited, drafted, removed].map(outcomeOf)).toEqual([
    'updated',
    'kept',
    'kept',
    'removed',
  ])
  expect((await postOf(changed ?? 0)).so?.title).toBe('Warka 16 cusub')
  expect((await postOf(edited ?? 0)).so?.title).toBe('Tifaftire')
  expect((await postOf(drafted ?? 0)).so?.title).toBe('Warka 19')
})
