import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { every } from './every.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a task runs at once and then after every interval, until it is stopped', async () => {
  const task = vi.fn(async () => undefined)
  const interval = every(1_000, task, () => undefined)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(task).toHaveBeenCalledTimes(3)
  await interval.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(task).toHaveBeenCalledTimes(3)
})

test('runs do not overlap: one requested meanwhile follows, and stop waits for the current one', async () => {
  let end = () => undefined as unknown
  const task = vi.fn(() => new Promise((resolve) => (end = () => resolve(undefined))))
  const interval = every(1_000, task, () => undefined)
  interval.run()
  interval.run()
  expect(task).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(task).toHaveBeenCalledTimes(2)

  let isStopped = false
  const stopping = interval.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isStopped).toBe(false)
  end()
  await stopping
  expect(task).toHaveBeenCalledTimes(2)
})

test('the error of a failed run is reported, and the next run comes at its time', async () => {
  const failure = new Error('away')
  const onError = vi.fn()
  const task = vi.fn(async () => undefined).mockRejectedValueOnce(failure)
  const interval = every(1_000, task, onError)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onError.mock.calls).toEqual([[failure]])
  expect(task).toHaveBeenCalledTimes(2)
  await interval.stop()
})
