import { expect, test, vi } from 'vitest'
import { createClientLimit, createRateLimiter } from './rate-limiter.ts'

test('an address is limited until its window ends', () => {
  let time = 0
  const limit = createClientLimit(2, 1000, () => time)
  expect([1, 2, 3].map(() => limit.allows('192.0.2.1'))).toEqual([true, true, false])
  expect(limit.allows('192.0.2.2')).toBe(true)
  time = 999
  expect(limit.allows('192.0.2.1')).toBe(false)
  time = 1000
  expect(limit.allows('192.0.2.1')).toBe(true)
})

test('a window does not depend on the machine’s clock', () => {
  const limit = createClientLimit(1, 60_000)
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    expect(limit.allows('192.0.2.1')).toBe(true)
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    expect(limit.allows('192.0.2.1')).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('a forgiven request does not count', () => {
  const limit = createClientLimit(1, 1000, () => 0)
  limit.forgives('192.0.2.1')
  limit.allows('192.0.2.1')
  limit.forgives('192.0.2.1')
  limit.forgives('192.0.2.1')
  expect([1, 2].map(() => limit.allows('192.0.2.1'))).toEqual([true, false])
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', false],
  ['2001:db8::1', '2001:db8:0:0:5::', false],
  ['::1', '0:0:0:0:9::', false],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['::ffff:192.0.2.1', '192.0.2.1', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', true],
])('%s and %s are two clients: %s', (first, second, areTwo) => {
  const limit = createClientLimit(1, 1000, () => 0)
  limit.allows(first)
  expect(limit.allows(second)).toBe(areTwo)
})

test('a bounded number of addresses is counted: those used last', () => {
  const limit = createClientLimit(2, 1000, () => 0)
  for (const client of ['idle', 'busy']) limit.allows(client)
  for (let number = 0; number < 50_000; number += 1) {
    limit.allows(`reader ${number}`)
    if (number % 10_000 === 0) limit.allows('busy')
  }
  expect(limit.allows('idle')).toBe(true)
  expect([1, 2].map(() => limit.allows('idle'))).toEqual([true, false])
  expect(limit.allows('busy')).toBe(false)
  expect(limit.allows('reader 49999')).toBe(true)
  expect(limit.allows('reader 49999')).toBe(false)
})

test('a count can be reduced within its window and never falls below 0, and reading does not change it', () => {
  let time = 0
  const limiter = createRateLimiter(() => time)
  expect(limiter.add('key', 0, 1000)).toEqual({ count: 0, msLeft: 1000 })
  time = 400
  expect(limiter.add('key', 2, 1000)).toEqual({ count: 2, msLeft: 1000 })
  time = 1000
  expect(limiter.add('key', -1, 1000)).toEqual({ count: 1, msLeft: 400 })
  expect(limiter.add('key', 0, 1000)).toEqual({ count: 1, msLeft: 400 })
  expect(limiter.add('other', 1, 500)).toEqual({ count: 1, msLeft: 500 })
  time = 1400
  expect(limiter.add('key', -1, 1000)).toEqual({ count: 0, msLeft: 1000 })
  expect(limiter.add('key', 1, 1000)).toEqual({ count: 1, msLeft: 1000 })
})
