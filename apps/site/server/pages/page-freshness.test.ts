import { expect, test } from 'vitest'
import { fakeTransport } from '../../app/api/fake-transport.ts'
import { forAside, type Transport } from '../../app/api/transport.ts'
import type { RelatedResult } from '../../app/search/search.ts'
import { trackTransport } from './page-freshness.ts'

test('a page that lacks a part is an error', () => {
  const { transport, dependencies } = trackTransport(
    fakeTransport(() => ({ kind: 'unreachable', reason: '' })),
  )
  transport.warn('the list failed')
  expect(dependencies()).toMatchObject({ freshness: 'error' })
})

test('a page that lacks an optional part is fresh for half a minute, and a warning is logged', () => {
  const host = fakeTransport(() => ({ kind: 'unreachable', reason: '' }))
  const { transport, dependencies } = trackTransport(host)
  transport.warnOptional('no tenders')
  expect(dependencies()).toMatchObject({ freshness: 'fresh', maxAgeMs: 30_000 })
  expect(host.warnings).toEqual(['no tenders'])
})

/** A host with a response for each path, and its tags. */
function taggedHost(tags: Readonly<Record<string, readonly string[] | undefined>>) {
  const bodies = new Map<string, string>()
  const transport = fakeTransport((path) => ({
    kind: 'answer',
    status: 200,
    json: {},
    fingerprint: bodies.get(path) ?? 'first',
    ...(tags[path] && { tags: new Set(tags[path]) }),
  }))
  return { transport, bodies }
}

test('a page has the tags of everything that it was made from', async () => {
  const host = taggedHost({ '/a': ['post:1'], '/b': ['settings', 'media:2'] })
  const { transport, dependencies } = trackTransport(host.transport)
  await Promise.all([transport.get('/a'), transport.get('/b')])
  await transport.archive({ language: 'EN', list: 'speeches', page: 1 })
  expect([...(dependencies().tags ?? [])].sort()).toEqual([
    ...['list:speeches:en', 'media:2', 'post:1', 'settings'],
  ])
})

test('any change may concern a page with search results, or with a response without tags', async () => {
  const host = taggedHost({ '/a': ['post:1'] })
  const searched = trackTransport(host.transport)
  await searched.transport.get('/a')
  await searched.transport.search({ language: 'SO', text: 'x', page: 1 })
  expect(searched.dependencies().tags).toBeUndefined()
  const untagged = trackTransport(host.transport)
  await untagged.transport.get('/other')
  await untagged.transport.get('/a')
  expect(untagged.dependencies().tags).toBeUndefined()
})

test('lists that only asides name are told apart', async () => {
  const host = taggedHost({
    '/aside': ['list:news:so', 'post:7'],
    '/both': ['list:army:so'],
  })
  const { transport, dependencies } = trackTransport(host.transport)
  const aside = forAside(transport)
  await Promise.all([aside.get('/aside'), aside.get('/both'), transport.get('/both')])
  expect(dependencies().asideTags).toEqual(new Set(['list:news:so']))
})

test('a page is unchanged while all its responses are, with their tags', async () => {
  const tags: Record<string, readonly string[]> = { '/a': ['post:1'], '/b': ['settings'] }
  const host = taggedHost(tags)
  const { transport, dependencies } = trackTransport(host.transport)
  await Promise.all([transport.get('/a'), transport.get('/b')])
  const { compare } = dependencies()
  expect(await compare?.()).toEqual({ isUnchanged: true })
  tags['/b'] = ['settings', 'media:3']
  expect(await compare?.()).toEqual({ isUnchanged: false })
  tags['/b'] = ['settings']
  host.bodies.set('/a', 'second')
  expect(await compare?.()).toEqual({ isUnchanged: false })
})

test('a page that was made while a response changed is made again, also if it then changes back', async () => {
  const host = taggedHost({})
  const { transport, dependencies } = trackTransport(host.transport)
  await transport.get('/a')
  host.bodies.set('/a', 'second')
  await transport.get('/a')
  expect(dependencies().compare).toBeUndefined()
})

test('an article changes with the articles that it names, and is compared with new ones', async () => {
  const article = { to: '/resources/NewsDetail/badda-12', title: 'Badda' }
  let result: RelatedResult = {
    isBehind: true,
    context: { kind: 'news', related: [article] },
  }
  const host = { ...taggedHost({}).transport, related: async () => result }
  const { transport, dependencies } = trackTransport(host)
  await transport.related('SO', 1)
  const { tags, compareAfterMs, compare } = dependencies()
  expect([tags, compareAfterMs]).toEqual([new Set(['post:12']), 1_000])
  result = { ...result, isBehind: false }
  expect(await compare?.()).toEqual({ isUnchanged: true, compareAfterMs: 3_600_000 })
  const other = { ...article, title: 'Badda Cas' }
  result = { isBehind: false, context: { kind: 'news', related: [other, article] } }
  expect(await compare?.()).toMatchObject({ isUnchanged: false })
})

test('a page with the state of the stream is compared when that has been checked again', async () => {
  let state: 'on' | 'off' = 'on'
  const host = { ...taggedHost({}).transport, streamState: () => state }
  const watch = { maxAgeMs: 60_000, state: () => state }
  const { transport, dependencies } = trackTransport(host, watch)
  transport.streamState('https://stream.invalid/')
  const { compareAfterMs, compare } = dependencies()
  expect(compareAfterMs).toBe(60_000)
  expect(await compare?.()).toEqual({ isUnchanged: true, compareAfterMs: 60_000 })
  state = 'off'
  expect(await compare?.()).toEqual({ isUnchanged: false })
  await transport.search({ language: 'SO', text: 'x', page: 1 })
  expect(dependencies()).toMatchObject({ maxAgeMs: 60_000 })
})

test('search results and archives are not compared, as the index may have changed', async () => {
  for (const ask of [
    ({ search }: Transport) => search({ language: 'SO', text: 'x', page: 1 }),
    ({ archive }: Transport) => archive({ language: 'SO', list: 'news', page: 1 }),
  ]) {
    const { transport, dependencies } = trackTransport(taggedHost({}).transport)
    expect(dependencies().compare).toBeDefined()
    await ask(transport)
    expect(dependencies().compare).toBeUndefined()
  }
})
