import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fuzz } from '../../bench/fuzz/run.ts'
import { endSending } from '../../bench/fuzz/send.ts'
import { startLoneSite } from '../harness/servers/lone-site.ts'

/** Few enough for seconds; `npm run fuzz` sends a hundred thousand. */
const REQUESTS = 1_500

let site: Awaited<ReturnType<typeof startLoneSite>>

beforeAll(async () => {
  // Each request has another address in `X-Forwarded-For`.
  site = await startLoneSite(inject('desk'), { TRUST_PROXY: 'loopback' })
})
afterAll(async () => {
  endSending()
  await site.stop()
})

test('no made-up request is answered with a failure of ours, or not at all', {
  timeout: 300_000,
}, async () => {
  // The pages of the archive exist once the index is complete.
  await expect
    .poll(async () => (await fetch(`${site.url}/resources/news/archive`)).status)
    .toBe(200)
  const origins = { site: site.url, desk: inject('desk') }
  const { faults, statuses } = await fuzz({ origins, count: REQUESTS, seed: 1_121 })
  expect(faults).toEqual([])
  const good = [...statuses.values()].map((counts) => counts.get(200) ?? 0)
  expect(Math.min(...good), 'each kind has some that succeed').toBeGreaterThan(0)
})
