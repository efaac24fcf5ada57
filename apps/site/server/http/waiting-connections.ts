import type { Server } from 'node:net'

/** Most connections that are accepted before something else goes on. */
const MAX_ACCEPTED = 100

/**
 * Lets the connections that wait at a server be accepted. The event loop accepts one in each of its
 * turns (libuv's pull request 3696): while pages are rendered, each in a turn of some milliseconds, a
 * hundred connections would wait for a second and more.
 */
export function createWaitingConnections() {
  let accepted = 0

  /** Takes turns until one has no new connection. */
  function accept(most: number, then: () => void): void {
    const before = accepted
    setImmediate(() => {
      if (accepted === before || most === 0) then()
      else accept(most - 1, then)
    })
  }

  return {
    countFor(server: Server): void {
      server.on('connection', () => {
        accepted += 1
      })
    },
    /** Goes on when those that waited are accepted, `MAX_ACCEPTED` at most. */
    acceptBefore(then: () => void): void {
      // The present turn of the event loop may be past its look at the server.
      setImmediate(() => accept(MAX_ACCEPTED, then))
    },
  }
}
