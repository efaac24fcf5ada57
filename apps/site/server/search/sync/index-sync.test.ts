import { CALLS, CATEGORY, callPath } from '@gaashaan/contract'
import { leaderExamples, operationExamples } from '@gaashaan/contract/examples'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../../testing/fake-api-host.ts'
import { createTestIndex, type TestIndex } from '../../testing/search-index.ts'
import { strictHostHandler } from '../../testing/strict-host.ts'
import { createTestClock, type TestClock } from '../../testing/test-clock.ts'
import { createIndexHost } from './index-host.ts'
import { createIndexSync, type IndexSync } from './index-sync.ts'

interface TestPost {
  readonly category_id?: number
  readonly id: number
  title: string
  content: string
  created_at: string
  updated_at: string
}

let archive: {
  version: string | undefined
  /** What the host tells that has changed. */
  tags?: readonly string[]
  pages: boolean
  posts: TestPost[]
}
let host: FakeApiHost
let index: TestIndex
let clock: TestClock
let sync: IndexSync
let isAway = false

const day = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 86_400_000).toISOString()

function post(id: number, title: string): TestPost {
  return {
    id,
    title,
    content: `<p>Qoraalka ${title}</p>`,
    category_id: CATEGORY.somaliNews,
    created_at: day(id),
    updated_at: day(id),
  }
}

/** The desk's response for a list: whole, or a page of it. */
function listResponse(query: URLSearchParams) {
  const sorted = archive.posts.toSorted((a, b) => b.id - a.id)
  if (!archive.pages) return { data: sorted }
  const size = Number(query.get('page_size') ?? 10)
  const start = (Number(query.get('page') ?? 1) - 1) * size
  const part = sorted.slice(start, start + size)
  const data = part.map(({ content, ...rest }) =>
    query.get('with_content') === '0' ? rest : { ...rest, content },
  )
  return { data, total: sorted.length }
}

function responseFor(url: URL): unknown {
  const { pathname, searchParams } = url
  if (pathname === CALLS.contentVersion.path) {
    const { version, tags } = archive
    return version && { data: { version, ...(searchParams.has('since') && { tags }) } }
  }
  if (pathname === CALLS.postsByCategory.path) {
    const isNews = searchParams.get('category_id') === String(CATEGORY.somaliNews)
    return isNews ? listResponse(searchParams) : { data: [], total: 0 }
  }
  if (pathname === CALLS.featuredOperations.path) {
    return { data: [operationExamples.typical, operationExamples.englishOnly] }
  }
  if (pathname === '/api/leadership/public/by-institution/2') {
    return { data: [leaderExamples.typical] }
  }
  const id = /^\/api\/posts\/public\/(\d+)$/.exec(pathname)?.[1]
  const data = archive.posts.find((each) => String(each.id) === id)
  return data && { data }
}

beforeEach(async () => {
  isAway = false
  const posts = Array.from({ length: 230 }, (_value, at) => post(at + 1, `Tijaabo ${at + 1}`))
  archive = { version: '1', pages: true, posts }
  host = await startFakeApiHost((request, response) => {
    const body = responseFor(new URL(request.url ?? '', 'http://host.invalid'))
    const status = isAway ? 500 : body ? 200 : 404
    jsonResponse({ success: true, ...(body ?? {}) }, status)(request, response)
  })
  index = createTestIndex()
  clock = createTestClock()
  const { writer, versions } = index
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const indexHost = createIndexHost({ apiBaseUrl: host.base, fetch, clock })
  sync = createIndexSync({ host: indexHost, writer, versions, clock, log })
})
afterEach(async () => {
  index.close()
  await host.close()
})

function countResults(text: string): number {
  const outcome = index.reader.search({ language: 'SO', text, page: 1 }, undefined)
  return outcome.state === 'ready' ? outcome.own.total : Number.NaN
}

/** Lets time pass, then does the next step of the sync. */
async function nextStep(ms = 1_000) {
  await clock.pass(ms)
  host.requestLines.length = 0
  await sync.step()
}

test('everything that the host lists is found after the first build', async () => {
  expect(countResults('tijaabo')).toBeNaN()
  await sync.step()
  expect(countResults('tijaabo')).toBe(230)
  expect(countResults('tijaabo 17')).toBe(1)
  expect(countResults(operationExamples.typical.title_so ?? '')).toBe(1)
  expect(countResults(leaderExamples.typical.name)).toBe(1)
  expect(countResults('asturnaanta')).toBeGreaterThan(0)
})

test('an operation without a Somali title is found as a text of the other language', async () => {
  await sync.step()
  const { title } = operationExamples.englishOnly
  const outcome = index.reader.search({ language: 'SO', text: title, page: 1 }, undefined)
  expect(outcome).toMatchObject({ own: { total: 0 }, other: { items: [{ kind: 'operations' }] } })
})

test('only the version is requested until it changes', async () => {
  await sync.step()
  await nextStep()
  expect(host.requestLines).toEqual([`GET ${callPath('contentVersion', { since: '1' })}`])
})

test('a published post is found after the next poll, which requests no other post', async () => {
  await sync.step()
  archive.posts.push(post(900, 'Warkan cusub'))
  archive.version = '2'
  await nextStep()
  expect(countResults('warkan cusub')).toBe(1)
  expect(host.requestLines.filter((line) => line.includes('/public/9'))).toHaveLength(1)
  expect(host.requestLines.some((line) => line.includes('page=2'))).toBe(false)
})

test('a changed post is found by its new text', async () => {
  await sync.step()
  Object.assign(archive.posts.at(-1) ?? {}, {
    title: 'Beddelan',
    content: '',
    updated_at: day(999),
  })
  archive.version = '2'
  await nextStep()
  expect(countResults('beddelan')).toBe(1)
  expect(countResults('tijaabo')).toBe(229)
})

test('a withdrawn post is gone: a new one at once, an old one after a sweep', async () => {
  await sync.step()
  archive.posts = archive.posts.filter(({ id }) => id !== 229)
  archive.version = '2'
  await nextStep()
  expect(countResults('tijaabo 229')).toBe(0)
  archive.posts = archive.posts.filter(({ id }) => id !== 5)
  archive.version = '3'
  await nextStep()
  expect(countResults('tijaabo')).toBe(228)
})

test('many posts can be withdrawn or changed at once', async () => {
  await sync.step()
  archive.posts = archive.posts.filter(({ id }) => id < 226)
  for (const changed of archive.posts.slice(-3)) {
    Object.assign(changed, { title: 'Beddelan', content: '', updated_at: day(999) })
  }
  archive.version = '2'
  await nextStep()
  expect(countResults('tijaabo')).toBe(222)
  expect(countResults('beddelan')).toBe(3)
})

test('an old post that was changed is found after a sweep', async () => {
  await sync.step()
  Object.assign(archive.posts[3] ?? {}, { content: '<p>Sooyaal</p>', updated_at: day(999) })
  archive.version = '2'
  await nextStep()
  expect(countResults('sooyaal')).toBe(1)
})

test('a host without pages and without a version is compared every minute', async () => {
  Object.assign(archive, { version: undefined, pages: false })
  await sync.step()
  expect(countResults('tijaabo')).toBe(230)
  archive.posts = [...archive.posts.slice(1), post(900, 'Warkan cusub')]
  await nextStep(1_000)
  expect(countResults('warkan')).toBe(0)
  await nextStep(60_000)
  expect([countResults('warkan'), countResults('tijaabo')]).toEqual([1, 229])
})

test('a host that refuses our keys is read whole, and by pages once it has a version', async () => {
  Object.assign(archive, { version: undefined, pages: false })
  const refused: string[] = []
  const { handler } = host
  host.handler = strictHostHandler(refused, handler)
  await sync.step()
  expect(countResults('tijaabo')).toBe(230)
  expect(refused).toEqual([])
  host.handler = handler
  Object.assign(archive, { version: '1', pages: true })
  await nextStep(5 * 60_000)
  expect(host.requestLines.some((line) => line.includes('page_size='))).toBe(true)
  expect(countResults('tijaabo')).toBe(230)
})

test('the index stays searchable while the host is away, and a build continues afterwards', async () => {
  isAway = true
  await expect(sync.step()).rejects.toThrow('500')
  expect(countResults('tijaabo')).toBeNaN()
  isAway = false
  await nextStep()
  expect(countResults('tijaabo')).toBe(230)
  isAway = true
  await expect(nextStep()).rejects.toThrow('500')
  expect(countResults('tijaabo')).toBe(230)
})

/** Publishes a change that the host tells by tags; returns what the sync requests for it. */
async function nextStepAfter(...tags: string[]): Promise<string[]> {
  Object.assign(archive, { version: `${archive.version}+`, tags })
  await nextStep()
  return host.requestLines.filter((line) => !line.includes(CALLS.contentVersion.path))
}

test('an old post that the host tells of is copied alone, wherever it is in its list', async () => {
  await sync.step()
  Object.assign(archive.posts[3] ?? {}, { content: '<p>Sooyaal</p>', updated_at: day(999) })
  const requests = await nextStepAfter('post:4')
  expect(countResults('sooyaal')).toBe(1)
  expect(requests).toEqual(
    ['SO', 'EN'].map((language) => `GET ${callPath('post', { language }, 4)}`),
  )
})

test('the log is read before the texts, so that no new text counts as an old one', async () => {
  await sync.step()
  Object.assign(archive, { version: '2', tags: ['post:5', 'log'] })
  await nextStep()
  const paths = host.requestLines.map((line) => line.replace(/^GET |\?.*$/g, ''))
  expect(paths.slice(1, 3)).toEqual([CALLS.logHead.path, '/api/posts/public/5'])
})

test('a post that the host tells of and no longer has is gone', async () => {
  await sync.step()
  archive.posts = archive.posts.filter(({ id }) => id !== 5)
  await nextStepAfter('post:5')
  expect(countResults('tijaabo')).toBe(229)
})

test('a withdrawn post is gone, though the host still has its page', async () => {
  await sync.step()
  Object.assign(archive.posts[4] ?? {}, { withdrawn: { at: day(99), reason: 'Khalad' } })
  await nextStepAfter('post:5')
  expect(countResults('tijaabo')).toBe(229)
})

test('only the lists that have changed are requested', async () => {
  await sync.step()
  archive.posts.push(post(900, 'Warkan cusub'))
  const requests = await nextStepAfter('post:900', 'list:news:so', 'media:7', 'settings')
  expect(countResults('warkan cusub')).toBe(1)
  expect(requests).toHaveLength(3)
  expect(await nextStepAfter('settings', 'policies', 'redirects')).toEqual([])
  const short = await nextStepAfter('leaders')
  expect(short.every((line) => !line.includes('/posts/'))).toBe(true)
})

test('another name of a subcategory is found with all its posts', async () => {
  await sync.step()
  for (const each of archive.posts.slice(0, 3)) {
    Object.assign(each, { subcategory_name: 'Buuraha', updated_at: day(999) })
  }
  await nextStepAfter('subcategory:1', 'subcategories')
  expect(countResults('buuraha')).toBe(3)
})
