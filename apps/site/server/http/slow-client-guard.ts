import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionTimeouts } from './connection-timeouts.ts'

/** Where a connection's reader stood when last looked at. */
interface Place {
  readonly taken: number
  readonly at: number
}

/**
 * Closes connections whose reader takes bytes one by one to hold them open: what waits to be taken
 * is memory. One for whom nothing waits is not slow; a long pause alone is not either.
 */
export function closeSlowClients(server: Server, times: ConnectionTimeouts): void {
  const places = new Map<Socket, Place | undefined>()
  server.on('connection', (socket: Socket) => {
    places.set(socket, undefined)
    socket.once('close', () => places.delete(socket))
  })
  const look = () => {
    const now = performance.now()
    for (const [socket, place] of places) {
      if (socket.writableLength === 0) {
        places.set(socket, undefined)
        continue
      }
      const taken = socket.bytesWritten - socket.writableLength
      if (place === undefined || taken - place.taken >= times.leastBytes) {
        places.set(socket, { taken, at: now })
      } else if (now - place.at >= times.reading) socket.destroy()
    }
  }
  const timer = setInterval(look, times.look).unref()
  server.once('close', () => clearInterval(timer))
}
