import { expect, test } from 'vitest'
import type { RawOutcome } from './classify-response.ts'
import { stripApiHost } from './strip-api-host.ts'
import { createTransport } from './transport.ts'

const BASE = 'https://api.example/base'

function transportThatAnswers(outcome: RawOutcome) {
  return createTransport({
    apiBaseUrl: BASE,
    answers: { get: async () => outcome },
    sendContact: async () => outcome,
    videoTitle: async () => undefined,
    streamWatch: undefined,
    search: async () => ({ state: 'away' }),
    archive: async () => ({ state: 'away' }),
    beside: async () => ({ isBehind: false }),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
}

test('pages read the JSON of an answer with its status', async () => {
  const body = Buffer.from('{"success":false,"error":"no"}')
  const transport = transportThatAnswers({ kind: 'answer', status: 404, body })
  const outcome = { kind: 'answer', status: 404, json: { success: false, error: 'no' } }
  expect(await transport.get('/api/x')).toEqual(outcome)
  expect(await transport.sendContact({}, '192.0.2.1')).toEqual(outcome)
})

test('an unreachable host is passed on as that', async () => {
  const outcome = { kind: 'unreachable', reason: 'away' } as const
  expect(await transportThatAnswers(outcome).get('/api/x')).toEqual(outcome)
})

test('the API host is taken out of what it names', () => {
  const answer = {
    post_url: `${BASE}/media/a.jpg`,
    picture: { url: `${BASE}/files/b.jpg`, sizes: [{ url: `${BASE}/files/b-400.jpg` }] },
    content: `<img src="${BASE}/media/c.jpg"> <a href='${BASE}/d.pdf'>d</a> ${BASE}`,
    elsewhere: 'https://other.example/base/media/a.jpg',
  }
  // Some hosts escape the slashes of their JSON.
  const json = JSON.stringify(answer).replaceAll('/', '\\/')
  expect(stripApiHost(json, BASE)).toEqual({
    post_url: '/media/a.jpg',
    picture: { url: '/files/b.jpg', sizes: [{ url: '/files/b-400.jpg' }] },
    content: `<img src="/media/c.jpg"> <a href='/d.pdf'>d</a> ${BASE}`,
    elsewhere: 'https://other.example/base/media/a.jpg',
  })
})
