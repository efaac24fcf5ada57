import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { encodeResponse } from './encoded-response.ts'
import { createIdleCompression } from './idle-compression.ts'

const text = Array.from({ length: 400 }, (_, index) => `<p>Warbixin ${index * 7919}</p>`)
const rendered = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(text.join('\n')),
}

async function setUp() {
  const clock = createTestClock()
  const state = { isIdle: true, isStillCached: true }
  const compress = createIdleCompression(clock, () => state.isIdle)
  const response = await encodeResponse(rendered)
  const size = () => response.br?.bytes.length ?? 0
  const before = size()
  compress(response, () => state.isStillCached)
  const sizeAfterCheck = async () => {
    await clock.pass(250)
    return size()
  }
  const expectSmaller = () => expect.poll(sizeAfterCheck, { timeout: 10_000 }).toBeLessThan(before)
  const expectUnchanged = async (checks = 60) => {
    for (let check = 0; check < checks; check += 1) await clock.pass(250)
    expect(size()).toBe(before)
  }
  return { state, response, size, expectSmaller, expectUnchanged }
}

test('a cached response is compressed further while the process is idle', async () => {
  const { response, size, expectSmaller } = await setUp()
  await expectSmaller()
  expect(brotliDecompressSync(response.br?.bytes ?? '').equals(rendered.body)).toBe(true)
  expect(response.br?.head).toContain(String(size()))
})

test('a response is compressed further once it has been cached for ten seconds', async () => {
  const { expectSmaller, expectUnchanged } = await setUp()
  await expectUnchanged(39)
  await expectSmaller()
})

test('nothing is compressed while a page is rendered', async () => {
  const { state, expectSmaller, expectUnchanged } = await setUp()
  state.isIdle = false
  await expectUnchanged()
  state.isIdle = true
  await expectSmaller()
})

test('a response that is no longer cached is left as it is', async () => {
  const { state, expectUnchanged } = await setUp()
  state.isStillCached = false
  await expectUnchanged()
})
