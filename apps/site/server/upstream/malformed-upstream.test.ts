import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { CALLS } from '@gaashaan/contract'
import { contactMessageExamples, postExamples } from '@gaashaan/contract/examples'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type FakeApiHost,
  jsonResponse,
  startFakeApiHost,
  withContentVersion,
} from '../testing/fake-api-host.ts'
import { createTestServer } from '../testing/test-server.ts'

const LIST = '/api/posts/public/latest?category_id=1&language=SO'
const DEEP = '['.repeat(100_000) + ']'.repeat(100_000)
const GOOD = jsonResponse({ success: true, data: [postExamples.typical] })

let host: FakeApiHost
let version = '1'
const respondWith = (handler: RequestListener) => {
  host.handler = withContentVersion(handler, () => version)
}
beforeEach(async () => {
  version = '1'
  host = await startFakeApiHost(GOOD)
  respondWith(GOOD)
})
afterEach(() => host.close())

const server = async () => (await createTestServer({ API_BASE_URL: host.base })).app

test.each([
  ['nothing', { success: true, data: null }],
  ['an object for a list', { success: true, data: { items: [] } }],
  ['numbers for texts', { success: true, data: [{ ...postExamples.typical, title: 7 }] }],
  ['JSON nested too deep to parse', `{"success":true,"data":[],"x":${DEEP}}`],
  ['lists in lists', { success: true, data: [[[[[[[[[[postExamples.typical]]]]]]]]]] }],
])('the last news remain when a host has new ones and sends %s', async (_name, malformed) => {
  const app = await server()
  const before = (await app.inject(LIST)).body
  respondWith(jsonResponse(malformed))
  version = '2'
  const requestCount = () => host.requestLines.filter((line) => line === `GET ${LIST}`).length
  await expect.poll(requestCount).toBe(1)
  const bodies = new Set<string>()
  await expect
    .poll(async () => {
      bodies.add((await app.inject(LIST)).body)
      return requestCount()
    })
    .toBe(2)
  bodies.add((await app.inject(LIST)).body)
  expect([...bodies]).toEqual([before])
})

const contact = {
  url: CALLS.contactSubmit.path,
  method: 'POST',
  payload: contactMessageExamples.typical,
} as const

test.each([null, [], 7, {}, { success: 1 }, { data: { success: true } }])(
  'a message is not accepted when a host responds with 200 and %j',
  async (malformed) => {
    respondWith(jsonResponse(malformed))
    const response = await (await server()).inject(contact)
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable'])
  },
)

test('a call that a host redirects is not asked elsewhere', async () => {
  const elsewhere = await startFakeApiHost(GOOD)
  respondWith((request, response) => {
    response.writeHead(302, { location: elsewhere.base + String(request.url) }).end()
  })
  const response = await (await server()).inject(LIST)
  const { requestLines } = elsewhere
  await elsewhere.close()
  expect([response.statusCode, requestLines]).toEqual([503, []])
})

test.each([301, 303, 307, 308])(
  'a message that a host redirects with %i is sent nowhere, and is not accepted',
  async (status) => {
    const received: string[] = []
    const elsewhere = await startFakeApiHost(async (request, response) => {
      received.push(await text(request))
      jsonResponse({ success: true })(request, response)
    })
    respondWith((_request, response) => {
      response.writeHead(status, { location: elsewhere.base + CALLS.contactSubmit.path }).end()
    })
    const response = await (await server()).inject(contact)
    await elsewhere.close()
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable'])
    expect(received).toEqual([])
  },
)
