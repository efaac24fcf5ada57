import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer } from '../testing/test-server.ts'
import { CONNECTION_TIMEOUTS } from './connection-timeouts.ts'

/** The real bounds, in another measure: a test does not wait for minutes. */
const SHORT = { ...CONNECTION_TIMEOUTS, head: 300, request: 600, reading: 1_000, look: 50 }

async function site(variables: Readonly<Record<string, string>> = {}) {
  const { app } = await createTestServer(variables, { timeouts: SHORT })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => void (await app.close()))
  const { port } = app.server.address() as AddressInfo
  return () => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      received += part.toString('latin1')
    })
    return { socket, received: () => received }
  }
}

/** Until a connection is closed, by whichever end and however rudely. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

/** Sends a byte now and then until the other side closes. */
async function drip(
  { socket, received }: ReturnType<Awaited<ReturnType<typeof site>>>,
  bytes: string,
) {
  const timer = setInterval(() => socket.write(bytes), 40)
  await closed(socket)
  clearInterval(timer)
  return received()
}

test('a head that comes byte by byte is cut off', async () => {
  const slow = (await site())()
  slow.socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
  expect(await drip(slow, 'X-A: b\r\n')).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that comes byte by byte is cut off', async () => {
  const slow = (await site())()
  slow.socket.write(
    'POST /api/contact_submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
  )
  expect(await drip(slow, ' ')).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
})

test('a connection on which nothing is ever said is cut off', async () => {
  const { socket, received } = (await site())()
  await closed(socket)
  expect(received()).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
})

test('a reader who takes nothing of what waits is cut off, and who takes it is not', async () => {
  const film = Buffer.alloc(24 * 1024 * 1024, 1)
  const host = await startFakeApiHost((request, response) => {
    if (!request.url?.startsWith('/media/')) return response.writeHead(404).end('{}')
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': film.length })
    response.end(film)
  })
  onTestFinished(() => host.close())
  const open = await site({ API_BASE_URL: host.base })
  const ask = 'GET /media/film.mp4 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

  const slow = open()
  slow.socket.write(ask)
  await once(slow.socket, 'data')
  slow.socket.pause()
  const quick = open()
  quick.socket.write(ask)
  await closed(quick.socket)
  expect(quick.received().length).toBeGreaterThan(film.length)

  const before = slow.received().length
  // Longer than the bound: by then the site has closed, whatever this reader does now.
  await new Promise((resolve) => setTimeout(resolve, 3 * SHORT.reading))
  slow.socket.resume()
  await closed(slow.socket)
  expect(before).toBeLessThan(film.length)
  expect(slow.received().length).toBeLessThan(film.length)
}, 20_000)
