import { expect, test } from 'vitest'
import { page, setUpResponseCache as setUp } from '../testing/response-cache.ts'

test('a page whose tags a publish does not name stays fresh, without a render', async () => {
  const { clock, host, peek, read, renders, state } = setUp()
  state.render = async () => page('one', { tags: new Set(['post:1']) })
  await read()
  await clock.pass(10_000)
  Object.assign(host, { version: '2', validatedAt: 10_000, changed: new Set(['post:2']) })
  expect(peek()?.isFresh).toBe(true)
  expect(renders).toHaveLength(1)
  Object.assign(host, { version: '3', changed: new Set(['post:1']) })
  expect(peek()).toBeUndefined()
  state.render = async () => page('two')
  expect(await read()).toBe('two')
})

test('a page that was made from what has not changed is kept, without a render', async () => {
  const { clock, host, read, renders, state } = setUp()
  let isUnchanged = true
  state.render = async () => page('one', { compare: async () => ({ isUnchanged }) })
  await read()
  await clock.pass(10_000)
  host.version = '2'
  expect(await read()).toBe('one')
  expect(renders).toHaveLength(1)
  isUnchanged = false
  await clock.pass(10_000)
  host.version = '3'
  state.render = async () => page('two')
  expect(await read()).toBe('two')
})

test('a page is rendered on a new day, even if what it was made from has not changed', async () => {
  const { clock, host, read, renders, state } = setUp()
  state.render = async () => page('one', { compare: async () => ({ isUnchanged: true }) })
  await read()
  await clock.pass(10_000)
  Object.assign(host, { version: '2', day: 2 })
  await read()
  expect(renders).toHaveLength(2)
})

test('an aside may be older for half a minute while the site is busy, the rest of the page may not', async () => {
  const { clock, host, peek, read, state } = setUp()
  const tags = new Set(['post:1', 'list:news:so'])
  state.render = async () => page('one', { tags, asideTags: new Set(['list:news:so']) })
  await read()
  Object.assign(host, { version: '2', isBusy: true, changed: new Set(['list:news:so']) })
  state.render = () => new Promise(() => undefined)
  await clock.pass(29_999)
  host.validatedAt = 29_999
  expect(peek()).toMatchObject({ isFresh: false })
  Object.assign(host, { isBusy: false })
  expect(peek()).toBeUndefined()
  Object.assign(host, { isBusy: true, changed: new Set(['post:1']) })
  expect(peek()).toBeUndefined()
  Object.assign(host, { changed: new Set(['list:news:so']) })
  await clock.pass(1)
  host.validatedAt = 30_000
  expect(peek()).toBeUndefined()
})

test('a page may be older for half a minute while too many readers wait for renders', async () => {
  const { clock, host, peek, read, state } = setUp()
  await read()
  Object.assign(host, { version: '2', isOverloaded: true })
  state.render = () => new Promise(() => undefined)
  await clock.pass(29_999)
  expect(peek()).toMatchObject({ isFresh: false })
  Object.assign(host, { isOverloaded: false })
  expect(peek()).toBeUndefined()
  Object.assign(host, { isOverloaded: true })
  await clock.pass(1)
  expect(peek()).toBeUndefined()
})

test('a page with what was taken back for good is not sent for a moment longer', async () => {
  const { host, peek, read, state } = setUp()
  state.render = async () => page('one', { tags: new Set(['post:1']) })
  await read()
  state.render = () => new Promise(() => undefined)
  Object.assign(host, { version: '2', changed: new Set(['post:1']), isOverloaded: true })
  expect(peek()).toMatchObject({ isFresh: false })
  Object.assign(host, { changed: new Set(['post:1', 'removal']) })
  expect(peek()).toBeUndefined()
  Object.assign(host, { isAway: true })
  expect(peek()).toBeUndefined()
})

test('a page that is rendered to the same bytes keeps its better compression', async () => {
  const { clock, host, peek, read, renders, state } = setUp()
  state.render = async () => page('one')
  await read()
  const before = peek()?.response
  await clock.pass(10_000)
  host.version = '2'
  await read()
  expect(renders).toHaveLength(2)
  expect(peek()?.response).toBe(before)
})

test('a page is compared after its time, and kept if nothing has changed', async () => {
  const { clock, read, renders, state } = setUp()
  let isUnchanged = true
  const compare = async () => ({ isUnchanged, compareAfterMs: 60_000 })
  state.render = async () => page('one', { compareAfterMs: 3_000, compare })
  await read()
  await clock.pass(3_000)
  await read()
  await clock.pass(59_999)
  isUnchanged = false
  expect(await read()).toBe('one')
  expect(renders).toHaveLength(1)
  state.render = async () => page('two')
  await clock.pass(1)
  await read()
  await clock.pass(0)
  expect(await read()).toBe('two')
})

test('a page that has reached its maximum age is rendered, whatever it was made from', async () => {
  const { clock, read, renders, state } = setUp()
  const compare = async () => ({ isUnchanged: true })
  state.render = async () => page('one', { maxAgeMs: 5_000, compareAfterMs: 3_000, compare })
  await read()
  await clock.pass(3_000)
  await read()
  await clock.pass(2_000)
  await read()
  await clock.pass(0)
  expect(renders).toHaveLength(2)
})

test('a page that waits for its turn is rendered once, however often something is published meanwhile', async () => {
  const { clock, host, read, renders, state } = setUp()
  await read()
  await clock.pass(10_000)
  const turn = Promise.withResolvers<void>()
  state.render = async (demand) => {
    demand.isQueued = true
    await turn.promise
    demand.isQueued = false
    return page('two')
  }
  const readers: Promise<string>[] = []
  for (const version of ['2', '3', '4']) {
    host.version = version
    readers.push(read())
    await clock.pass(0)
  }
  turn.resolve()
  expect(await Promise.all(readers)).toEqual(['two', 'two', 'two'])
  expect(renders).toHaveLength(2)
})

test('after a publish what was requested in the last five seconds is rendered before it is requested', async () => {
  const { clock, cache, host, read, renders, state } = setUp()
  const compare = async () => ({ isUnchanged: false })
  state.render = async () => page('one', { tags: new Set(['settings']), compare })
  await read('/seldom')
  await clock.pass(5_001)
  await read('/often')
  state.render = async () => page('results', { tags: new Set(['settings']) })
  await read('/search')
  state.render = async () => page('other', { tags: new Set(['post:1']), compare })
  await read('/other')
  const aside = { tags: new Set(['post:2', 'settings']), asideTags: new Set(['settings']) }
  state.render = async () => page('older aside', { ...aside, compare })
  await read('/aside')
  renders.length = 0
  Object.assign(host, { version: '2', validatedAt: 5_001, changed: new Set(['settings']) })
  cache.refreshRecent()
  await clock.pass(0)
  expect(renders).toEqual(['/often'])
})
