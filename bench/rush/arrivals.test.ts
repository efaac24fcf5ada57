import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeApiHost } from '../../apps/site/server/testing/fake-api-host.ts'
import { summarizeVisits, visitAtOnce } from './arrivals.ts'
import { startSteadyLoad } from './steady-load.ts'

const PAGES = [
  { path: '/', language: 'SO' },
  { path: '/contact', language: 'EN' },
] as const

async function serve(handler: RequestListener): Promise<string> {
  const { base, close } = await startFakeApiHost(handler)
  onTestFinished(close)
  return base
}

test('visitors share the pages, each in its language and over its own connection', async () => {
  const visited: string[] = []
  const ports = new Set<number | undefined>()
  const site = await serve((request, response) => {
    visited.push(`${request.url} ${request.headers.cookie}`)
    ports.add(request.socket.remotePort)
    response.end('page')
  })
  const results = await visitAtOnce(site, PAGES, 6)
  expect(summarizeVisits(results)).toMatchObject({ visits: 6, failed: 0 })
  expect(visited.filter((page) => page === '/ language=SO')).toHaveLength(3)
  expect(visited.filter((page) => page === '/contact language=EN')).toHaveLength(3)
  expect(ports.size).toBe(6)
})

test('another status than 200 and a broken connection are failed requests', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/') response.writeHead(503).end()
    else request.socket.destroy()
  })
  const results = await visitAtOnce(site, PAGES, 4)
  expect(summarizeVisits(results).failed).toBe(4)
  expect(results).toContain('/ answered 503')
})

test('a response that breaks off is a failed request', async () => {
  const site = await serve((request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => request.socket.destroy())
  })
  expect(summarizeVisits(await visitAtOnce(site, PAGES, 2)).failed).toBe(2)
})

test('times are those of good responses alone', () => {
  expect(summarizeVisits([10, 'failed', 30, 20])).toEqual({
    visits: 4,
    failed: 1,
    median: 20,
    percentile99: 30,
    percentile999: 30,
    worst: 30,
  })
})

test('a steady load counts every request that it has sent, and waits for the last response', async () => {
  let answered = 0
  const site = await serve((_request, response) => {
    setTimeout(() => {
      answered += 1
      response.end('page')
    }, 50)
  })
  const load = startSteadyLoad(site, PAGES, 200)
  while (answered < 10) await sleep(10)
  const results = await load.stop()
  expect(results).toHaveLength(answered)
  expect(summarizeVisits(results).failed).toBe(0)
})
