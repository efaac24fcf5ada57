import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { RenderDemand } from '../cache/response-cache.ts'
import { createRenderQueue, type WaitOutside } from './render-queue.ts'

const awaited = (awaitedBy = 'reader'): RenderDemand => ({ awaitedBy, hits: 0 })
const hit = (hits: number): RenderDemand => ({ awaitedBy: undefined, hits })

/** A queue that notes which pages begin and end, in their order. */
function setUp() {
  const queue = createRenderQueue()
  const events: string[] = []
  const render = (
    name: string,
    demand = awaited(),
    work: (waitOutside: WaitOutside) => Promise<unknown> = () => setImmediate(),
  ) =>
    queue.run(demand, async (waitOutside) => {
      events.push(`${name} begins`)
      await work(waitOutside)
      events.push(`${name} ends`)
    })
  const begun = () => events.flatMap((event) => /^(\S+) begins$/.exec(event)?.[1] ?? [])
  return { queue, events, render, begun }
}

test('pages are rendered one at a time', async () => {
  const { events, render } = setUp()
  await Promise.all([render('a'), render('b')])
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test('while a page waits for the host, others are rendered', async () => {
  const { events, render } = setUp()
  const host = Promise.withResolvers<void>()
  const first = render('a', awaited(), (waitOutside) => waitOutside(host.promise))
  await render('b')
  expect(events).toEqual(['a begins', 'b begins', 'b ends'])
  host.resolve()
  await first
  expect(events.at(-1)).toBe('a ends')
})

test('a page that has two requests under way waits for the last of them', async () => {
  const { events, queue, render } = setUp()
  const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = render('a', awaited(), (waitOutside) =>
    Promise.all([waitOutside(one.promise), waitOutside(two.promise)]),
  )
  await render('b')
  one.resolve()
  await render('c')
  two.resolve()
  await first
  expect(events.slice(-2)).toEqual(['c ends', 'a ends'])
  expect(queue.isBusy()).toBe(false)
})

test('pages that readers wait for go first, then the most visited', async () => {
  const { begun, render } = setUp()
  await Promise.all([
    render('first'),
    render('seldom', hit(1)),
    render('often', hit(9)),
    render('awaited'),
  ])
  expect(begun()).toEqual(['first', 'awaited', 'often', 'seldom'])
})

test('a page that a reader comes to wait for moves forward', async () => {
  const { begun, render } = setUp()
  const demand = hit(0)
  const pages = [render('first'), render('often', hit(9)), render('late', demand)]
  demand.awaitedBy = 'reader'
  await Promise.all(pages)
  expect(begun()).toEqual(['first', 'late', 'often'])
})

test('one reader’s many pages do not make another reader wait for all of them', async () => {
  const { begun, render } = setUp()
  const many = Array.from({ length: 50 }, (_, index) => render(`many${index}`, awaited('greedy')))
  const other = render('other', awaited('other'))
  await Promise.all([...many, other])
  expect(begun().indexOf('other')).toBe(1)
})

test('one reader’s pages that wait for the host leave room for other readers’', async () => {
  const { begun, queue, render } = setUp()
  const host = Promise.withResolvers<void>()
  const many = Array.from({ length: 30 }, (_, index) =>
    render(`many${index}`, awaited('greedy'), (waitOutside) => waitOutside(host.promise)),
  )
  await render('other', awaited('other'))
  await render('background', hit(1))
  await setImmediate()
  expect(begun().filter((name) => name.startsWith('many'))).toHaveLength(10)
  expect(queue.isBusy()).toBe(false)
  host.resolve()
  await Promise.all(many)
  expect(begun()).toHaveLength(32)
})

test('many readers who wait are too many, many pages of one reader are not', async () => {
  const { queue, render } = setUp()
  const pages = Array.from({ length: 100 }, (_, index) => render(`many${index}`, awaited('greedy')))
  for (let reader = 1; reader < 5; reader += 1) {
    expect(queue.isOverloaded()).toBe(false)
    pages.push(render(`page${reader}`, awaited(`reader${reader}`)))
  }
  expect(queue.isOverloaded()).toBe(true)
  await Promise.all(pages)
  expect(queue.isOverloaded()).toBe(false)
})

test('a page is queued until its turn', async () => {
  const { render } = setUp()
  const demand = hit(0)
  const states: unknown[] = []
  const pages = [
    render('first'),
    render('second', demand, async () => states.push(demand.isQueued)),
  ]
  states.push(demand.isQueued)
  await Promise.all(pages)
  expect(states).toEqual([true, false])
})

test('a page that fails, or ends without what it waited for, gives its turn back', async () => {
  const { queue, render } = setUp()
  const host = Promise.withResolvers<void>()
  await expect(render('a', awaited(), () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  await render('b', awaited(), async (waitOutside) => {
    void waitOutside(host.promise)
  })
  host.resolve()
  await render('c')
  await setImmediate()
  await render('d')
  expect(queue.isBusy()).toBe(false)
})
