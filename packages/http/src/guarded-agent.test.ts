import type { lookup } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedFetch } from './guarded-agent.ts'

let port = 0
const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(request.headers.host ?? '')
  if (request.url !== '/redirect') return response.end('secret')
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

/** A `lookup` that returns these lists of addresses, one for each call. */
function fakeLookup(...results: readonly (readonly string[])[]) {
  const remaining = [...results]
  const names: string[] = []
  const lookUp = ((name: string, _options: unknown, callback: (...all: unknown[]) => void) => {
    names.push(name)
    callback(
      null,
      (remaining.shift() ?? []).map((address) => ({ address, family: 4 })),
    )
  }) as unknown as typeof lookup
  return { names, lookUp }
}

const reason = (error: unknown): string => {
  const { cause, message } = error as Error
  return cause ? reason(cause) : message
}

async function failureOf(url: string, lookUp?: typeof lookup): Promise<string> {
  const fetchGuarded = guardedFetch({ quietMs: 1_000, ...(lookUp && { lookUp }) })
  return fetchGuarded(url, {}).then(() => 'no failure', reason)
}

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])(
  'a connection to the private address %s is refused',
  async (host) => {
    expect(await failureOf(`http://${host}:${port}/`)).toMatch(/is a private address$/)
    expect(requests).toEqual([])
  },
)

test.each([
  ['alone', ['127.0.0.1']],
  ['among public ones', ['93.184.216.34', '127.0.0.1']],
])('a name that resolves to a private address %s is refused', async (_how, addresses) => {
  const { lookUp } = fakeLookup(addresses)
  expect(await failureOf(`http://pictures.example:${port}/`, lookUp)).toBe(
    'pictures.example is a private address',
  )
  expect(requests).toEqual([])
})

test('a name is looked up once for a connection, and that result is checked', async () => {
  // A hostile name server returns another address the second time.
  const { names, lookUp } = fakeLookup(['127.0.0.1'], ['93.184.216.34'])
  expect(await failureOf(`http://rebinds.example:${port}/`, lookUp)).toMatch(/private address/)
  expect(names).toEqual(['rebinds.example'])
})

test('the configured host may be private, and the target of its redirect may not', async () => {
  const { lookUp } = fakeLookup(['127.0.0.1'])
  const host = new URL(`http://127.0.0.1:${port}`)
  const fetchGuarded = guardedFetch({ host, quietMs: 1_000, lookUp })
  expect(await (await fetchGuarded(host.href, {})).text()).toBe('secret')
  await expect(fetchGuarded(`${host.href}redirect`, {}).catch(reason)).resolves.toBe(
    'inside.example is a private address',
  )
})
