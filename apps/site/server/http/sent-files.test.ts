import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { ERRORS } from '@gaashaan/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestServer, listenOnFreePort } from '../testing/test-server.ts'

const MIB = 1024 * 1024

/** Begins to send a form with a file, of which nothing has arrived yet. */
function begin(port: number, bytes: number): ClientRequest {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes }
  const sent = request({ port, path: '/verify', method: 'POST', headers, agent: false })
  sent.on('error', () => undefined).flushHeaders()
  return sent
}

test('a file of 8 MB may be sent, and a larger one is refused in words', async () => {
  const { app } = await createTestServer()
  const send = (bytes: number) =>
    app.inject({
      method: 'POST',
      url: '/verify',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.alloc(bytes),
    })
  // The small pages of this server take no form at this path.
  expect((await send(8 * MIB)).statusCode).toBe(405)
  const refused = await send(9 * MIB)
  expect(refused.statusCode).toBe(413)
  expect(refused.body).toContain(ERRORS.file_too_large.words.SO)
})

test('four files are read at once, and another one when one of them has gone', async () => {
  const { app } = await createTestServer()
  const port = await listenOnFreePort(app)
  onTestFinished(() => app.close())
  const reading = Array.from({ length: 4 }, () => begin(port, MIB))
  const status = async () => {
    const another = begin(port, 70_000)
    another.end(Buffer.alloc(70_000))
    const [response] = (await once(another, 'response')) as [IncomingMessage]
    response.resume()
    return response.statusCode
  }
  await expect.poll(status).toBe(503)
  reading[0]?.destroy()
  await expect.poll(status).toBe(405)
  for (const request of reading) request.destroy()
})
