import { text } from 'node:stream/consumers'
import { CALLS, ERRORS } from '@gaashaan/contract'
import { contactMessageExamples } from '@gaashaan/contract/examples'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeApiHost, jsonResponse, startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestServer } from '../testing/test-server.ts'

const MESSAGE = contactMessageExamples.typical

let host: FakeApiHost
let received: unknown[]
let handler = jsonResponse({ success: true })

beforeEach(async () => {
  received = []
  handler = jsonResponse({ success: true })
  host = await startFakeApiHost(async (request, response) => {
    if (request.url !== CALLS.contactSubmit.path) return jsonResponse({}, 404)(request, response)
    received.push(JSON.parse(await text(request)))
    handler(request, response)
  })
})
afterEach(() => host.close())

/** A site that trusts the loopback proxy, and a function to send messages from any address. */
async function site(proxy = 'loopback') {
  const clock = createTestClock()
  const { app } = await createTestServer({ API_BASE_URL: host.base, TRUST_PROXY: proxy }, { clock })
  const post = async (
    body: unknown,
    from = '192.0.2.1',
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const response = await app.inject({
      method: 'POST',
      url: CALLS.contactSubmit.path,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
      payload: JSON.stringify(body),
    })
    const { code } = response.json()
    return { status: response.statusCode, code, wait: Number(response.headers['retry-after']) }
  }
  return { clock, post }
}

const withText = (text: string) => ({ ...MESSAGE, message: `${text} ${MESSAGE.message}` })

test('a program that fills in every field is refused, and its message is not sent on', async () => {
  const { post } = await site()
  expect(await post({ ...MESSAGE, homepage: 'https://spam.example' })).toMatchObject({
    status: 400,
    code: 'hidden_field_filled',
  })
  expect(received).toEqual([])
  expect((await post({ ...MESSAGE, homepage: '' })).status).toBe(200)
  expect(received).toEqual([MESSAGE])
})

test('a form that is sent at once is accepted, three times from one network', async () => {
  const { post, clock } = await site()
  const hurried = (text: string, from?: string) => post({ ...withText(text), form_age: 600 }, from)
  for (let sent = 1; sent <= 3; sent++) expect((await hurried(String(sent))).status).toBe(200)
  expect(received).toEqual(['1', '2', '3'].map(withText))
  expect(await hurried('again')).toEqual({ status: 429, code: 'sent_too_fast', wait: 2 })
  // A second press comes when the form has been open for long enough; so do most first ones.
  expect((await post({ ...withText('again'), form_age: 2_000 })).status).toBe(200)
  expect((await post({ ...withText('more'), form_age: 'never' })).status).toBe(200)
  expect((await hurried('elsewhere', '192.0.2.2')).status).toBe(200)
  await clock.pass(600_000)
  expect((await hurried('later')).status).toBe(200)
})

test('one address has its limit, and the next address its own', async () => {
  const { post, clock } = await site()
  for (let sent = 0; sent < 20; sent++)
    expect((await post(withText(String(sent)))).status).toBe(200)
  expect(await post(withText('one more'))).toEqual({
    status: 429,
    code: 'too_many_messages',
    wait: 600,
  })
  expect((await post(withText('another'), '192.0.2.2')).status).toBe(200)
  await clock.pass(600_000)
  expect((await post(withText('later'))).status).toBe(200)
})

test('an IPv6 network counts as one address, and an IPv4 address as one in all notations', async () => {
  const { post } = await site()
  for (let sent = 1; sent <= 20; sent++) {
    await post(withText(`six ${sent}`), `2001:db8:0:7::${sent.toString(16)}`)
    await post(withText(`four ${sent}`), sent % 2 ? '192.0.2.9' : '::ffff:192.0.2.9')
  }
  expect((await post(withText('x'), '2001:DB8::7:a:b:c:d')).code).toBe('too_many_messages')
  expect((await post(withText('y'), '192.0.2.9')).code).toBe('too_many_messages')
  expect((await post(withText('z'), '2001:db8:0:8::1')).status).toBe(200)
})

test('an address that does not come from the proxy is ignored', async () => {
  const { post } = await site('no')
  const statuses: number[] = []
  for (let sent = 0; sent < 21; sent++) {
    statuses.push((await post(withText(String(sent)), `198.51.100.${sent}`)).status)
  }
  expect(statuses.filter((status) => status === 429)).toEqual([429])
})

test('the same text is taken from ten networks in an hour, whatever its punctuation and spaces', async () => {
  const { post, clock } = await site()
  for (let at = 1; at <= 10; at++) {
    expect((await post(MESSAGE, `203.0.113.${at}`)).status).toBe(200)
  }
  const shouted = {
    ...MESSAGE,
    message: `  ${MESSAGE.message.toUpperCase().replaceAll(' ', ' . ')}!`,
  }
  expect(await post(shouted, '203.0.113.11')).toEqual({
    status: 429,
    code: 'too_many_alike',
    wait: 3_600,
  })
  expect((await post(withText('in my own words'), '203.0.113.11')).status).toBe(200)
  expect((await post(MESSAGE, '203.0.113.1')).status).toBe(200)
  await clock.pass(3_600_000)
  expect((await post(MESSAGE, '203.0.113.11')).status).toBe(200)
})

test('a greeting that many people write is not limited', async () => {
  const { post } = await site()
  const greeting = { ...MESSAGE, message: 'Salaan, mahadsanid!' }
  for (let at = 1; at <= 15; at++) {
    expect((await post(greeting, `203.0.113.${at}`)).status).toBe(200)
  }
})

test('a message that the host refused is not counted, and attempts have their own limit', async () => {
  const { post } = await site()
  handler = jsonResponse({ success: false, code: 'email_invalid' }, 400)
  for (let sent = 0; sent < 40; sent++) await post(MESSAGE)
  handler = jsonResponse({ success: true })
  expect((await post(MESSAGE)).status).toBe(200)
  handler = jsonResponse({ success: false, code: 'email_invalid' }, 400)
  for (let sent = 0; sent < 79; sent++) await post(MESSAGE)
  expect((await post(MESSAGE)).code).toBe('too_many_messages')
})

test('a message that is sent again with its key counts once, another one under that key counts too', async () => {
  const { post } = await site()
  const key = { 'idempotency-key': '"0f9b2c1e-7a53-4a55-9a0b-1d2f3c4b5a69"' }
  for (let sent = 0; sent < 30; sent++) {
    expect((await post(MESSAGE, '192.0.2.3', key)).status).toBe(200)
  }
  const statuses = new Set<number>()
  for (let sent = 0; sent < 20; sent++) {
    statuses.add((await post(withText(String(sent)), '192.0.2.3', key)).status)
  }
  expect([...statuses]).toEqual([200, 429])
})

test.each(['text', 7, null, [], [MESSAGE], { message: 7 }])(
  'a body such as %j is left to the host to refuse',
  async (body) => {
    const { post } = await site()
    expect((await post(body)).status).toBe(200)
    expect(received).toEqual([body])
  },
)

test('a page of another site is refused, a program without the headers of a browser is not', async () => {
  const { post } = await site()
  const from = (headers: Record<string, string>) => post(MESSAGE, '192.0.2.4', headers)
  expect(await from({ origin: 'https://evil.example' })).toMatchObject({ code: 'wrong_origin' })
  expect(await from({ origin: 'null' })).toMatchObject({ code: 'wrong_origin' })
  expect(await from({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ code: 'wrong_origin' })
  expect(await from({ 'sec-fetch-site': 'same-site' })).toMatchObject({ code: 'wrong_origin' })
  expect(await from({})).toMatchObject({ status: 200 })
  expect(ERRORS.wrong_origin.status).toBe(403)
})
