import { ERRORS } from '@gaashaan/contract'
import { contactMessageExamples, wrongContactMessages } from '@gaashaan/contract/examples'
import { type ClientLimit, createClientLimit } from '@gaashaan/http/rate-limiter'
import type { Payload } from 'payload'
import { beforeEach, expect, test, vi } from 'vitest'
import { testDesk } from '../../testing/desk.ts'
import { contactSubmit } from './contact-submit.ts'

const desk = testDesk()
const TYPICAL = JSON.stringify(contactMessageExamples.typical)
const REFERENCE = expect.stringMatching(/^[\dA-F]{10}$/)
const unlimited: ClientLimit = { allows: () => true, forgives: () => undefined }

beforeEach(async () => {
  await desk.payload.delete({ collection: 'contact-messages', where: {} })
})

function submit(
  body: string,
  headers: Record<string, string> = {},
  limit = unlimited,
  payload: () => Promise<Payload> = async () => desk.payload,
): Promise<Response> {
  const request = new Request('http://desk.example/api/contact_submit', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return contactSubmit(payload, request, limit)
}

const stored = async () =>
  (await desk.payload.find({ collection: 'contact-messages', sort: 'id' })).docs

test.each(Object.entries(contactMessageExamples))(
  'the %s message is stored as it is',
  async (_name, message) => {
    const response = await submit(JSON.stringify(message))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true, reference: REFERENCE })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await stored()).toMatchObject([message])
  },
)

test.each(Object.entries(wrongContactMessages))(
  '%s is refused and not stored',
  async (_name, { body, code }) => {
    const response = await submit(JSON.stringify(body))
    expect(response.status).toBe(ERRORS[code].status)
    expect(await response.json()).toEqual({ success: false, error: ERRORS[code].words.EN, code })
    expect(await stored()).toEqual([])
  },
)

test.each([
  ['', 'invalid_body', 400],
  ['{"name":', 'invalid_body', 400],
  ['null', 'invalid_body', 400],
  ['"text"', 'invalid_body', 400],
  [JSON.stringify({ name: 'x'.repeat(64 * 1024) }), 'body_too_large', 413],
])('the body %.20s is refused as %s', async (body, code, status) => {
  const response = await submit(body)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ success: false, code })
})

test.each([
  ['application/json; charset=utf-8', 200],
  ['Application/JSON', 200],
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['application/jsonx', 415],
])('a message sent as %s gets %s', async (type, status) => {
  expect((await submit(TYPICAL, { 'content-type': type })).status).toBe(status)
})

test('unknown fields are dropped, so no visitor sets what the desk stores about mailing', async () => {
  const unknown = { id: 7, mailedAt: '2020-01-01', mailAttempts: 99, createdAt: '2020-01-01' }
  await submit(JSON.stringify({ ...contactMessageExamples.typical, ...unknown }))
  const [message] = await stored()
  expect(message).toMatchObject({ mailAttempts: 0, mailedAt: null })
  expect(message?.createdAt).not.toMatch(/^2020/)
})

test('an IP address that has sent too many messages must wait; wrong messages do not count', async () => {
  const limit = createClientLimit(2, 60_000)
  const send = (body: string, from: string) => submit(body, { 'x-forwarded-for': from }, limit)
  for (let number = 0; number < 3; number += 1) await send('{}', '192.0.2.1')
  expect((await send(TYPICAL, '192.0.2.1')).status).toBe(200)
  expect((await send(TYPICAL, '192.0.2.1')).status).toBe(200)
  const refused = await send(TYPICAL, '192.0.2.1')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('600')
  expect(await refused.json()).toMatchObject({ code: 'too_many_messages' })
  expect((await send(TYPICAL, '192.0.2.2')).status).toBe(200)
  expect(await stored()).toHaveLength(3)
})

test('messages sent at the same time are all stored', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => submit(TYPICAL)))
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect((await desk.payload.count({ collection: 'contact-messages' })).totalDocs).toBe(20)
})

test('a message sent again with the same key is stored once', async () => {
  const headers = { 'idempotency-key': '"8e03978e-40d5-43e6-bc93-6894a57f9324"' }
  const limit = createClientLimit(1, 60_000)
  const references = new Set<string>()
  for (const _try of ['first', 'second', 'third']) {
    const response = await submit(TYPICAL, headers, limit)
    expect(response.status).toBe(200)
    const json = await response.json()
    expect(json).toEqual({ success: true, reference: REFERENCE })
    references.add(json.reference)
  }
  expect(references.size).toBe(1)
  expect(await stored()).toMatchObject([{ reference: [...references][0] }])
})

test('each message without a key has its own reference', async () => {
  const responses = [await submit(TYPICAL), await submit(TYPICAL)]
  const bodies = await Promise.all(responses.map((response) => response.json()))
  const references = bodies.map(({ reference }) => reference)
  expect(new Set(references).size).toBe(2)
  expect((await stored()).map(({ reference }) => reference)).toEqual(references)
})

test('a message sent several times at once with the same key is stored once', async () => {
  const headers = { 'idempotency-key': '"at-once"' }
  const responses = await Promise.all(Array.from({ length: 8 }, () => submit(TYPICAL, headers)))
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await stored()).toHaveLength(1)
})

test.each([
  ['another text under the same key', '"one"', { subject: 'Mawduuc kale' }],
  ['the same text under another key', '"two"', {}],
  ['a key that is not valid', 'é', {}],
])('%s is another message', async (_name, key, change) => {
  const first = { ...contactMessageExamples.typical }
  await submit(JSON.stringify(first), { 'idempotency-key': '"one"' })
  await submit(JSON.stringify({ ...first, ...change }), { 'idempotency-key': key })
  expect(await stored()).toHaveLength(2)
})

test('a message that cannot be stored is never a success', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const response = await submit(TYPICAL, {}, unlimited, () =>
    Promise.reject(new Error('disk full')),
  )
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ success: false, code: 'unavailable' })
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})
