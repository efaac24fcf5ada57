import { createServer } from 'node:net'

/** Why a port cannot be listened on, by the code of the system's error. */
const REASONS = {
  EADDRINUSE: ({ name, port }) =>
    `port ${port} is taken by another program: set ${name} to another.`,
  EACCES: ({ name, port }) => `port ${port} is the system's own: set ${name} to one above 1023.`,
  EADDRNOTAVAIL: ({ name, host }) => `${host} is no address of this machine, for ${name}.`,
}

/** Rejects, in a sentence, where nobody can listen on the port now. */
function assertFree(setting) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      const reason = REASONS[error.code]?.(setting) ?? error.message
      reject(new Error(`error: ${reason}`))
    })
    server.listen({ port: setting.port, host: setting.host, exclusive: true }, () => {
      server.close(resolve)
    })
  })
}

/**
 * The ports of settings, as numbers in the same order; `name` is the variable that sets one. Rejects
 * with a sentence where one is no port, two are the same, or one is taken.
 * @param {readonly { name: string, value: string, host: string }[]} settings
 * @returns {Promise<number[]>}
 */
export async function checkPorts(settings) {
  const parsed = settings.map(({ name, value, host }) => {
    const port = Number(value)
    if (!/^\d+$/.test(String(value)) || port < 1 || port > 65_535) {
      throw new Error(`error: ${name}=${value} is no port: give a number from 1 to 65535.`)
    }
    return { name, port, host }
  })
  for (const [index, { name, port }] of parsed.entries()) {
    const same = parsed.slice(0, index).find((earlier) => earlier.port === port)
    if (same) {
      throw new Error(`error: ${same.name} and ${name} are both ${port}: give each its own.`)
    }
  }
  for (const setting of parsed) await assertFree(setting)
  return parsed.map(({ port }) => port)
}
