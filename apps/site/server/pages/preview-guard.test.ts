import { expect, test } from 'vitest'
import { createPreviewGuard, type PreviewVerdict } from './preview-guard.ts'

const same = (verdict: PreviewVerdict) => verdict

/** A guard before a desk at which one token opens a preview, and the most that it was asked at once. */
function guarded() {
  let time = 0
  let underWay = 0
  const seen = { atOnce: 0, asked: 0 }
  const ask = createPreviewGuard(() => time)
  const open = (token: string, client: string) =>
    ask(
      { token, client },
      async (): Promise<PreviewVerdict> => {
        seen.asked += 1
        underWay += 1
        seen.atOnce = Math.max(seen.atOnce, underWay)
        await new Promise((resolve) => setImmediate(resolve))
        underWay -= 1
        return token.startsWith('right') ? 'opens' : 'unknown'
      },
      same,
    )
  return {
    open,
    seen,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

const wrong = (length: number) => Array.from({ length }, (_, n) => `wrong ${n}`)

test('forty made-up tokens at once keep no valid preview from opening, from whichever address', async () => {
  const { open, seen } = guarded()
  const made = wrong(40).map((token) => open(token, '192.0.2.1'))
  const valid = ['192.0.2.1', '192.0.2.2', '2001:db8::1'].map((client) => open('right', client))
  expect(await Promise.all(valid)).toEqual(['opens', 'opens', 'opens'])
  expect(new Set(await Promise.all(made))).toEqual(new Set(['unknown']))
  expect(seen.atOnce).toBeLessThanOrEqual(4 + 2)
})

test('a network has its share of unknown tokens, known ones go on, and others have their own', async () => {
  const { open, seen, pass } = guarded()
  await open('right', '::ffff:192.0.2.1')
  for (const token of wrong(100)) await open(token, '192.0.2.1')
  expect(await open('wrong again', '192.0.2.1')).toBeUndefined()
  expect(seen.asked).toBe(101)
  expect(await open('right', '192.0.2.1')).toBe('opens')
  expect(await open('right too', '192.0.2.1')).toBeUndefined()
  expect(await open('right too', '192.0.2.2')).toBe('opens')
  // It is known by now.
  expect(await open('right too', '192.0.2.1')).toBe('opens')
  pass(10 * 60_000)
  expect(await open('wrong again', '192.0.2.1')).toBe('unknown')
})

test('what waits for the share is not asked once it is spent', async () => {
  const { open, seen } = guarded()
  const answers = await Promise.all(wrong(150).map((token) => open(token, '192.0.2.1')))
  expect(answers.filter((answer) => answer === undefined).length).toBeGreaterThan(40)
  expect(seen.asked).toBeLessThanOrEqual(104)
})

test('an answer that tells nothing of a token is not held against anybody', async () => {
  const ask = createPreviewGuard(() => 0)
  for (const token of wrong(200)) {
    const verdict = await ask({ token, client: 'x' }, async () => 'unclear' as const, same)
    expect(verdict).toBe('unclear')
  }
  const fail = () => ask({ token: 'x', client: 'x' }, () => Promise.reject(new Error('away')), same)
  for (const _n of [1, 2, 3, 4, 5]) await expect(fail()).rejects.toThrow('away')
  expect(await ask({ token: 'y', client: 'x' }, async () => 'opens' as const, same)).toBe('opens')
})
