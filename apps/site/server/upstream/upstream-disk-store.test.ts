import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CALLS } from '@gaashaan/contract'
import { operationExamples, postExamples } from '@gaashaan/contract/examples'
import cacache from 'cacache'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer } from '../testing/test-server.ts'

const CALL = '/api/operations/featured?language=SO'

let directory = ''
let host: FakeApiHost
let version = '1'
let answer = jsonResponse({ success: true, data: [] })

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'gaashaan-answers-'))
  version = '1'
  answer = jsonResponse({ success: true, data: [] })
  host = await startFakeApiHost((request, response) => {
    const isVersion = request.url === CALLS.contentVersion.path
    const told = jsonResponse({ success: true, data: { version } })
    return (isVersion ? told : answer)(request, response)
  })
})
afterEach(async () => {
  await host.close()
  rmSync(directory, { recursive: true, force: true })
})

/** A site that knows nothing but what is on the disk. */
const startSite = async () =>
  (await createTestServer({ API_BASE_URL: host.base, CACHE_DIR: directory })).app

const asked = () => host.asked.filter((line) => line === `GET ${CALL}`).length

/**
 * Writing goes on after the answer was sent, and the first write sweeps the folder: cacache empties
 * and writes each line of its index anew then, and a site that reads in between finds nothing.
 */
async function onDisk(): Promise<void> {
  await expect.poll(() => cacache.verify.lastRun(directory).catch(() => undefined)).toBeDefined()
  await expect
    .poll(async () => {
      await host.close()
      return (await (await startSite()).inject(CALL)).statusCode
    })
    .toBe(200)
}

test('a site that is started while the host is away sends what an earlier one knew', async () => {
  expect((await (await startSite()).inject(CALL)).statusCode).toBe(200)
  await onDisk()
  const got = await (await startSite()).inject(CALL)
  expect(got.json()).toEqual({ success: true, data: [] })
})

test('a site that never heard an answer says that it is unavailable', async () => {
  await host.close()
  expect((await (await startSite()).inject(CALL)).statusCode).toBe(503)
})

test('what an earlier site knew holds while the content is the same, and no longer', async () => {
  await (await startSite()).inject(CALL)
  const askedByALaterSite = async () => {
    const before = asked()
    await (await startSite()).inject(CALL)
    return asked() - before
  }
  await expect.poll(askedByALaterSite).toBe(0)
  version = '2'
  answer = jsonResponse({ success: true, data: [operationExamples.typical] })
  expect((await (await startSite()).inject(CALL)).json().data).toHaveLength(1)
})

test('what was taken down is not brought back from the disk', async () => {
  const post = '/api/posts/public/7?language=SO'
  answer = jsonResponse({ success: true, data: postExamples.typical })
  const site = await startSite()
  expect((await site.inject(post)).statusCode).toBe(200)
  version = '2'
  answer = jsonResponse({ success: false, code: 'not_found' }, 404)
  await expect.poll(async () => (await site.inject(post)).statusCode, { timeout: 5_000 }).toBe(404)
  await host.close()
  const later = async () => (await (await startSite()).inject(post)).statusCode
  await expect.poll(later).toBe(503)
})
