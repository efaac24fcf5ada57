import { expect, test } from 'vitest'
import { fakeTransport } from '../../app/api/fake-transport.ts'
import { createTestLog } from '../testing/test-log.ts'
import type { RawOutcome } from './classify-response.ts'
import { stripApiHost } from './strip-api-host.ts'
import { createTransport } from './transport.ts'

const BASE = 'https://api.example/base'

function transportWith(outcome: RawOutcome) {
  return createTransport({
    ...fakeTransport(() => ({ kind: 'unreachable', reason: 'not in this test' })),
    apiBaseUrl: BASE,
    pictureHosts: [],
    apiClient: { get: async () => outcome },
    sendContact: async () => outcome,
    streamWatch: undefined,
    log: createTestLog().log,
  })
}

test('pages get the JSON of a response with its status', async () => {
  const body = Buffer.from('{"success":false,"error":"no"}')
  const transport = transportWith({ kind: 'answer', status: 404, body })
  const outcome = { kind: 'answer', status: 404, json: { success: false, error: 'no' } }
  expect(await transport.get('/api/x')).toMatchObject(outcome)
  expect(await transport.sendContact({}, '192.0.2.1')).toMatchObject(outcome)
})

test('pages get the outcome of an unreachable host unchanged', async () => {
  const outcome = { kind: 'unreachable', reason: 'away' } as const
  expect(await transportWith(outcome).get('/api/x')).toEqual(outcome)
})

test('the API host’s own URLs become paths', () => {
  const data = {
    post_url: `${BASE}/media/a.jpg`,
    picture: { url: `${BASE}/files/b.jpg`, sizes: [{ url: `${BASE}/files/b-400.jpg` }] },
    content: `<img src="${BASE}/media/c.jpg"> <a href='${BASE}/d.pdf'>d</a> ${BASE}`,
    elsewhere: 'https://other.example/base/media/a.jpg',
  }
  // Some hosts escape the slashes of their JSON.
  const json = JSON.stringify(data).replaceAll('/', '\\/')
  expect(stripApiHost(json, BASE, [])).toEqual({
    post_url: '/media/a.jpg',
    picture: { url: '/files/b.jpg', sizes: [{ url: '/files/b-400.jpg' }] },
    content: `<img src="/media/c.jpg"> <a href='/d.pdf'>d</a> ${BASE}`,
    elsewhere: 'https://other.example/base/media/a.jpg',
  })
})
