import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { ERRORS } from '@gaashaan/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestServer, listenOnFreePort } from '../testing/test-server.ts'

const MIB = 1024 * 1024

function post(port: number, bytes: number, headers: Readonly<Record<string, string>> = {}) {
  const type = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes }
  const options = { port, path: '/verify', method: 'POST', agent: false } as const
  return request({ ...options, headers: { ...type, ...headers } }).on('error', () => undefined)
}

/** Sends the head of a form with a file alone, and resolves when the site waits for the file. */
async function begin(port: number): Promise<ClientRequest> {
  const sent = post(port, MIB, { expect: '100-continue' })
  sent.flushHeaders()
  await once(sent, 'continue')
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
  const reading = await Promise.all(Array.from({ length: 4 }, () => begin(port)))
  const status = async () => {
    const another = post(port, 70_000)
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
