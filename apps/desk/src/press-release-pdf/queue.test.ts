import { expect, test } from 'vitest'
import { createQueue, QueueFull } from './queue.ts'

test('one piece of work is done at a time, in turn, also after one that failed', async () => {
  const inTurn = createQueue(2)
  const first = Promise.withResolvers<void>()
  const done: string[] = []
  const results = [
    inTurn(() => first.promise.then(() => done.push('first'))),
    inTurn(async () => {
      done.push('second')
      throw new Error('failed')
    }),
    inTurn(async () => done.push('third')),
  ]
  await Promise.resolve()
  expect(done).toEqual([])
  first.resolve()
  const outcomes = await Promise.allSettled(results)
  expect(done).toEqual(['first', 'second', 'third'])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('what would wait too long is refused, until there is room again', async () => {
  const inTurn = createQueue(1)
  const first = Promise.withResolvers<void>()
  const work = [inTurn(() => first.promise), inTurn(async () => undefined)]
  await expect(inTurn(async () => undefined)).rejects.toThrow(QueueFull)
  first.resolve()
  await Promise.all(work)
  expect(await inTurn(async () => 'done')).toBe('done')
})
