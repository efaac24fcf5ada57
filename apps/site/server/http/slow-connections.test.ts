import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeApiHost } from '../testing/fake-api-host.ts'
import { createTestServer, listenOnFreePort } from '../testing/test-server.ts'
import { CONNECTION_TIMEOUTS } from './connection-timeouts.ts'

/** The real timeouts on a shorter scale: a test does not wait for minutes. */
const SHORT = {
  ...CONNECTION_TIMEOUTS,
  headersTimeout: 300,
  requestTimeout: 600,
  readTimeout: 1_000,
  connectionsCheckingInterval: 50,
}

async function startSite(variables: Readonly<Record<string, string>> = {}) {
  const { app } = await createTestServer(variables, { timeouts: SHORT })
  const port = await listenOnFreePort(app)
  onTestFinished(async () => void (await app.close()))
  return () => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    return { socket, received: () => received }
  }
}

/** Waits until a connection is closed, by either end. */
const waitUntilClosed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

/** Sends bytes slowly until the other end closes. */
async function drip(
  { socket, received }: ReturnType<Awaited<ReturnType<typeof startSite>>>,
  bytes: string,
) {
  const timer = setInterval(() => socket.write(bytes), 40)
  await waitUntilClosed(socket)
  clearInterval(timer)
  return received()
}

test('a header that comes byte by byte is cut off', async () => {
  const slow = (await startSite())()
  slow.socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
  expect(await drip(slow, 'X-A: b\r\n')).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that comes byte by byte is cut off', async () => {
  const slow = (await startSite())()
  slow.socket.write(
    'POST /api/contact_submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
  )
  expect(await drip(slow, ' ')).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
})

test('a connection without any request is cut off', async () => {
  const { socket, received } = (await startSite())()
  await waitUntilClosed(socket)
  expect(received()).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
})

test('a client that reads nothing of what waits is cut off, and one that reads is not', async () => {
  const video = Buffer.alloc(24 * 1024 * 1024, 1)
  const host = await startFakeApiHost((request, response) => {
    if (!request.url?.startsWith('/media/')) return response.writeHead(404).end('{}')
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': video.length })
    response.end(video)
  })
  onTestFinished(() => host.close())
  const open = await startSite({ API_BASE_URL: host.base })
  const head = 'GET /media/video.mp4 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

  const slow = open()
  slow.socket.write(head)
  await once(slow.socket, 'data')
  slow.socket.pause()
  const quick = open()
  quick.socket.write(head)
  await waitUntilClosed(quick.socket)
  expect(quick.received().length).toBeGreaterThan(video.length)

  const before = slow.received().length
  // After this time the site has closed the connection, whatever this client does.
  await new Promise((resolve) => setTimeout(resolve, 3 * SHORT.readTimeout))
  slow.socket.resume()
  await waitUntilClosed(slow.socket)
  expect(before).toBeLessThan(video.length)
  expect(slow.received().length).toBeLessThan(video.length)
}, 60_000)
