import { expect, test, vi } from 'vitest'
import { createMutex } from './mutex.ts'

test('turns come in the order they were asked for, one at a time', async () => {
  const turns = createMutex(1000)
  const order: string[] = []
  const work = async (name: string) => {
    const done = await turns.take()
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
    done()
  }
  await Promise.all([work('first'), work('second'), work('third')])
  const names = ['first', 'second', 'third']
  expect(order).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('ending a turn twice gives no one a second turn', async () => {
  const turns = createMutex(1000)
  const done = await turns.take()
  const second = turns.take()
  done()
  done()
  const doneSecond = await second
  const hasTurn = vi.fn()
  const third = turns.take().then(hasTurn)
  await Promise.resolve()
  expect(hasTurn).not.toHaveBeenCalled()
  // A turn that nobody waits for any more would be refused in the middle of another test.
  doneSecond()
  await third
})

test('a turn that does not come in time is refused, and the queue goes on without it', async () => {
  vi.useFakeTimers()
  const turns = createMutex(1000)
  const done = await turns.take()
  const late = expect(turns.take()).rejects.toThrow(/SQLITE_BUSY/)
  await vi.advanceTimersByTimeAsync(1001)
  await late
  vi.useRealTimers()
  done()
  expect(await turns.take()).toBeTypeOf('function')
})
