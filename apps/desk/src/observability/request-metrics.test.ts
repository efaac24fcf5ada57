import { createServer } from 'node:http'
import { openLog } from '@gaashaan/runtime/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../testing/listen.ts'
import { measureRequest } from './request-metrics.ts'

const lines: string[] = []
const log = openLog(
  { program: 'desk', level: 'info' },
  { write: (line: string) => void lines.push(line) },
)
const server = createServer((incoming, response) => {
  measureRequest(log, incoming, response, () => {
    response.writeHead(Number(incoming.headers['x-wanted-status'])).end()
  })
})
let origin = ''
beforeAll(async () => {
  origin = await listen(server)
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function request(path: string, status: number) {
  const headers = { 'x-wanted-status': String(status) }
  await (await fetch(origin + path, { headers })).text()
}

test('a polled path is logged when it fails, and not otherwise', async () => {
  for (const path of ['/api/content-version', '/livez', '/readyz']) {
    await request(path, 200)
    await request(path, 503)
  }
  await request('/api/posts', 200)
  const logged = () =>
    lines.map((line) => JSON.parse(line)).map(({ path, status }) => [path, status])
  // A request is logged when its response is complete, a moment after the client has it.
  await expect.poll(logged).toEqual([
    ['/api/content-version', 503],
    ['/livez', 503],
    ['/readyz', 503],
    ['/api/posts', 200],
  ])
})
