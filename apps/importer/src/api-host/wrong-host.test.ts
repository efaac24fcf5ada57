import { createServer, type ServerResponse } from 'node:http'
import { testDesk } from '@gaashaan/desk/testing/desk'
import { addPost } from '@gaashaan/desk/testing/documents'
import { listen } from '@gaashaan/desk/testing/listen'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '../report/report.ts'
import { type FakeApiHost, startFakeApiHost } from '../testing/fake-api-host.ts'
import { type FakePost, idsOf } from '../testing/fake-content.ts'
import { count, failures, findPost, importFrom } from '../testing/run.ts'

const desk = testDesk()
let host: FakeApiHost
let privateServer: ReturnType<typeof createServer>
let report: Report
let takenId: number

const STORIES = 23
const so = (story: number) => idsOf(story).so
const path = (story: number) => `/api/posts/public/${so(story)}?language=SO`

/** Changes a post in its list, and the post itself unless `listOnly`. */
function change(story: number, fields: object, listOnly = false) {
  const list = host.content.lists.get('1:SO') as FakePost[]
  const i = list.findIndex(({ id }) => id === so(story))
  const changed = { ...list[i], ...fields } as FakePost
  list[i] = changed
  if (!listOnly) host.content.posts.set(`${so(story)}:SO`, changed)
}

beforeAll(async () => {
  privateServer = createServer((_request, response) => response.end('secret'))
  const privateUrl = await listen(privateServer)

  host = await startFakeApiHost({ stories: STORIES, delayMs: 2, hasShortLists: true })
  const { faults } = host
  const fail = (status: number) => (response: ServerResponse) => response.writeHead(status).end()
  change(1, { created_at: null }, true)
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
    response.writeHead(302, { location: `${privateUrl}/secret.jpg` }).end(),
  )
  faults.set('/uploads/19.jpg', (response) => response.end('<html>not a picture</html>'))
  faults.set('/uploads/21.jpg', (response) =>
    response.writeHead(200, { 'content-length': String(300 * 1024 * 1024) }).end(),
  )
  let requests = 0
  faults.set(path(23), (response) => {
    requests += 1
    if (requests === 1) return response.writeHead(429, { 'retry-after': '0' }).end()
    response.end(JSON.stringify({ success: true, data: host.content.posts.get(`${so(23)}:SO`) }))
  })
  const language = 'language=EN&page=1&page_size=100'
  faults.set(`/api/posts/public/by-category?category_id=4&${language}`, fail(500))
  faults.set('/api/posts/public/by-category?category_id=4&language=EN', fail(500))
  faults.set('/api/operations/featured?language=SO', (response) => response.end('[]'))
  faults.set('/api/operations/featured?language=EN', (response) =>
    response.end(JSON.stringify({ data: [{ id: 1 }, { id: 2, title: 'Good' }] })),
  )
  takenId = (await addPost(desk.payload, { so: { title: 'Tifaftire', state: 'public' } })).id
  // An editor's post has this id already.
  host.content.lists
    .get('1:SO')
    ?.push({ ...host.content.posts.get(`${so(1)}:SO`), id: takenId } as never)
  host.content.posts.set(`${takenId}:SO`, {
    ...(host.content.posts.get(`${so(1)}:SO`) as FakePost),
    id: takenId,
    title: 'Hore',
  })
  report = await importFrom(desk.payload, { host: host.url })
})
afterAll(async () => {
  await host.close()
  await new Promise((resolve) => privateServer.close(resolve))
})

const postOf = (id: number) => findPost(desk.payload, id, true)

test('wrong items are not imported, and each is reported with its reason', () => {
  expect(failures(report)).toMatchObject({
    '/uploads/17.jpg': 'the host answered 404',
    '/uploads/18.jpg': expect.stringContaining('is a private address'),
    '/uploads/19.jpg': 'it is of no sort that the media take',
    '/uploads/21.jpg': 'larger than 200 MB',
    'postsByCategory category_id=4&language=EN': 'the host answered 500',
    'featuredOperations language=SO': 'the answer has no data',
  })
})

test('posts that cannot be fetched are imported from their list', async () => {
  const { so: text } = await postOf(so(14))
  expect(text).toMatchObject({ title: 'Warka 14', state: 'public' })
  const notes = report.notes.filter(({ note }) => note.startsWith('Only what the list told came'))
  expect(notes.map(({ address }) => Number(address.split('/').at(-1)))).toEqual(
    expect.arrayContaining([so(8), so(9), so(14), so(16)]),
  )
})

test('a date that only the list lacks is found, and a post without any date is a draft', async () => {
  expect((await postOf(so(1))).so?.state).toBe('public')
  expect(await postOf(so(2))).toMatchObject({ so: { title: 'Warka 2', state: 'draft' } })
})

test('a number can be a title, and a text without a title is a draft', async () => {
  expect((await postOf(so(4))).so).toMatchObject({ title: '4', state: 'public' })
  expect((await postOf(so(7))).so?.state).toBe('draft')
})

test('items without an id are reported', () => {
  const reasons = report.entries.flatMap(({ thing, reason }) =>
    thing === 'post' && reason ? [reason] : [],
  )
  expect(reasons).toEqual([
    'an item of the list has no id: null',
    'an item of the list has no id: {"title":"Lambar la’aan"}',
  ])
})

test('a post whose picture cannot be fetched is imported without it', async () => {
  for (const story of [17, 18, 19, 21]) {
    expect(await postOf(so(story))).toMatchObject({ picture: null, so: { state: 'public' } })
  }
})

test('a request is repeated after a 429', async () => {
  expect((await postOf(so(23))).so?.content).not.toBeNull()
  expect(
    host.requestPaths.filter((requestPath) => requestPath === path(23)).length,
  ).toBeGreaterThan(1)
})

test('a good operation is imported beside a bad one', () => {
  expect(count(report, 'operation', 'created')).toBe(1)
  expect(count(report, 'operation', 'failed')).toBe(1)
})

test("an editor's post keeps its id, and the old path leads to the imported post's new one", async () => {
  expect((await postOf(takenId)).so?.title).toBe('Tifaftire')
  const redirect = report.redirects.find(
    ({ from }) => from === `/resources/NewsDetail/hore-${takenId}`,
  )
  expect(redirect?.to).toMatch(/^\/resources\/NewsDetail\/hore-\d+$/)
})

test('a later run tries again what failed, and imports it once the host is well', async () => {
  host.faults.clear()
  const again = await importFrom(desk.payload, { host: host.url })
  expect((await postOf(so(17))).picture).toMatchObject({ mimeType: 'image/jpeg' })
  expect(JSON.stringify((await postOf(so(8))).so?.content)).toContain('Para')
  expect(count(again, 'post', 'updated')).toBeGreaterThanOrEqual(8)
  const third = await importFrom(desk.payload, { host: host.url })
  expect(count(third, 'post', 'updated')).toBe(0)
})
