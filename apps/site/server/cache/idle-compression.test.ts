import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { encodeResponse } from './encoded-response.ts'
import { createIdleCompression } from './idle-compression.ts'

const text = Array.from({ length: 400 }, (_each, index) => `<p>Warbixin ${index * 7919}</p>`)
const made = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(text.join('\n')),
}

async function setUp() {
  const clock = createTestClock()
  const state = { isIdle: true, isStillKept: true }
  const compress = createIdleCompression(clock, () => state.isIdle)
  const answer = await encodeResponse(made)
  const before = answer.br?.bytes.length ?? 0
  compress(answer, () => state.isStillKept)
  return { clock, state, answer, before, size: () => answer.br?.bytes.length ?? 0 }
}

test('a kept answer gets smaller while there is nothing else to do', async () => {
  const { clock, answer, before, size } = await setUp()
  await expect
    .poll(
      async () => {
        await clock.pass(250)
        return size()
      },
      { timeout: 10_000 },
    )
    .toBeLessThan(before)
  expect(brotliDecompressSync(answer.br?.bytes ?? '').equals(made.body)).toBe(true)
  expect(answer.br?.head).toContain(String(size()))
})

test('nothing is compressed while a page is being made', async () => {
  const { clock, state, before, size } = await setUp()
  state.isIdle = false
  for (let look = 0; look < 20; look += 1) await clock.pass(250)
  expect(size()).toBe(before)
  state.isIdle = true
  await expect
    .poll(
      async () => {
        await clock.pass(250)
        return size()
      },
      { timeout: 10_000 },
    )
    .toBeLessThan(before)
})

test('what is kept no longer is left as it is', async () => {
  const { clock, state, before, size } = await setUp()
  state.isStillKept = false
  for (let look = 0; look < 20; look += 1) await clock.pass(250)
  expect(size()).toBe(before)
})
