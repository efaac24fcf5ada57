import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openPrivatePort } from './private-port.ts'

async function openPort(text: () => Promise<string>) {
  const server = await openPrivatePort({
    host: '127.0.0.1',
    port: 0,
    exposition: { contentType: 'text/plain; version=0.0.4', text },
    check: async () => ({ database: 'ok' }),
  })
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    port,
    get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  }
}

test('the port has metrics and health, and nothing else', async () => {
  const { get } = await openPort(async () => 'a 1\n')
  const metrics = await get('/metrics')
  expect([metrics.status, await metrics.text()]).toEqual([200, 'a 1\n'])
  expect(await (await get('/readyz')).json()).toMatchObject({ status: 'ready' })
  expect((await get('/')).status).toBe(404)
  expect((await get('/metrics', { method: 'POST' })).status).toBe(405)
})

test('metrics that fail are an error 500', async () => {
  const { get } = await openPort(() => Promise.reject(new Error('timed out')))
  expect((await get('/metrics')).status).toBe(500)
})

test('the error for a taken port names its variable', async () => {
  const { port } = await openPort(async () => '')
  const exposition = { contentType: '', text: async () => '' }
  const options = { host: '127.0.0.1', port, exposition, check: async () => ({}) }
  await expect(openPrivatePort(options)).rejects.toThrow(`Port ${port} is taken: set METRICS_PORT`)
})
