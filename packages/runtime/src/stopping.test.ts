import { afterEach, expect, test } from 'vitest'
import { beginStopping, finished, forgetStopping, isStopping, workEnds } from './stopping.ts'

afterEach(forgetStopping)

test('a process is not ending until it is told', () => {
  expect(isStopping()).toBe(false)
  beginStopping()
  expect(isStopping()).toBe(true)
})

test('work is waited for, that which it begins too, and that which fails', async () => {
  const done: string[] = []
  const later = (name: string, then?: () => unknown) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        done.push(name)
        then?.()
        resolve()
      }, 5)
    })
  void finished(later('first', () => void finished(later('second'))))
  finished(Promise.reject(new Error('lost'))).catch(() => undefined)
  expect(await workEnds(10_000)).toBe(true)
  expect(done).toEqual(['first', 'second'])
})

test('work that does not end is waited for no longer than allowed', async () => {
  let end = () => {}
  const work = finished(
    new Promise<void>((resolve) => {
      end = resolve
    }),
  )
  expect(await workEnds(10)).toBe(false)
  end()
  await work
  expect(await workEnds(10_000)).toBe(true)
})
