import { expect, test } from 'vitest'
import { createPreviewGuard, type PreviewVerdict } from './preview-guard.ts'

const same = (verdict: PreviewVerdict) => verdict

/**
 * A guard before a desk where tokens that begin with `right` open a preview; it counts the checks.
 */
function setUp() {
  let time = 0
  let pending = 0
  const checks = { count: 0, maxPending: 0 }
  const guard = createPreviewGuard(() => time)
  const open = (token: string, client: string) =>
    guard(
      { token, client },
      async (): Promise<PreviewVerdict> => {
        checks.count += 1
        pending += 1
        checks.maxPending = Math.max(checks.maxPending, pending)
        await new Promise((resolve) => setImmediate(resolve))
        pending -= 1
        return token.startsWith('right') ? 'opens' : 'unknown'
      },
      same,
    )
  return {
    open,
    checks,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

const wrongTokens = (length: number) => Array.from({ length }, (_, index) => `wrong ${index}`)

test('forty made-up tokens at once keep no valid preview from opening, from any address', async () => {
  const { open, checks } = setUp()
  const unknown = wrongTokens(40).map((token) => open(token, '192.0.2.1'))
  const valid = ['192.0.2.1', '192.0.2.2', '2001:db8::1'].map((client) => open('right', client))
  expect(await Promise.all(valid)).toEqual(['opens', 'opens', 'opens'])
  expect(new Set(await Promise.all(unknown))).toEqual(new Set(['unknown']))
  expect(checks.maxPending).toBeLessThanOrEqual(4 + 2)
})

test('a network has a limit of unknown tokens, which affects neither valid tokens nor other networks', async () => {
  const { open, checks, pass } = setUp()
  await open('right', '::ffff:192.0.2.1')
  for (const token of wrongTokens(100)) await open(token, '192.0.2.1')
  expect(await open('wrong again', '192.0.2.1')).toBeUndefined()
  expect(checks.count).toBe(101)
  expect(await open('right', '192.0.2.1')).toBe('opens')
  expect(await open('right too', '192.0.2.1')).toBeUndefined()
  expect(await open('right too', '192.0.2.2')).toBe('opens')
  // The token has opened a preview by now.
  expect(await open('right too', '192.0.2.1')).toBe('opens')
  pass(10 * 60_000)
  expect(await open('wrong again', '192.0.2.1')).toBe('unknown')
})

test('tokens that wait are not checked once the limit is reached', async () => {
  const { open, checks } = setUp()
  const verdicts = await Promise.all(wrongTokens(150).map((token) => open(token, '192.0.2.1')))
  expect(verdicts.filter((verdict) => verdict === undefined).length).toBeGreaterThan(40)
  expect(checks.count).toBeLessThanOrEqual(104)
})

test('a response that shows nothing about a token does not count', async () => {
  const guard = createPreviewGuard(() => 0)
  for (const token of wrongTokens(200)) {
    const verdict = await guard({ token, client: 'x' }, async () => 'unclear' as const, same)
    expect(verdict).toBe('unclear')
  }
  const fail = () =>
    guard({ token: 'x', client: 'x' }, () => Promise.reject(new Error('away')), same)
  for (let tries = 0; tries < 5; tries += 1) await expect(fail()).rejects.toThrow('away')
  expect(await guard({ token: 'y', client: 'x' }, async () => 'opens' as const, same)).toBe('opens')
})
