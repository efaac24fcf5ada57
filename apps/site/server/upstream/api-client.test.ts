import type { RequestListener } from 'node:http'
import { CALLS, callPath } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listPage, type PostFilter } from '../../app/api/list-page.ts'
import type { Transport } from '../../app/api/transport.ts'
import type { DiskStore, StoredEntry } from '../cache/disk-store.ts'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../testing/fake-api-host.ts'
import { strictHostResponse } from '../testing/strict-host.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createApiClient } from './api-client.ts'
import { createContentVersion } from './content-version.ts'
import { createTransport } from './transport.ts'
import { createUpstreamCache } from './upstream-cache.ts'

const posts = Array.from({ length: 37 }, (_, index) => ({
  ...postExamples.typical,
  id: index + 1,
  subcategory_name: index % 2 === 0 ? 'Badda' : 'Tababarka',
}))

const NEWS = { name: 'postsByCategory', query: { category_id: 1, language: 'SO' } } as const
const PLAIN = `GET ${callPath(NEWS.name, NEWS.query)}`
const VERSION = `GET ${CALLS.contentVersion.path}`
const LOG = { info: () => {}, warn: () => {}, error: () => {} }

const badda: PostFilter = {
  query: { subcategory_name: 'Badda' },
  fits: (post) => post.subcategory_name === 'Badda',
}

let refused: string[]
let host: FakeApiHost
beforeEach(async () => {
  refused = []
  host = await startFakeApiHost(strict(jsonResponse({ success: true, data: posts })))
})
afterEach(() => host.close())

const strict = (answer: RequestListener) => strictHostResponse(refused, answer)

/** A host like ours: pages and filters by our keys, and tells a version. */
const extended: RequestListener = (request, response) => {
  if (request.url === CALLS.contentVersion.path) {
    return jsonResponse({ success: true, data: { version: '1' } })(request, response)
  }
  const query = new URL(request.url ?? '', 'http://host.invalid').searchParams
  const name = query.get('subcategory_name')
  const all = posts.filter((post) => name === null || post.subcategory_name === name)
  const size = Number(query.get('page_size') ?? all.length)
  const first = (Number(query.get('page') ?? 1) - 1) * size
  const total = query.has('page') ? { total: all.length } : {}
  jsonResponse({ success: true, data: all.slice(first, first + size), ...total })(request, response)
}

/** A host with ten posts to a page, which tells how many there are. */
const withPagesOfItsOwn = (knows: readonly string[]): RequestListener => {
  return (request, response) => {
    const query = new URL(request.url ?? '', 'http://host.invalid').searchParams
    const page = knows.includes('page') ? Number(query.get('page') ?? 1) : 1
    const size = knows.includes('page_size') ? Number(query.get('page_size') ?? 10) : 10
    const data = posts.slice((page - 1) * size, page * size)
    jsonResponse({ data: { data, total: posts.length } })(request, response)
  }
}

const silent: RequestListener = () => {}

function createTestDisk(): DiskStore {
  const stored = new Map<string, StoredEntry>()
  return {
    get: async (key) => stored.get(key),
    set: async (key, data, metadata) => {
      stored.set(key, { data: Buffer.from(data), metadata })
    },
  }
}

/** A site's way to the host, as a process has it that has just started. */
function startClient(disk?: DiskStore) {
  const clock = createTestClock()
  const contentVersion = createContentVersion({ apiBaseUrl: host.base, fetch, clock })
  const parts = { apiBaseUrl: host.base, fetch, clock, contentVersion }
  const answers = createUpstreamCache({ ...parts, ...(disk && { disk }) })
  const transport: Transport = createTransport({
    apiBaseUrl: host.base,
    answers: createApiClient({ answers, contentVersion }),
    sendContact: async () => ({ kind: 'unreachable', reason: 'not in this test' }),
    videoTitle: async () => undefined,
    streamWatch: undefined,
    search: async () => ({ state: 'away' }),
    archive: async () => ({ state: 'away' }),
    beside: async () => ({ isBehind: false }),
    log: LOG,
  })
  const ids = async (page: number, filter?: PostFilter) => {
    const list = await listPage(transport, { ...NEWS, filter }, { page: String(page), size: 4 })
    return list.failed ? 'failed' : list.items.map(({ id }) => id)
  }
  return { clock, contentVersion, transport, ids }
}

test('a host with the specification’s calls alone is asked with its keys alone', async () => {
  const { ids } = startClient()
  expect(await ids(1)).toEqual([1, 2, 3, 4])
  expect(await ids(10)).toEqual([37])
  expect(await ids(2, badda)).toEqual([9, 11, 13, 15])
  expect(host.asked).toEqual([VERSION, PLAIN])
  expect(refused).toEqual([])
})

test('a host that tells a version is asked by pages', async () => {
  host.answer = extended
  const { ids } = startClient()
  expect(await ids(2, badda)).toEqual([9, 11, 13, 15])
  expect(host.asked).toEqual([VERSION, `${PLAIN}&subcategory_name=Badda&page=2&page_size=4`])
})

test.each([
  '/api/site-settings?language=SO',
  '/api/redirects/public',
  '/api/operations/public/7?language=SO',
  '/api/posts/public/by-category?category_id=13&language=SO&page=1&page_size=100',
])('a host that tells no version has no %s', async (address) => {
  const { transport } = startClient()
  expect(await transport.get(address)).toMatchObject({ kind: 'answer', status: 404 })
  expect(host.asked).toEqual([VERSION])
})

test('a host that cuts its lists and tells no total loses nothing of what it gives', async () => {
  host.answer = strict(jsonResponse({ success: true, data: posts.slice(0, 10) }))
  const { ids } = startClient()
  expect([await ids(1), await ids(2), await ids(3)]).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10],
  ])
  expect(refused).toEqual([])
})

test.each([
  ['our keys', ['page', 'page_size']],
  ['the page alone', ['page']],
])('a host that tells the total of what it cuts is asked for the rest by %s', async (_, knows) => {
  host.answer = withPagesOfItsOwn(knows)
  const { ids } = startClient()
  expect(await ids(1)).toEqual([1, 2, 3, 4])
  expect(await ids(10)).toEqual([37])
  expect(await ids(5, badda)).toEqual([33, 35, 37])
})

test.each([
  ['ignores', (answer: RequestListener) => answer, ['1', '2']],
  ['refuses', (answer: RequestListener) => strict(answer), ['1']],
])('a host that tells a total and %s our keys shows what it gives', async (_, wrap, pages) => {
  host.answer = wrap(withPagesOfItsOwn([]))
  const { ids } = startClient()
  expect([await ids(1), await ids(3), await ids(4)]).toEqual([
    [1, 2, 3, 4],
    [9, 10],
    [1, 2, 3, 4],
  ])
  const queries = host.asked.map((line) => new URL(line.slice(4), host.base).searchParams)
  expect(queries.flatMap((query) => query.get('page') ?? [])).toEqual(pages)
})

test('a host that learns versions while the site runs is asked by pages from then on', async () => {
  const { ids, clock } = startClient()
  expect(await ids(2)).toEqual([5, 6, 7, 8])
  host.answer = extended
  await clock.pass(5 * 60_000)
  host.asked.length = 0
  expect(await ids(2)).toEqual([5, 6, 7, 8])
  expect(host.asked).toEqual([VERSION, `${PLAIN}&page=2&page_size=4`])
})

test('a host that fails as soon as it has learnt versions still shows what it had', async () => {
  const { ids, clock } = startClient()
  await ids(2)
  host.answer = (request, response) => {
    if (request.url === CALLS.contentVersion.path) return extended(request, response)
    jsonResponse({ success: false }, 500)(request, response)
  }
  await clock.pass(5 * 60_000)
  expect(await ids(3)).toEqual([9, 10, 11, 12])
})

test('a host that loses its version call shows every list all the while', async () => {
  host.answer = extended
  const { ids, clock, contentVersion } = startClient()
  expect(await ids(2)).toEqual([5, 6, 7, 8])
  host.answer = strict(jsonResponse({ success: true, data: posts }))
  for (let second = 0; second < 40; second += 1) {
    await clock.pass(1_000)
    expect(await ids(2), `after ${second} s`).toEqual([5, 6, 7, 8])
    expect(await ids(3), `after ${second} s`).toEqual([9, 10, 11, 12])
  }
  expect(contentVersion.hasExtensions()).toBe(false)
  refused.length = 0
  await clock.pass(60_000)
  expect(await ids(4)).toEqual([13, 14, 15, 16])
  expect(refused).toEqual([])
})

test.each([
  ['like ours', extended],
  ['with the specification’s calls alone', jsonResponse({ success: true, data: posts })],
])(
  'a process that starts while a host %s is away shows what an earlier one kept',
  async (_, answer) => {
    host.answer = answer === extended ? extended : strict(answer)
    const disk = createTestDisk()
    expect(await startClient(disk).ids(2)).toEqual([5, 6, 7, 8])
    host.answer = (_request, response) => response.destroy()
    expect(await startClient(disk).ids(2)).toEqual([5, 6, 7, 8])
    host.answer = silent
    const { ids, clock } = startClient(disk)
    const visit = ids(2)
    await clock.pass(1_000)
    await expect.poll(() => host.asked.at(-1)).toBe(PLAIN)
    await clock.pass(3_000)
    expect(await visit).toEqual([5, 6, 7, 8])
  },
)
