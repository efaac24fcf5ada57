import { testDesk } from '@gaashaan/desk/testing/desk'
import { addPicture, addPost } from '@gaashaan/desk/testing/documents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from './testing/fake-api-host.ts'
import { count, importFrom } from './testing/run.ts'

const STORIES = 20

const desk = testDesk()
let host: FakeApiHost
beforeAll(async () => {
  host = await startFakeApiHost({ stories: STORIES })
})
afterAll(() => host.close())

const countAll = async (collection: 'posts' | 'media' | 'imports') =>
  (await desk.payload.count({ collection })).totalDocs

test('a dry run writes nothing and fetches no picture', async () => {
  const report = await importFrom(desk.payload, { host: host.url }, { dryRun: true })
  expect(count(report, 'post', 'created')).toBe(STORIES)
  expect(await countAll('posts')).toBe(0)
  expect(await countAll('imports')).toBe(0)
  expect(host.requestPaths.filter((path) => path.startsWith('/uploads'))).toEqual([])
})

test('a stopped run finishes its current posts, and the next run imports the rest', async () => {
  const stop = new AbortController()
  let done = 0
  const step = () => {
    done += 1
    if (done === 5) stop.abort()
  }
  const progress = { begin: () => undefined, step, end: () => undefined }
  const first = await importFrom(
    desk.payload,
    { host: host.url },
    {},
    { progress, signal: stop.signal },
  )
  const imported = count(first, 'post', 'created')
  expect(imported).toBeGreaterThanOrEqual(5)
  expect(imported).toBeLessThanOrEqual(6)
  expect(await countAll('posts')).toBe(imported)
  const second = await importFrom(desk.payload, { host: host.url })
  expect(count(second, 'post', 'unchanged')).toBe(imported)
  expect(count(second, 'post', 'created')).toBe(STORIES - imported)
  expect(await countAll('posts')).toBe(STORIES)
})

test('the audit has each run with its source', async () => {
  const { docs } = await desk.payload.find({
    collection: 'audit',
    where: { action: { equals: 'content.imported' } },
  })
  expect(docs.map(({ change }) => (change as { source: string }).source)).toEqual([
    host.url.origin,
    host.url.origin,
  ])
})

test('a desk with the sample content is refused, unless an option allows it', async () => {
  const picture = await addPicture(desk.payload, { creditEn: 'Sample drawing' })
  const sample = await addPost(desk.payload, { picture: picture.id })
  await expect(importFrom(desk.payload, { host: host.url })).rejects.toThrow(
    'The desk holds the sample content',
  )
  const report = await importFrom(desk.payload, { host: host.url }, { besideSample: true })
  expect(count(report, 'post', 'unchanged')).toBe(STORIES)
  await desk.payload.delete({ collection: 'posts', id: sample.id })
})
