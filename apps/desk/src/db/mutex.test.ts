import { expect, test, vi } from 'vitest'
import { createMutex } from './mutex.ts'

test('work runs one at a time, in the order of the calls', async () => {
  const mutex = createMutex(1000)
  const order: string[] = []
  const work = async (name: string) => {
    const release = await mutex.acquire()
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
    release()
  }
  await Promise.all([work('first'), work('second'), work('third')])
  const names = ['first', 'second', 'third']
  expect(order).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('releasing twice does not let two pieces of work in', async () => {
  const mutex = createMutex(1000)
  const release = await mutex.acquire()
  const second = mutex.acquire()
  release()
  release()
  const releaseSecond = await second
  const onAcquire = vi.fn()
  const third = mutex.acquire().then(onAcquire)
  await Promise.resolve()
  expect(onAcquire).not.toHaveBeenCalled()
  // Otherwise its waiting time would end in the middle of another test.
  releaseSecond()
  await third
})

test('work that waits too long is refused, and the work after it goes on', async () => {
  vi.useFakeTimers()
  const mutex = createMutex(1000)
  const release = await mutex.acquire()
  const refusal = expect(mutex.acquire()).rejects.toThrow(/SQLITE_BUSY/)
  await vi.advanceTimersByTimeAsync(1001)
  await refusal
  vi.useRealTimers()
  release()
  expect(await mutex.acquire()).toBeTypeOf('function')
})
