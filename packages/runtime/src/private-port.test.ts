import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openPrivatePort } from './private-port.ts'

async function opened(text: () => Promise<string>) {
  const server = await openPrivatePort({
    host: '127.0.0.1',
    port: 0,
    exposition: { contentType: 'text/plain; version=0.0.4', text },
    look: async () => ({ database: 'ok' }),
  })
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    port,
    get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  }
}

test('figures and health are told, and nothing else', async () => {
  const { get } = await opened(async () => 'a 1\n')
  const metrics = await get('/metrics')
  expect([metrics.status, await metrics.text()]).toEqual([200, 'a 1\n'])
  expect(await (await get('/readyz')).json()).toMatchObject({ status: 'ready' })
  expect((await get('/')).status).toBe(404)
  expect((await get('/metrics', { method: 'POST' })).status).toBe(405)
})

test('figures that cannot be had are an answer too', async () => {
  const { get } = await opened(() => Promise.reject(new Error('timed out')))
  expect((await get('/metrics')).status).toBe(500)
})

test('a port that is taken is refused by the variable’s name', async () => {
  const { port } = await opened(async () => '')
  const exposition = { contentType: '', text: async () => '' }
  const again = { host: '127.0.0.1', port, exposition, look: async () => ({}) }
  await expect(openPrivatePort(again)).rejects.toThrow(`Port ${port} is taken: set METRICS_PORT`)
})
