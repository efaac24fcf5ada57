import { text } from 'node:stream/consumers'
import { CALLS } from '@gaashaan/contract'
import { contactMessageExamples, postExamples } from '@gaashaan/contract/examples'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer } from '../testing/test-server.ts'

const LIST = '/api/posts/public/latest?category_id=1&language=SO'
const DEEP = '['.repeat(100_000) + ']'.repeat(100_000)
const GOOD = jsonResponse({ success: true, data: [postExamples.typical] })

let host: FakeApiHost
let version = '1'
let answer = GOOD
beforeEach(async () => {
  version = '1'
  answer = GOOD
  host = await startFakeApiHost((request, response) => {
    const isVersion = request.url === CALLS.contentVersion.path
    const told = jsonResponse({ success: true, data: { version } })
    return (isVersion ? told : answer)(request, response)
  })
})
afterEach(() => host.close())

const server = async () => (await createTestServer({ API_BASE_URL: host.base })).app

test.each([
  ['nothing', { success: true, data: null }],
  ['an object for a list', { success: true, data: { items: [] } }],
  ['numbers for texts', { success: true, data: [{ ...postExamples.typical, title: 7 }] }],
  ['what nests deeper than anyone can read', `{"success":true,"data":[],"x":${DEEP}}`],
  ['lists in lists', { success: true, data: [[[[[[[[[[postExamples.typical]]]]]]]]]] }],
])('a host that has news and answers %s takes nothing from what was known', async (_name, lie) => {
  const app = await server()
  const before = (await app.inject(LIST)).body
  answer = jsonResponse(lie)
  version = '2'
  await expect.poll(() => host.asked.filter((line) => line === `GET ${LIST}`).length).toBe(1)
  const told = new Set<string>()
  await expect
    .poll(async () => {
      told.add((await app.inject(LIST)).body)
      return host.asked.filter((line) => line === `GET ${LIST}`).length
    })
    .toBe(2)
  told.add((await app.inject(LIST)).body)
  expect([...told]).toEqual([before])
})

const contact = {
  url: CALLS.contactSubmit.path,
  method: 'POST',
  payload: contactMessageExamples.typical,
} as const

test.each([null, [], 7, {}, { success: 1 }, { data: { success: true } }])(
  'a message that a host answers with 200 and %j was not taken',
  async (lie) => {
    answer = jsonResponse(lie)
    const got = await (await server()).inject(contact)
    expect([got.statusCode, got.json().code]).toEqual([503, 'unavailable'])
  },
)

test.each([301, 303, 307, 308])(
  'a message that a host sends elsewhere with %i goes nowhere, and was not taken',
  async (status) => {
    const received: string[] = []
    const elsewhere = await startFakeApiHost(async (request, response) => {
      received.push(await text(request))
      jsonResponse({ success: true })(request, response)
    })
    answer = (_request, response) => {
      response.writeHead(status, { location: elsewhere.base + CALLS.contactSubmit.path }).end()
    }
    const got = await (await server()).inject(contact)
    await elsewhere.close()
    expect([got.statusCode, got.json().code]).toEqual([503, 'unavailable'])
    expect(received).toEqual([])
  },
)
