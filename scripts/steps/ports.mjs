import { createServer } from 'node:net'

/** Why a port cannot be listened on, by the code of the system's error. */
const REASONS = {
  EADDRINUSE: ({ name, port }) =>
    `port ${port} is taken by another program: set ${name} to another.`,
  EACCES: ({ name, port }) => `port ${port} is the system's own: set ${name} to one above 1023.`,
  EADDRNOTAVAIL: ({ name, host }) => `${host} is no address of this machine, for ${name}.`,
}

/** Rejects, in a sentence, where nobody can listen on the port now. */
function tryPort(asked) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      const reason = REASONS[error.code]?.(asked) ?? error.message
      reject(new Error(`error: ${reason}`))
    })
    server.listen({ port: asked.port, host: asked.host, exclusive: true }, () => {
      server.close(resolve)
    })
  })
}

/**
 * Ports by the names of their variables, `{ name, value, host }`, as numbers in the same order.
 * Rejects with a sentence where one is no port, two are the same, or one is taken.
 */
export async function checkPorts(asked) {
  const ports = asked.map(({ name, value, host }) => {
    const port = Number(value)
    if (!/^\d+$/.test(String(value)) || port < 1 || port > 65_535) {
      throw new Error(`error: ${name}=${value} is no port: give a number from 1 to 65535.`)
    }
    return { name, port, host }
  })
  for (const [at, { name, port }] of ports.entries()) {
    const other = ports.slice(0, at).find((each) => each.port === port)
    if (other) {
      throw new Error(`error: ${other.name} and ${name} are both ${port}: give each its own.`)
    }
  }
  for (const each of ports) await tryPort(each)
  return ports.map(({ port }) => port)
}
