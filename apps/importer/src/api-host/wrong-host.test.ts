import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Post } from '@gaashaan/desk/payload-types'
import { testDesk } from '@gaashaan/desk/testing/desk'
import { addPost } from '@gaashaan/desk/testing/documents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '../report/report.ts'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { type FakePost, idsOf } from '../testing/fake-content.ts'
import { count, failures, runOf } from '../testing/run.ts'

const desk = testDesk()
let host: FakeApiHost
let inside: ReturnType<typeof createServer>
let report: Report
let taken: number

const STORIES = 23
const so = (story: number) => idsOf(story).so
const path = (story: number) => `/api/posts/public/${so(story)}?language=SO`

/** Changes a post in its list, and by itself where `both`. */
function change(story: number, fields: object, both = true) {
  const list = host.content.lists.get('1:SO') as FakePost[]
  const i = list.findIndex(({ id }) => id === so(story))
  const changed = { ...list[i], ...fields } as FakePost
  list[i] = changed
  if (both) host.content.posts.set(`${so(story)}:SO`, changed)
}

beforeAll(async () => {
  inside = createServer((_request, response) => response.end('secret'))
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  const { port } = inside.address() as AddressInfo

  host = await startFakeApiHost({ stories: STORIES, delayMs: 2, shortens: true })
  const { faults } = host
  const fail = (status: number) => (response: import('node:http').ServerResponse) =>
    response.writeHead(status).end()
  change(1, { created_at: null }, false)
  change(2, { created_at: '0000-00-00 00:00:00', createdAt: 'soon' })
  change(4, { title: 4 })
  change(7, { title: null })
  host.content.lists.get('1:SO')?.push(null as never, { title: 'Lambar la\u2019aan' } as never)
  faults.set(path(8), fail(500))
  faults.set(path(9), fail(404))
  faults.set(path(14), (response) => response.end('<html>'))
  faults.set(path(16), (response) => response.end('{"data": {"id": 1, "title": "Mid kale"}}'))
  faults.set('/uploads/17.jpg', fail(404))
  faults.set('/uploads/18.jpg', (response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${port}/secret.jpg` }).end(),
  )
  faults.set('/uploads/19.jpg', (response) => response.end('<html>not a picture</html>'))
  faults.set('/uploads/21.jpg', (response) =>
    response.writeHead(200, { 'content-length': String(300 * 1024 * 1024) }).end(),
  )
  let asked = 0
  faults.set(path(23), (response) => {
    asked += 1
    if (asked === 1) return response.writeHead(429, { 'retry-after': '0' }).end()
    response.end(JSON.stringify({ success: true, data: host.content.posts.get(`${so(23)}:SO`) }))
  })
  const language = 'language=EN&page=1&page_size=100'
  faults.set(`/api/posts/public/by-category?category_id=4&${language}`, fail(500))
  faults.set('/api/posts/public/by-category?category_id=4&language=EN', fail(500))
  faults.set('/api/operations/featured?language=SO', (response) => response.end('[]'))
  faults.set('/api/operations/featured?language=EN', (response) =>
    response.end(JSON.stringify({ data: [{ id: 1 }, { id: 2, title: 'Good' }] })),
  )
  taken = (await addPost(desk.payload, { so: { title: 'Tifaftire', state: 'public' } })).id
  // Our own post has the first number: the host's must not take it.
  host.content.lists
    .get('1:SO')
    ?.push({ ...host.content.posts.get(`${so(1)}:SO`), id: taken } as never)
  host.content.posts.set(`${taken}:SO`, {
    ...(host.content.posts.get(`${so(1)}:SO`) as FakePost),
    id: taken,
    title: 'Hore',
  })
  report = await runOf(desk.payload, { host: host.url })
})
afterAll(async () => {
  await host.close()
  await new Promise((resolve) => inside.close(resolve))
})

const postOf = async (id: number) =>
  (await desk.payload.findByID({ collection: 'posts', id, depth: 1, draft: true })) as Post

test('what is wrong does not come, and each is told with its reason', () => {
  expect(failures(report)).toMatchObject({
    '/uploads/17.jpg': 'the host answered 404',
    '/uploads/18.jpg': expect.stringContaining('is a private address'),
    '/uploads/19.jpg': 'it is of no sort that the media take',
    '/uploads/21.jpg': 'larger than 200 MB',
    'postsByCategory category_id=4&language=EN': 'the host answered 500',
    'featuredOperations language=SO': 'the answer has no data',
  })
})

test('posts come with what the list told where they do not come themselves', async () => {
  const { so: text } = await postOf(so(14))
  expect(text).toMatchObject({ title: 'Warka 14', state: 'public' })
  const notes = report.notes.filter(({ note }) => note.startsWith('Only what the list told came'))
  expect(notes.map(({ address }) => Number(address.split('/').at(-1)))).toEqual(
    expect.arrayContaining([so(8), so(9), so(14), so(16)]),
  )
})

test('a date that the list alone lacks is found, and a post without any date is a draft', async () => {
  expect((await postOf(so(1))).so?.state).toBe('public')
  expect(await postOf(so(2))).toMatchObject({ so: { title: 'Warka 2', state: 'draft' } })
})

test('a title that is a number is one, and a text without a title is a draft', async () => {
  expect((await postOf(so(4))).so).toMatchObject({ title: '4', state: 'public' })
  expect((await postOf(so(7))).so?.state).toBe('draft')
})

test('items without a number are told', () => {
  const reasons = report.entries.flatMap(({ thing, reason }) =>
    thing === 'post' && reason ? [reason] : [],
  )
  expect(reasons).toEqual([
    'an item of the list has no id: null',
    'an item of the list has no id: {"title":"Lambar la’aan"}',
  ])
})

test('a post whose picture does not come is there without it', async () => {
  for (const story of [17, 18, 19, 21]) {
    expect(await postOf(so(story))).toMatchObject({ picture: null, so: { state: 'public' } })
  }
})

test('a host that asks for patience gets it', async () => {
  expect((await postOf(so(23))).so?.content).not.toBeNull()
  expect(host.asked.filter((asked) => asked === path(23)).length).toBeGreaterThan(1)
})

test('the good operation comes beside the bad one', () => {
  expect(count(report, 'operation', 'created')).toBe(1)
  expect(count(report, 'operation', 'failed')).toBe(1)
})

test("a number that is an editor's stays the editor's, and the old address leads to the new", async () => {
  expect((await postOf(taken)).so?.title).toBe('Tifaftire')
  const moved = report.redirects.find(({ from }) => from === `/resources/NewsDetail/hore-${taken}`)
  expect(moved?.to).toMatch(/^\/resources\/NewsDetail\/hore-\d+$/)
})

test('what did not come is asked for again, and comes once the host is well', async () => {
  host.faults.clear()
  const again = await runOf(desk.payload, { host: host.url })
  expect((await postOf(so(17))).picture).toMatchObject({ mimeType: 'image/jpeg' })
  expect(JSON.stringify((await postOf(so(8))).so?.content)).toContain('Para')
  expect(count(again, 'post', 'updated')).toBeGreaterThanOrEqual(8)
  const third = await runOf(desk.payload, { host: host.url })
  expect(count(third, 'post', 'updated')).toBe(0)
})
