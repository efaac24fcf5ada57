import { CALLS, CATEGORY } from '@gaashaan/contract'
import { leaderExamples, operationExamples } from '@gaashaan/contract/examples'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../../testing/fake-api-host.ts'
import { createTestIndex, type TestIndex } from '../../testing/search-index.ts'
import { strictHostResponse } from '../../testing/strict-host.ts'
import { createTestClock, type TestClock } from '../../testing/test-clock.ts'
import { createIndexHost } from './index-source.ts'
import { createIndexSync, type IndexSync } from './index-sync.ts'

interface TestPost {
  readonly id: number
  title: string
  content: string
  created_at: string
  updated_at: string
}

let archive: { version: string | undefined; pages: boolean; posts: TestPost[] }
let host: FakeApiHost
let index: TestIndex
let clock: TestClock
let keeper: IndexSync
let isAway = false

const day = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 86_400_000).toISOString()

function post(id: number, title: string): TestPost {
  return {
    id,
    title,
    content: `<p>Qoraalka ${title}</p>`,
    created_at: day(id),
    updated_at: day(id),
  }
}

/** The posts of a list as the desk answers them, whole or by pages. */
function listed(query: URLSearchParams) {
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

function answerTo(url: URL): unknown {
  const { pathname, searchParams } = url
  if (pathname === CALLS.contentVersion.path) {
    return archive.version && { data: { version: archive.version } }
  }
  if (pathname === CALLS.postsByCategory.path) {
    const isNews = searchParams.get('category_id') === String(CATEGORY.somaliNews)
    return isNews ? listed(searchParams) : { data: [], total: 0 }
  }
  if (pathname === CALLS.featuredOperations.path) {
    return { data: [operationExamples.typical, operationExamples.englishOnly] }
  }
  if (pathname === '/api/leadership/public/by-institution/2') {
    return { data: [leaderExamples.typical] }
  }
  const id = /^\/api\/posts\/public\/(\d+)$/.exec(pathname)?.[1]
  const found = archive.posts.find((each) => String(each.id) === id)
  return found && { data: found }
}

beforeEach(async () => {
  isAway = false
  const posts = Array.from({ length: 230 }, (_value, at) => post(at + 1, `Tijaabo ${at + 1}`))
  archive = { version: '1', pages: true, posts }
  host = await startFakeApiHost((request, response) => {
    const answer = answerTo(new URL(request.url ?? '', 'http://host.invalid'))
    const status = isAway ? 500 : answer ? 200 : 404
    jsonResponse({ success: true, ...(answer ?? {}) }, status)(request, response)
  })
  index = createTestIndex()
  clock = createTestClock()
  const { writer } = index
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const indexHost = createIndexHost({ apiBaseUrl: host.base, fetch, clock })
  keeper = createIndexSync({ host: indexHost, writer, clock, log })
})
afterEach(async () => {
  index.close()
  await host.close()
})

function found(text: string): number {
  const answer = index.reader.search({ language: 'SO', text, page: 1 }, undefined)
  return answer.state === 'ready' ? answer.own.total : Number.NaN
}

/** What the keeper does when it next looks, after this many milliseconds. */
async function next(milliseconds = 1_000) {
  await clock.pass(milliseconds)
  host.asked.length = 0
  await keeper.step()
}

test('everything that the host lists is found after the first build', async () => {
  expect(found('tijaabo')).toBeNaN()
  await keeper.step()
  expect(found('tijaabo')).toBe(230)
  expect(found('tijaabo 17')).toBe(1)
  expect(found(operationExamples.typical.title_so ?? '')).toBe(1)
  expect(found(leaderExamples.typical.name)).toBe(1)
  expect(found('asturnaanta')).toBeGreaterThan(0)
})

test('an operation without a Somali title is found as a text of the other language', async () => {
  await keeper.step()
  const { title } = operationExamples.englishOnly
  const answer = index.reader.search({ language: 'SO', text: title, page: 1 }, undefined)
  expect(answer).toMatchObject({ own: { total: 0 }, other: { items: [{ kind: 'operations' }] } })
})

test('nothing is asked but the version until it changes', async () => {
  await keeper.step()
  await next()
  expect(host.asked).toEqual([`GET ${CALLS.contentVersion.path}`])
})

test('what is published is found with the next look, by asking for it alone', async () => {
  await keeper.step()
  archive.posts.push(post(900, 'Warkan cusub'))
  archive.version = '2'
  await next()
  expect(found('warkan cusub')).toBe(1)
  expect(host.asked.filter((line) => line.includes('/public/9'))).toHaveLength(1)
  expect(host.asked.some((line) => line.includes('page=2'))).toBe(false)
})

test('what was changed is found as it is now', async () => {
  await keeper.step()
  Object.assign(archive.posts.at(-1) ?? {}, {
    title: 'Beddelan',
    content: '',
    updated_at: day(999),
  })
  archive.version = '2'
  await next()
  expect(found('beddelan')).toBe(1)
  expect(found('tijaabo')).toBe(229)
})

test('what was taken back is gone, the newest at once and an old one after a comparison', async () => {
  await keeper.step()
  archive.posts = archive.posts.filter(({ id }) => id !== 229)
  archive.version = '2'
  await next()
  expect(found('tijaabo 229')).toBe(0)
  archive.posts = archive.posts.filter(({ id }) => id !== 5)
  archive.version = '3'
  await next()
  expect(found('tijaabo')).toBe(228)
})

test('many texts that are taken back or changed at once are gone or found as they are now', async () => {
  await keeper.step()
  archive.posts = archive.posts.filter(({ id }) => id < 226)
  for (const changed of archive.posts.slice(-3)) {
    Object.assign(changed, { title: 'Beddelan', content: '', updated_at: day(999) })
  }
  archive.version = '2'
  await next()
  expect(found('tijaabo')).toBe(222)
  expect(found('beddelan')).toBe(3)
})

test('an old text that was changed is found after a comparison', async () => {
  await keeper.step()
  Object.assign(archive.posts[3] ?? {}, { content: '<p>Sooyaal</p>', updated_at: day(999) })
  archive.version = '2'
  await next()
  expect(found('sooyaal')).toBe(1)
})

test('a host without pages and without a version is compared by time', async () => {
  Object.assign(archive, { version: undefined, pages: false })
  await keeper.step()
  expect(found('tijaabo')).toBe(230)
  archive.posts = [...archive.posts.slice(1), post(900, 'Warkan cusub')]
  await next(1_000)
  expect(found('warkan')).toBe(0)
  await next(60_000)
  expect([found('warkan'), found('tijaabo')]).toEqual([1, 229])
})

test('a host that refuses our keys is searched whole, and by pages once it tells a version', async () => {
  Object.assign(archive, { version: undefined, pages: false })
  const refused: string[] = []
  const { answer } = host
  host.answer = strictHostResponse(refused, answer)
  await keeper.step()
  expect(found('tijaabo')).toBe(230)
  expect(refused).toEqual([])
  host.answer = answer
  Object.assign(archive, { version: '1', pages: true })
  await next(5 * 60_000)
  expect(host.asked.some((line) => line.includes('page_size='))).toBe(true)
  expect(found('tijaabo')).toBe(230)
})

test('what was found is found while the host is away, and a build goes on afterwards', async () => {
  isAway = true
  await expect(keeper.step()).rejects.toThrow('500')
  expect(found('tijaabo')).toBeNaN()
  isAway = false
  await next()
  expect(found('tijaabo')).toBe(230)
  isAway = true
  await expect(next()).rejects.toThrow('500')
  expect(found('tijaabo')).toBe(230)
})
