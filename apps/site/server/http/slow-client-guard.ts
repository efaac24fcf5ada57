import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionTimeouts } from './connection-timeouts.ts'

/** How much a client had read at the last check, and when that was. */
interface ReadProgress {
  readonly bytesRead: number
  readonly at: number
}

/**
 * Closes connections whose client reads a few bytes at a time to hold them open: bytes that wait
 * for it take memory. A client for whom nothing waits is not slow, and neither is a single long
 * pause.
 */
export function closeSlowClients(server: Server, timeouts: ConnectionTimeouts): void {
  const { readTimeout, minReadBytes, connectionsCheckingInterval } = timeouts
  const clients = new Map<Socket, ReadProgress | undefined>()
  server.on('connection', (socket: Socket) => {
    clients.set(socket, undefined)
    socket.once('close', () => clients.delete(socket))
  })
  const check = () => {
    const now = performance.now()
    for (const [socket, last] of clients) {
      const bytesRead = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0) clients.set(socket, undefined)
      else if (last === undefined || bytesRead - last.bytesRead >= minReadBytes) {
        clients.set(socket, { bytesRead, at: now })
      } else if (now - last.at >= readTimeout) socket.destroy()
    }
  }
  const timer = setInterval(check, connectionsCheckingInterval).unref()
  server.once('close', () => clearInterval(timer))
}
