import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { startBucketServer, type TestBucketServer } from './bucket.ts'
import { listen } from './listen.ts'

/**
 * The server drops connections, refuses with 403, fails with 500 (always or once), never responds, or
 * sends half a body and then stalls or cuts the connection.
 */
export type Fault = 'gone' | 'refuses' | 'fails' | 'failsOnce' | 'hangs' | 'stalls' | 'cuts'

export interface FaultyBucket extends TestBucketServer {
  fault: Fault | undefined
}

const error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

/** Passes on half of the first piece of a body. */
function passHalf(response: IncomingMessage, outgoing: ServerResponse, isCut: boolean): void {
  response.once('data', (chunk: Buffer) => {
    outgoing.write(chunk.subarray(0, chunk.length / 2), () => isCut && outgoing.destroy())
    response.destroy()
  })
}

/** Starts an S3 server behind a proxy with a fault that tests set. */
export async function startFaultyBucket(): Promise<FaultyBucket> {
  const upstream = await startBucketServer()
  let fault: Fault | undefined

  const server = createServer((incoming, outgoing) => {
    const current = fault
    if (current === 'gone') return void incoming.socket.destroy()
    if (current === 'hangs') return void incoming.resume()
    if (current === 'refuses' || current === 'fails' || current === 'failsOnce') {
      incoming.resume()
      if (current === 'failsOnce') fault = undefined
      outgoing.writeHead(current === 'refuses' ? 403 : 500, { 'Content-Type': 'application/xml' })
      outgoing.end(error(current === 'refuses' ? 'AccessDenied' : 'InternalError'))
      return
    }
    const { method, url = '/', headers } = incoming
    const proxied = request(upstream.endpoint + url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers)
      if (current === undefined || method !== 'GET') response.pipe(outgoing)
      else passHalf(response, outgoing, current === 'cuts')
    })
    proxied.once('error', () => outgoing.destroy())
    incoming.pipe(proxied)
  })
  return {
    endpoint: await listen(server),
    get fault() {
      return fault
    },
    set fault(next) {
      fault = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await upstream.stop()
    },
  }
}
