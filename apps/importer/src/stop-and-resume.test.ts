import { testDesk } from '@gaashaan/desk/testing/desk'
import { addPicture, addPost } from '@gaashaan/desk/testing/documents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeApiHost, startFakeApiHost } from './testing/fake-api-host.ts'
import { count, runOf } from './testing/run.ts'

const STORIES = 20

const desk = testDesk()
let host: FakeApiHost
beforeAll(async () => {
  host = await startFakeApiHost({ stories: STORIES })
})
afterAll(() => host.close())

const totalOf = async (collection: 'posts' | 'media' | 'imports') =>
  (await desk.payload.count({ collection })).totalDocs

test('a dry run writes nothing and asks for no picture', async () => {
  const report = await runOf(desk.payload, { host: host.url }, { dryRun: true })
  expect(count(report, 'post', 'created')).toBe(STORIES)
  expect(await totalOf('posts')).toBe(0)
  expect(await totalOf('imports')).toBe(0)
  expect(host.asked.filter((path) => path.startsWith('/uploads'))).toEqual([])
})

test('a run that is stopped ends what is at hand, and the next brings the rest', async () => {
  const stopping = new AbortController()
  let done = 0
  const step = () => {
    done += 1
    if (done === 5) stopping.abort()
  }
  const progress = { begin: () => undefined, step, end: () => undefined }
  const first = await runOf(
    desk.payload,
    { host: host.url },
    { run: { progress, signal: stopping.signal } },
  )
  const came = count(first, 'post', 'created')
  expect(came).toBeGreaterThanOrEqual(5)
  expect(came).toBeLessThanOrEqual(6)
  expect(await totalOf('posts')).toBe(came)
  const second = await runOf(desk.payload, { host: host.url })
  expect(count(second, 'post', 'unchanged')).toBe(came)
  expect(count(second, 'post', 'created')).toBe(STORIES - came)
  expect(await totalOf('posts')).toBe(STORIES)
})

test('each run is in the audit with its counts', async () => {
  const { docs } = await desk.payload.find({
    collection: 'audit',
    where: { action: { equals: 'content.imported' } },
  })
  expect(docs.map(({ change }) => (change as { source: string }).source)).toEqual([
    host.url.origin,
    host.url.origin,
  ])
})

test('beside the sample content nothing begins, unless it is asked for', async () => {
  const picture = await addPicture(desk.payload, { creditEn: 'Sample drawing' })
  const sample = await addPost(desk.payload, { picture: picture.id })
  await expect(runOf(desk.payload, { host: host.url })).rejects.toThrow(
    'The desk holds the sample content',
  )
  const report = await runOf(desk.payload, { host: host.url }, { besideSample: true })
  expect(count(report, 'post', 'unchanged')).toBe(STORIES)
  await desk.payload.delete({ collection: 'posts', id: sample.id })
})
