import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createTestServer, listenOnFreePort } from '../testing/test-server.ts'
import { createWaitingConnections } from './waiting-connections.ts'

const CONNECTIONS = 60

/** Opens that many connections, which then wait to be accepted. */
function openConnections(port: number) {
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
}

/** A server that has accepted none of its connections. */
async function setUp() {
  const accepted: number[] = []
  const server = createServer(() => accepted.push(accepted.length))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  openConnections((server.address() as AddressInfo).port)
  return { server, accepted }
}

test('the event loop alone accepts one connection a turn', async () => {
  const { accepted } = await setUp()
  for (let turn = 0; turn < 10; turn += 1) await nextTurn()
  expect(accepted.length).toBeLessThanOrEqual(10)
})

test('all connections that wait are accepted before what comes then', async () => {
  const { server, accepted } = await setUp()
  const connections = createWaitingConnections()
  connections.countFor(server)
  await new Promise<void>((then) => connections.acceptBefore(then))
  expect(accepted).toHaveLength(CONNECTIONS)
})

test('what comes then goes on although connections never end', async () => {
  const { server, accepted } = await setUp()
  const connections = createWaitingConnections()
  connections.countFor(server)
  const { port } = server.address() as AddressInfo
  server.on('connection', () => {
    const next = connect(port, '127.0.0.1')
    onTestFinished(() => void next.destroy())
  })
  await new Promise<void>((then) => connections.acceptBefore(then))
  expect(accepted.length).toBeGreaterThan(CONNECTIONS)
})

test('the site accepts all connections that wait before it renders a page', async () => {
  const { app } = await createTestServer()
  onTestFinished(() => app.close())
  const port = await listenOnFreePort(app)
  let accepted = 0
  app.server.on('connection', () => {
    accepted += 1
  })
  openConnections(port)
  await app.inject('/client')
  expect(accepted).toBe(CONNECTIONS)
})
