import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startBucketServer, type TestBucketServer } from './bucket.ts'

/**
 * What is wrong with the server: it drops connections, refuses (403), fails (500) always or the next
 * time alone, never answers, or sends half a body and then nothing, or no more.
 */
export type Fault = 'gone' | 'refuses' | 'fails' | 'failsOnce' | 'hangs' | 'stalls' | 'cuts'

export interface FaultyBucket extends TestBucketServer {
  fault: Fault | undefined
}

const error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

/** Passes half of a body on, once there is one to halve. */
function passHalf(answer: IncomingMessage, outgoing: ServerResponse, isCut: boolean): void {
  answer.once('data', (chunk: Buffer) => {
    outgoing.write(chunk.subarray(0, chunk.length / 2), () => isCut && outgoing.destroy())
    answer.destroy()
  })
}

/** A real bucket behind a line that can be broken. */
export async function startFaultyBucket(): Promise<FaultyBucket> {
  const behind = await startBucketServer()
  let fault: Fault | undefined

  const server = createServer((incoming, outgoing) => {
    const now = fault
    if (now === 'gone') return void incoming.socket.destroy()
    if (now === 'hangs') return void incoming.resume()
    if (now === 'refuses' || now === 'fails' || now === 'failsOnce') {
      incoming.resume()
      if (now === 'failsOnce') fault = undefined
      outgoing.writeHead(now === 'refuses' ? 403 : 500, { 'Content-Type': 'application/xml' })
      outgoing.end(error(now === 'refuses' ? 'AccessDenied' : 'InternalError'))
      return
    }
    const { method, url = '/', headers } = incoming
    const passed = request(behind.endpoint + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      if (now === undefined || method !== 'GET') answer.pipe(outgoing)
      else passHalf(answer, outgoing, now === 'cuts')
    })
    passed.once('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get fault() {
      return fault
    },
    set fault(next) {
      fault = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await behind.stop()
    },
  }
}
