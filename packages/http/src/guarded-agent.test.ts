import type { lookup } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedFetch } from './guarded-agent.ts'

let port = 0
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.headers.host ?? '')
  if (request.url !== '/onward') return response.end('secret')
  response.writeHead(302, { location: `http://inside.example:${port}/` }).end()
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A `lookup` that gives each of these answers once, in their order. */
function answering(...answers: readonly (readonly string[])[]) {
  const left = [...answers]
  const looked: string[] = []
  const lookUp = ((name: string, _options: unknown, callback: (...all: unknown[]) => void) => {
    looked.push(name)
    callback(
      null,
      (left.shift() ?? []).map((address) => ({ address, family: 4 })),
    )
  }) as unknown as typeof lookup
  return { looked, lookUp }
}

const reason = (error: unknown): string => {
  const { cause, message } = error as Error
  return cause ? reason(cause) : message
}

async function refused(address: string, lookUp?: typeof lookup): Promise<string> {
  const ask = guardedFetch({ quietMs: 1_000, ...(lookUp && { lookUp }) })
  return ask(address, {}).then(() => 'asked', reason)
}

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])(
  'a connection to the number %s is refused',
  async (host) => {
    expect(await refused(`http://${host}:${port}/`)).toMatch(/is a private address$/)
    expect(asked).toEqual([])
  },
)

test.each([
  ['alone', ['127.0.0.1']],
  ['among public ones', ['93.184.216.34', '127.0.0.1']],
])('a name that leads to a private address %s is refused', async (_how, addresses) => {
  const { lookUp } = answering(addresses)
  expect(await refused(`http://pictures.example:${port}/`, lookUp)).toBe(
    'pictures.example is a private address',
  )
  expect(asked).toEqual([])
})

test('a name is looked up once for a connection, and what it led to is what is judged', async () => {
  // Somebody's name server that answers the second question otherwise.
  const { looked, lookUp } = answering(['127.0.0.1'], ['93.184.216.34'])
  expect(await refused(`http://rebinds.example:${port}/`, lookUp)).toMatch(/private address/)
  expect(looked).toEqual(['rebinds.example'])
})

test('the host that is named may be private, and what it leads on to may not', async () => {
  const { lookUp } = answering(['127.0.0.1'])
  const host = new URL(`http://127.0.0.1:${port}`)
  const ask = guardedFetch({ host, quietMs: 1_000, lookUp })
  expect(await (await ask(host.href, {})).text()).toBe('secret')
  await expect(ask(`${host.href}onward`, {}).catch(reason)).resolves.toBe(
    'inside.example is a private address',
  )
})
