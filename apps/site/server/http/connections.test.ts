import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createTestServer, listenOnFreePort } from '../testing/test-server.ts'

/** Sends bytes, and returns everything that the server sends before the connection is closed. */
async function exchange(bytes: string): Promise<string> {
  const { app } = await createTestServer()
  const socket = connect(await listenOnFreePort(app), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', () => {})
  socket.write(bytes)
  await new Promise((resolve) => socket.on('close', resolve))
  await app.close()
  return received
}

test('a connection may be slow only within bounds', async () => {
  const { app } = await createTestServer()
  expect(app.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    timeout: 120_000,
  })
})

test('a header that is too large is refused', async () => {
  const head = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`
  expect(await exchange(head)).toMatch(/^HTTP\/1\.1 431 /)
})

test('bytes that are not HTTP are refused', async () => {
  expect(await exchange('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})

test('an unknown method is refused', async () => {
  const head = 'PROPFIND / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  expect(await exchange(head)).toMatch(/^HTTP\/1\.1 405 [\s\S]*allow: GET, HEAD, POST/i)
})

test('a whole URL in the request line is refused', async () => {
  const head = 'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  expect(await exchange(head)).toMatch(/^HTTP\/1\.1 40[04] /)
})
