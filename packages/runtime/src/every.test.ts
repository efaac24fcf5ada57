import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { every } from './every.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a task is run at once, and again each time the interval has passed, until it is stopped', async () => {
  const task = vi.fn(async () => undefined)
  const repeated = every(1_000, task, () => undefined)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_500)
  expect(task).toHaveBeenCalledTimes(3)
  await repeated.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(task).toHaveBeenCalledTimes(3)
})

test('runs never overlap: one asked for meanwhile follows, and stopping waits for the one under way', async () => {
  let end = () => undefined as unknown
  const task = vi.fn(() => new Promise((resolve) => (end = () => resolve(undefined))))
  const repeated = every(1_000, task, () => undefined)
  repeated.run()
  repeated.run()
  expect(task).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(task).toHaveBeenCalledTimes(2)

  let isStopped = false
  const stopping = repeated.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isStopped).toBe(false)
  end()
  await stopping
  expect(task).toHaveBeenCalledTimes(2)
})

test('a run that fails is told, and the next one comes at its time', async () => {
  const failure = new Error('away')
  const onError = vi.fn()
  const task = vi.fn(async () => undefined).mockRejectedValueOnce(failure)
  const repeated = every(1_000, task, onError)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onError.mock.calls).toEqual([[failure]])
  expect(task).toHaveBeenCalledTimes(2)
  await repeated.stop()
})
