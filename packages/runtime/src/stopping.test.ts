import { afterEach, expect, test } from 'vitest'
import { beginStopping, drain, forgetStopping, isStopping, trackPending } from './stopping.ts'

afterEach(forgetStopping)

test('a process is not stopping before it begins to', () => {
  expect(isStopping()).toBe(false)
  beginStopping()
  expect(isStopping()).toBe(true)
})

test('drain waits for pending work, for the work that it starts, and for work that fails', async () => {
  const done: string[] = []
  const later = (name: string, then?: () => unknown) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        done.push(name)
        then?.()
        resolve()
      }, 5)
    })
  void trackPending(later('first', () => void trackPending(later('second'))))
  trackPending(Promise.reject(new Error('lost'))).catch(() => undefined)
  expect(await drain(10_000)).toBe(true)
  expect(done).toEqual(['first', 'second'])
})

test('drain waits no longer than its timeout', async () => {
  let end = () => {}
  const work = trackPending(
    new Promise<void>((resolve) => {
      end = resolve
    }),
  )
  expect(await drain(10)).toBe(false)
  end()
  await work
  expect(await drain(10_000)).toBe(true)
})
