import { execFileSync, spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { testDesk } from '../testing/desk.ts'
import { testFolder } from '../testing/storage.ts'
import { verifyDesk } from './chain/testing/tamper.ts'
import { recordAuditEvent } from './record-audit-event.ts'
import { auditCheck, startAudit } from './start-audit.ts'

const desk = testDesk()
const folder = testFolder()

let count = 0

async function record(number: number): Promise<void> {
  for (let index = 0; index < number; index += 1) {
    count += 1
    await recordAuditEvent(desk.payload, { action: 'post.changed', document: count, heading: 'É' })
  }
}

interface Line {
  readonly index?: number
  readonly event?: { readonly document: string }
  readonly checkpoint?: string
}

const parse = (text: string): Line => JSON.parse(text.slice(text.indexOf('{"')))

/** The numbers of the shipped entries, each once, in the order in which they came first. */
const documents = (lines: readonly string[]) => [
  ...new Set(lines.map(parse).flatMap(({ event }) => (event ? [Number(event.document)] : []))),
]

const allDocuments = () => Array.from({ length: count }, (_, index) => index + 1)

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean)

const inTime = { timeout: 20_000, interval: 50 }

/** Whether the last line is a signed end behind the last entry. */
const isSigned = (lines: readonly string[]) => parse(lines.at(-1) ?? '{"').checkpoint !== undefined

test('a file gets every entry and the signed end, also after a rotation and an outage', async () => {
  const file = join(folder, 'audit.jsonl')
  const stop = startAudit(desk.payload, { file, syslog: '' })
  await record(3)
  await vi.waitFor(() => expect(documents(linesOf(file))).toEqual(allDocuments()), inTime)
  renameSync(file, `${file}.1`)
  await record(2)
  await vi.waitFor(() => expect(linesOf(file).length).toBeGreaterThan(2), inTime)
  renameSync(file, `${file}.2`)
  mkdirSync(file)
  await record(2)
  await vi.waitFor(
    () => expect(JSON.stringify(auditCheck(desk.payload))).toContain('its file since'),
    inTime,
  )
  rmSync(file, { recursive: true })
  const all = () => [`${file}.1`, `${file}.2`, file].flatMap(linesOf)
  await vi.waitFor(() => expect(documents(all())).toEqual(allDocuments()), inTime)
  await vi.waitFor(() => expect(auditCheck(desk.payload)).toBe('ok'), inTime)
  expect(desk.errors).toHaveLength(1)
  await stop()
  expect(isSigned(all())).toBe(true)
  const shipped = (async function* () {
    yield* all()
  })()
  expect(await verifyDesk(desk.payload, { file: shipped })).toMatchObject({ faults: [] })
})

test('a file that is appended to by half a line is gone on with on a new one', async () => {
  const file = join(folder, 'audit.jsonl')
  appendFileSync(file, '{"index":')
  const stop = startAudit(desk.payload, { file, syslog: '' })
  await record(1)
  await vi.waitFor(
    () => expect(readFileSync(file, 'utf8')).toContain(`"document":"${count}"`),
    inTime,
  )
  await stop()
  const lines = linesOf(file)
  expect(lines).toContain('{"index":')
  const shipped = (async function* () {
    yield* lines
  })()
  expect(await verifyDesk(desk.payload, { file: shipped })).toMatchObject({ faults: [] })
})

test('a FIFO that nobody reads holds nothing up, and gets everything once somebody does', async () => {
  const file = join(folder, 'fifo')
  execFileSync('mkfifo', [file])
  await desk.payload.db.updateGlobal({ slug: 'audit-head', data: { inFile: 0 } })
  const stop = startAudit(desk.payload, { file, syslog: '' })
  await vi.waitFor(() => expect(JSON.stringify(auditCheck(desk.payload))).toContain('file'), inTime)
  await record(1)
  let read = ''
  // As a log's program opens it: it goes on when a writer has closed.
  const reader = spawn('sh', ['-c', 'exec cat <> "$0"', file])
  reader.stdout.on('data', (chunk: Buffer) => {
    read += chunk.toString()
  })
  await vi.waitFor(() => expect(read).toContain(`"document":"${count}"`), inTime)
  await stop()
  reader.kill()
  expect(documents(read.split('\n').filter(Boolean))).toEqual(allDocuments())
})

test('a shipped entry that the database has no more is named', async () => {
  const line = JSON.stringify({ index: 0, entry: 777, at: '', hash: 'f'.repeat(64) })
  const shipped = (async function* () {
    yield line
  })()
  const { faults } = await verifyDesk(desk.payload, { 'audit.jsonl': shipped })
  expect(faults).toEqual([expect.stringMatching(/^audit.jsonl: entry 777 was shipped/)])
})

/** A syslog server that keeps the messages of a connection when it ends. */
async function listenTcp(received: string[], port = 0): Promise<Server> {
  const server = createServer((socket) => {
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('end', () => {
      for (let rest = Buffer.concat(chunks); rest.length > 0; ) {
        const space = rest.indexOf(' ')
        const end = space + 1 + Number(rest.subarray(0, space).toString())
        received.push(rest.subarray(space + 1, end).toString())
        rest = rest.subarray(end)
      }
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test('syslog by TCP gets every entry in order, also after an outage and a restart', async () => {
  const received: string[] = []
  let server = await listenTcp(received)
  const { port } = server.address() as { port: number }
  const syslog = `tcp://127.0.0.1:${port}`
  let stop = startAudit(desk.payload, { file: '', syslog })
  await record(2)
  await vi.waitFor(() => expect(documents(received)).toEqual(allDocuments()), inTime)
  expect(received[0]).toMatch(
    /^<110>1 \d{4}-\d\d-\d\dT[\d:.]+Z \S+ gaashaan \d+ entry - \{"index":0,/,
  )
  server.close()
  await record(3)
  await vi.waitFor(
    () => expect(JSON.stringify(auditCheck(desk.payload))).toContain('syslog since'),
    inTime,
  )
  await stop()
  server = await listenTcp(received, port)
  stop = startAudit(desk.payload, { file: '', syslog })
  await vi.waitFor(() => expect(documents(received)).toEqual(allDocuments()), inTime)
  await vi.waitFor(() => expect(isSigned(received)).toBe(true), inTime)
  await stop()
  server.close()
})

test('syslog by UDP gets every entry, also after its port was closed', async () => {
  const received: string[] = []
  const listen = async (port: number) => {
    const socket = createSocket('udp4')
    socket.on('message', (message) => received.push(message.toString()))
    socket.bind(port, '127.0.0.1')
    await once(socket, 'listening')
    return socket
  }
  let socket = await listen(0)
  const { port } = socket.address()
  await desk.payload.db.updateGlobal({ slug: 'audit-head', data: { inSyslog: 0 } })
  const stop = startAudit(desk.payload, { file: '', syslog: `udp://127.0.0.1:${port}` })
  await vi.waitFor(() => expect(documents(received)).toEqual(allDocuments()), inTime)
  socket.close()
  await record(2)
  await vi.waitFor(
    () => expect(JSON.stringify(auditCheck(desk.payload))).toContain('syslog since'),
    inTime,
  )
  socket = await listen(port)
  await vi.waitFor(() => expect(documents(received)).toEqual(allDocuments()), inTime)
  await stop()
  socket.close()
})

test('a file that cannot be written delays no event', async () => {
  writeFileSync(join(folder, 'no-folder'), '')
  const file = join(folder, 'no-folder', 'audit.jsonl')
  const stop = startAudit(desk.payload, { file, syslog: '' })
  await record(1)
  await vi.waitFor(
    async () => expect(await verifyDesk(desk.payload)).toMatchObject({ size: count }),
    inTime,
  )
  await stop()
})
