import type { RequestListener } from 'node:http'
import { CALLS, callPath } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeTransport } from '../../app/api/fake-transport.ts'
import { listPage, type PostFilter } from '../../app/api/list-page.ts'
import type { DiskStore, StoredEntry } from '../cache/disk-store.ts'
import {
  type FakeApiHost,
  jsonResponse,
  startFakeApiHost,
  withContentVersion,
} from '../testing/fake-api-host.ts'
import { strictHostHandler } from '../testing/strict-host.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestLog } from '../testing/test-log.ts'
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

const badda: PostFilter = {
  query: { subcategory_name: 'Badda' },
  matches: (post) => post.subcategory_name === 'Badda',
}

let refused: string[]
let host: FakeApiHost
beforeEach(async () => {
  refused = []
  host = await startFakeApiHost(strict(jsonResponse({ success: true, data: posts })))
})
afterEach(() => host.close())

const strict = (handler: RequestListener) => strictHostHandler(refused, handler)

/** A host like ours: it has a content version, pages and filters. */
const extended: RequestListener = withContentVersion((request, response) => {
  const query = new URL(request.url ?? '', 'http://host.invalid').searchParams
  const name = query.get('subcategory_name')
  const all = posts.filter((post) => name === null || post.subcategory_name === name)
  const size = Number(query.get('page_size') ?? all.length)
  const first = (Number(query.get('page') ?? 1) - 1) * size
  const total = query.has('page') ? { total: all.length } : {}
  jsonResponse({ success: true, data: all.slice(first, first + size), ...total })(request, response)
})

/** A host with ten posts to a page, which sends the total and knows some of our keys. */
const pagingHost = (keys: readonly string[]): RequestListener => {
  return (request, response) => {
    const query = new URL(request.url ?? '', 'http://host.invalid').searchParams
    const page = keys.includes('page') ? Number(query.get('page') ?? 1) : 1
    const size = keys.includes('page_size') ? Number(query.get('page_size') ?? 10) : 10
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
    clear: async () => stored.clear(),
  }
}

/** The client of a process that has just started. */
function startClient(disk?: DiskStore) {
  const clock = createTestClock()
  const access = { apiBaseUrl: host.base, fetch, clock }
  const contentVersion = createContentVersion(access)
  const upstreamCache = createUpstreamCache(access, contentVersion, disk)
  const unreachable = { kind: 'unreachable', reason: 'not in this test' } as const
  const transport = createTransport({
    ...fakeTransport(() => unreachable),
    apiBaseUrl: host.base,
    pictureHosts: [],
    apiClient: createApiClient(upstreamCache, contentVersion),
    sendContact: async () => unreachable,
    streamWatch: undefined,
    log: createTestLog().log,
  })
  const ids = async (page: number, filter?: PostFilter) => {
    const list = await listPage(transport, { ...NEWS, filter }, { page: String(page), size: 4 })
    return list.failed ? 'failed' : list.items.map(({ id }) => id)
  }
  return { clock, contentVersion, transport, ids }
}

test('a host with the specification’s calls alone receives the specification’s keys alone', async () => {
  const { ids } = startClient()
  expect(await ids(1)).toEqual([1, 2, 3, 4])
  expect(await ids(10)).toEqual([37])
  expect(await ids(2, badda)).toEqual([9, 11, 13, 15])
  expect(host.requestLines).toEqual([VERSION, PLAIN])
  expect(refused).toEqual([])
})

test('a host with a content version is requested by pages', async () => {
  host.handler = extended
  const { ids } = startClient()
  expect(await ids(2, badda)).toEqual([9, 11, 13, 15])
  expect(host.requestLines).toEqual([VERSION, `${PLAIN}&subcategory_name=Badda&page=2&page_size=4`])
})

test.each([
  '/api/site-settings?language=SO',
  '/api/redirects/public',
  '/api/operations/public/7?language=SO',
  '/api/posts/public/by-category?category_id=13&language=SO&page=1&page_size=100',
])('a host without a content version has no %s', async (path) => {
  const { transport } = startClient()
  expect(await transport.get(path)).toMatchObject({ kind: 'answer', status: 404 })
  expect(host.requestLines).toEqual([VERSION])
})

test('everything is shown of a host that cuts its lists and sends no total', async () => {
  host.handler = strict(jsonResponse({ success: true, data: posts.slice(0, 10) }))
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
])(
  'the rest of a list that a host cuts is requested by %s if it sends the total',
  async (_, keys) => {
    host.handler = pagingHost(keys)
    const { ids } = startClient()
    expect(await ids(1)).toEqual([1, 2, 3, 4])
    expect(await ids(10)).toEqual([37])
    expect(await ids(5, badda)).toEqual([33, 35, 37])
  },
)

test.each([
  ['ignores', (handler: RequestListener) => handler, ['1', '2']],
  ['refuses', strict, ['1']],
])('everything is shown of a host that sends a total and %s our keys', async (_, wrap, pages) => {
  host.handler = wrap(pagingHost([]))
  const { ids } = startClient()
  expect([await ids(1), await ids(3), await ids(4)]).toEqual([
    [1, 2, 3, 4],
    [9, 10],
    [1, 2, 3, 4],
  ])
  const queries = host.requestLines.map((line) => new URL(line.slice(4), host.base).searchParams)
  expect(queries.flatMap((query) => query.get('page') ?? [])).toEqual(pages)
})

test('a host that gains a content version while the site runs is requested by pages from then on', async () => {
  const { ids, clock } = startClient()
  expect(await ids(2)).toEqual([5, 6, 7, 8])
  host.handler = extended
  await clock.pass(5 * 60_000)
  host.requestLines.length = 0
  expect(await ids(2)).toEqual([5, 6, 7, 8])
  expect(host.requestLines).toEqual([VERSION, `${PLAIN}&page=2&page_size=4`])
})

test('the last lists are shown if a host fails as soon as it has gained a content version', async () => {
  const { ids, clock } = startClient()
  await ids(2)
  host.handler = (request, response) => {
    if (request.url?.startsWith(CALLS.contentVersion.path)) return extended(request, response)
    jsonResponse({ success: false }, 500)(request, response)
  }
  await clock.pass(5 * 60_000)
  expect(await ids(3)).toEqual([9, 10, 11, 12])
})

test('every list is shown while a host loses its content version', async () => {
  host.handler = extended
  const { ids, clock, contentVersion } = startClient()
  expect(await ids(2)).toEqual([5, 6, 7, 8])
  host.handler = strict(jsonResponse({ success: true, data: posts }))
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
  'a process that starts while a host %s is away shows the lists of an earlier process',
  async (_, handler) => {
    host.handler = handler === extended ? extended : strict(handler)
    const disk = createTestDisk()
    expect(await startClient(disk).ids(2)).toEqual([5, 6, 7, 8])
    host.handler = (_request, response) => response.destroy()
    expect(await startClient(disk).ids(2)).toEqual([5, 6, 7, 8])
    host.handler = silent
    const { ids, clock } = startClient(disk)
    const visit = ids(2)
    await clock.pass(1_000)
    await expect.poll(() => host.requestLines.at(-1)).toBe(PLAIN)
    await clock.pass(3_000)
    expect(await visit).toEqual([5, 6, 7, 8])
  },
)
