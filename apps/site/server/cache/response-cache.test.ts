import { expect, test } from 'vitest'
import { page, setUpResponseCache as setUp } from '../testing/response-cache.ts'

test('a thousand visitors to an uncached page cause one render', async () => {
  const { read, renders } = setUp()
  const texts = await Promise.all(Array.from({ length: 1_000 }, () => read()))
  expect(new Set(texts)).toEqual(new Set(['one']))
  expect(renders).toEqual(['/'])
})

test('a page is cached while the content stays the same', async () => {
  const { clock, read, renders } = setUp()
  await read()
  await clock.pass(86_400_000)
  expect(await read()).toBe('one')
  expect(renders).toEqual(['/'])
})

test('a page is served without waiting if its version was confirmed in the last two seconds', async () => {
  const { clock, peek, read } = setUp()
  await read()
  await clock.pass(1_799)
  expect(peek()?.isFresh).toBe(true)
  await clock.pass(1)
  expect(peek()).toBeUndefined()
})

test('the old page is served while a new one is rendered, within the two seconds and no longer', async () => {
  const { clock, host, peek, read, renders, state } = setUp()
  await read()
  await clock.pass(1_000)
  host.version = '2'
  host.validatedAt = 1_000
  state.render = async () => page('two')
  expect(peek()).toMatchObject({ isFresh: false })
  await clock.pass(0)
  expect(renders).toHaveLength(2)
  expect(await read()).toBe('two')

  await clock.pass(10_000)
  host.version = '3'
  state.render = async () => page('three')
  expect(await read()).toBe('three')
})

test('without a content version a page is fresh for half a minute, and stale for another', async () => {
  const { clock, host, read, state } = setUp()
  host.version = undefined
  await read()
  state.render = async () => page('two')
  await clock.pass(29_999)
  expect(await read()).toBe('one')
  await clock.pass(1)
  expect(await read()).toBe('one')
  await clock.pass(0)
  expect(await read()).toBe('two')
  state.render = async () => page('three')
  await clock.pass(60_000)
  expect(await read()).toBe('three')
})

test('the last page is served at once for as long as the host is away', async () => {
  const { clock, host, read, state } = setUp()
  await read()
  host.isAway = true
  host.version = undefined
  state.render = () => new Promise(() => {})
  await clock.pass(86_400_000)
  expect(await read()).toBe('one')
})

test('a page that lacks a part never replaces a complete one', async () => {
  const { clock, host, read, state, renders } = setUp()
  await read()
  host.version = '2'
  await clock.pass(5_000)
  state.render = async () => page('with a gap', { freshness: 'error' })
  expect(await read()).toBe('one')
  expect(renders).toHaveLength(2)
  state.render = async () => page('two')
  await clock.pass(1_000)
  expect(await read()).toBe('two')
})

test('a page that lacks a part is rendered again after a second', async () => {
  const { clock, read, state, renders } = setUp()
  state.render = async () => page('with a gap', { freshness: 'error' })
  expect(await read()).toBe('with a gap')
  await clock.pass(999)
  await read()
  expect(renders).toHaveLength(1)
  state.render = async () => page('whole')
  await clock.pass(1)
  expect(await read()).toBe('whole')
})

test('a page of old responses is rendered again when the host is back', async () => {
  const { clock, read, state } = setUp()
  state.render = async () => page('old', { freshness: 'stale' })
  await read()
  state.render = async () => page('new')
  await clock.pass(1_000)
  expect(await read()).toBe('new')
})

test('visitors wait three seconds for a slow render before an older page is served', async () => {
  const { clock, host, read, state } = setUp()
  await read()
  await clock.pass(10_000)
  host.version = '2'
  state.render = () => new Promise(() => {})
  let text = 'waiting'
  const visit = read().then((result) => {
    text = result
  })
  await clock.pass(2_999)
  expect(text).toBe('waiting')
  await clock.pass(1)
  await visit
  expect(text).toBe('one')
})

test('the last page is served if a render fails, and without one the error is thrown', async () => {
  const { clock, host, read, state } = setUp()
  await read()
  await clock.pass(10_000)
  host.version = '2'
  state.render = () => Promise.reject(new Error('broken'))
  expect(await read()).toBe('one')
  await expect(read('/other')).rejects.toThrow('broken')
})

test('a page that was taken down is not served again', async () => {
  const { clock, host, read, state } = setUp()
  await read()
  await clock.pass(10_000)
  host.version = '2'
  state.render = async () => page('gone', { status: 404, freshness: 'uncacheable' })
  expect(await read()).toBe('gone')
  host.isAway = true
  state.render = async () => page('still gone', { status: 404, freshness: 'uncacheable' })
  expect(await read()).toBe('still gone')
})

test('a page is rendered again on a new day', async () => {
  const { host, read, state } = setUp()
  await read()
  host.day = 2
  state.render = async () => page('tomorrow')
  expect(await read()).toBe('tomorrow')
})

test('a page is fresh no longer than its maximum age', async () => {
  const { clock, read, state, renders } = setUp()
  state.render = async () => page('one', { maxAgeMs: 600_000 })
  await read()
  await clock.pass(599_999)
  await read()
  expect(renders).toHaveLength(1)
  await clock.pass(1)
  await read()
  await clock.pass(0)
  expect(renders).toHaveLength(2)
})

test('made-up paths evict each other and not the listed ones', async () => {
  const { read, renders, state } = setUp(20_000)
  state.render = async () => page('x'.repeat(900))
  await read('/listed', true)
  for (let index = 0; index < 50; index += 1) await read(`/made-up/${index}`, false)
  await read('/listed', true)
  await read('/made-up/0', false)
  expect(renders.filter((key) => key === '/listed')).toHaveLength(1)
  expect(renders.filter((key) => key === '/made-up/0')).toHaveLength(2)
})

test('an expired page is not served again, even if the host is away or the render fails', async () => {
  const { clock, host, read, renders, state } = setUp()
  state.render = async () => page('alert', { expiresAfterMs: 60_000 })
  await read()
  await clock.pass(59_999)
  expect(await read()).toBe('alert')
  await clock.pass(1)
  state.render = async () => page('without', { freshness: 'error' })
  expect(await read()).toBe('without')
  expect(renders).toHaveLength(2)

  state.render = async () => page('alert', { expiresAfterMs: 60_000 })
  await clock.pass(2_000)
  await read()
  await clock.pass(0)
  host.isAway = true
  await clock.pass(60_000)
  state.render = async () => page('old', { freshness: 'stale' })
  expect(await read()).toBe('old')
})
