import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openLog } from '@gaashaan/runtime/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureRequest } from './request-metrics.ts'

const lines: string[] = []
const log = openLog(
  { program: 'desk', level: 'info' },
  { write: (line: string) => void lines.push(line) },
)
const server = createServer((request, response) => {
  measureRequest(log, request, response, () => {
    response.writeHead(Number(request.headers['x-wanted-status'])).end()
  })
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function ask(path: string, status: number) {
  const { port } = server.address() as AddressInfo
  const headers = { 'x-wanted-status': String(status) }
  await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
}

test('what is asked all the time leaves no line while all is well, and one when it fails', async () => {
  for (const path of ['/api/content-version', '/livez', '/readyz']) {
    await ask(path, 200)
    await ask(path, 503)
  }
  await ask('/api/posts', 200)
  const written = () =>
    lines.map((line) => JSON.parse(line)).map(({ path, status }) => [path, status])
  // A line is written when its answer has been sent whole, a moment after the asker has it.
  await expect.poll(written).toEqual([
    ['/api/content-version', 503],
    ['/livez', 503],
    ['/readyz', 503],
    ['/api/posts', 200],
  ])
})
