import { expect, test, vi } from 'vitest'
import { rateBound, readerAddress } from './rate-bound.ts'

test('an address has its share and no more, until the time is over', () => {
  let time = 0
  const bound = rateBound(2, 1000, () => time)
  expect([1, 2, 3].map(() => bound.allows('192.0.2.1'))).toEqual([true, true, false])
  expect(bound.allows('192.0.2.2')).toBe(true)
  time = 999
  expect(bound.allows('192.0.2.1')).toBe(false)
  time = 1000
  expect(bound.allows('192.0.2.1')).toBe(true)
})

test('an address waits no longer because the machine’s clock was set back, nor less', () => {
  const bound = rateBound(1, 60_000)
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    expect(bound.allows('192.0.2.1')).toBe(true)
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    expect(bound.allows('192.0.2.1')).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('what is forgiven may be done once more', () => {
  const bound = rateBound(1, 1000, () => 0)
  bound.forgives('192.0.2.1')
  bound.allows('192.0.2.1')
  bound.forgives('192.0.2.1')
  bound.forgives('192.0.2.1')
  expect([1, 2].map(() => bound.allows('192.0.2.1'))).toEqual([true, false])
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', false],
  ['2001:db8::1', '2001:db8:0:0:5::', false],
  ['::1', '0:0:0:0:9::', false],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['::ffff:192.0.2.1', '192.0.2.1', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', true],
])('%s and %s are two readers: %s', (one, other, areTwo) => {
  const bound = rateBound(1, 1000, () => 0)
  bound.allows(one)
  expect(bound.allows(other)).toBe(areTwo)
})

test('however many addresses come, few are remembered', () => {
  const bound = rateBound(1, 1000, () => 0)
  bound.allows('first')
  for (let number = 0; number < 10_000; number += 1) bound.allows(`reader ${number}`)
  expect(bound.allows('first')).toBe(true)
  expect(bound.allows('reader 9999')).toBe(false)
})

test('the reader’s address is the one that the door wrote down', () => {
  const from = (headers: Record<string, string>) =>
    readerAddress(new Request('http://desk.example/', { headers }))
  expect(from({ 'x-forwarded-for': '192.0.2.1' })).toBe('192.0.2.1')
  expect(from({})).toBe('unknown')
})
