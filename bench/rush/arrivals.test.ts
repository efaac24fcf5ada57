import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { arriveAtOnce, visitsOf } from './arrivals.ts'
import { startSteadyLoad } from './steady-load.ts'

const PAGES = [
  { path: '/', language: 'SO' },
  { path: '/contact', language: 'EN' },
] as const

const open: { close: () => void }[] = []

afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('visitors share the pages, each in its language and over its own connection', async () => {
  const asked: string[] = []
  const ports = new Set<number | undefined>()
  const site = await serve((request, response) => {
    asked.push(`${request.url} ${request.headers.cookie}`)
    ports.add(request.socket.remotePort)
    response.end('page')
  })
  const outcomes = await arriveAtOnce(site, PAGES, 6)
  expect(visitsOf(outcomes)).toMatchObject({ visits: 6, failed: 0 })
  expect(asked.filter((each) => each === '/ language=SO')).toHaveLength(3)
  expect(asked.filter((each) => each === '/contact language=EN')).toHaveLength(3)
  expect(ports.size).toBe(6)
})

test('an answer that is no page and a broken connection are failed requests', async () => {
  const site = await serve((request, response) => {
    if (request.url === '/') response.writeHead(503).end()
    else request.socket.destroy()
  })
  const outcomes = await arriveAtOnce(site, PAGES, 4)
  expect(visitsOf(outcomes).failed).toBe(4)
  expect(outcomes).toContain('/ answered 503')
})

test('an answer that breaks off is a failed request', async () => {
  const site = await serve((request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => request.socket.destroy())
  })
  expect(visitsOf(await arriveAtOnce(site, PAGES, 2)).failed).toBe(2)
})

test('times are those of good answers alone', () => {
  expect(visitsOf([10, 'failed', 30, 20])).toEqual({
    visits: 4,
    failed: 1,
    median: 20,
    percentile99: 30,
    worst: 30,
  })
})

test('a steady load counts every request it has sent, until the last is answered', async () => {
  let answered = 0
  const site = await serve((_request, response) => {
    setTimeout(() => {
      answered += 1
      response.end('page')
    }, 50)
  })
  const load = startSteadyLoad(site, PAGES, 200)
  while (answered < 10) await new Promise((resolve) => setTimeout(resolve, 10))
  const outcomes = await load.stop()
  expect(outcomes).toHaveLength(answered)
  expect(visitsOf(outcomes).failed).toBe(0)
})
