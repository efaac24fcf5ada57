import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { operationExamples, postExamples } from '@gaashaan/contract/examples'
import cacache from 'cacache'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type FakeApiHost,
  jsonResponse,
  startFakeApiHost,
  withContentVersion,
} from '../testing/fake-api-host.ts'
import { createTestServer } from '../testing/test-server.ts'

const PATH = '/api/operations/featured?language=SO'

let directory = ''
let host: FakeApiHost
let version = '1'
const respondWith = (body: unknown, status = 200) => {
  host.handler = withContentVersion(jsonResponse(body, status), () => version)
}

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'gaashaan-answers-'))
  version = '1'
  host = await startFakeApiHost(() => undefined)
  respondWith({ success: true, data: [] })
})
afterEach(async () => {
  await host.close()
  rmSync(directory, { recursive: true, force: true })
})

/** A site whose memory is empty. */
const startSite = async () =>
  (await createTestServer({ API_BASE_URL: host.base, CACHE_DIR: directory })).app

const requestCount = () => host.requestLines.filter((line) => line === `GET ${PATH}`).length

/**
 * Waits for the disk. A response is written after it was sent, and the first write sweeps the
 * folder: cacache then empties and rewrites its index, in which a site finds nothing meanwhile.
 */
async function waitForDisk(): Promise<void> {
  await expect.poll(() => cacache.verify.lastRun(directory).catch(() => undefined)).toBeDefined()
  await expect
    .poll(async () => {
      await host.close()
      return (await (await startSite()).inject(PATH)).statusCode
    })
    .toBe(200)
}

test('a site that starts while the host is away sends the responses of an earlier one', async () => {
  expect((await (await startSite()).inject(PATH)).statusCode).toBe(200)
  await waitForDisk()
  const response = await (await startSite()).inject(PATH)
  expect(response.json()).toEqual({ success: true, data: [] })
})

test('a site that has received no response is unavailable', async () => {
  await host.close()
  expect((await (await startSite()).inject(PATH)).statusCode).toBe(503)
})

test('the responses of an earlier site are fresh while the content is the same, and no longer', async () => {
  await (await startSite()).inject(PATH)
  const requestsByLaterSite = async () => {
    const before = requestCount()
    await (await startSite()).inject(PATH)
    return requestCount() - before
  }
  await expect.poll(requestsByLaterSite).toBe(0)
  version = '2'
  respondWith({ success: true, data: [operationExamples.typical] })
  expect((await (await startSite()).inject(PATH)).json().data).toHaveLength(1)
})

test('a post that was taken down is not restored from the disk', async () => {
  const post = '/api/posts/public/7?language=SO'
  respondWith({ success: true, data: postExamples.typical })
  const site = await startSite()
  expect((await site.inject(post)).statusCode).toBe(200)
  version = '2'
  respondWith({ success: false, code: 'not_found' }, 404)
  await expect.poll(async () => (await site.inject(post)).statusCode).toBe(404)
  await host.close()
  const later = async () => (await (await startSite()).inject(post)).statusCode
  await expect.poll(later).toBe(503)
})
