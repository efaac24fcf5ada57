import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Log } from '../log.ts'
import { createCounts } from './counts.ts'
import { createSharedCounts } from './shared-counts.ts'

/** Whichever of the two is on this machine; `npm test` installs one. */
const STORE = ['valkey-server', 'redis-server'].find((program) => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

const HOUR = 3_600_000

/** A store of its own at a port, and one process of the site that counts there. */
async function store() {
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = () => {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ]
    child = spawn(STORE as string, options, { stdio: 'ignore' })
  }
  const stop = async () => {
    if (!child || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const site = () => {
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    const log: Log = { info: say, warn: say, error: say }
    const address = `redis://127.0.0.1:${port}`
    const counts = createSharedCounts(address, createCounts(Date.now), log)
    onTestFinished(() => counts.close())
    return { counts, lines }
  }
  return { start, stop, site }
}

test.skipIf(!STORE)(
  'two sites count together, and alone while the store is away',
  async () => {
    const { start, stop, site } = await store()
    const [one, other] = [site(), site()]
    // Nothing listens yet: each has a count of its own, at once.
    expect((await one.counts.add('a', 1, HOUR)).count).toBe(1)
    expect((await other.counts.add('a', 1, HOUR)).count).toBe(1)
    await vi.waitFor(() => expect(one.lines.join()).toContain('is away'))

    start()
    onTestFinished(stop)
    const wait = { timeout: 15_000, interval: 100 }
    await vi.waitFor(() => expect(one.lines.join()).toContain('is back'), wait)
    await vi.waitFor(() => expect(other.lines.join()).toContain('is back'), wait)
    expect(await one.counts.add('b', 1, HOUR)).toMatchObject({ count: 1 })
    const second = await other.counts.add('b', 1, HOUR)
    expect(second.count).toBe(2)
    expect(second.left).toBeGreaterThan(HOUR - 60_000)
    expect(second.left).toBeLessThanOrEqual(HOUR)
    expect((await one.counts.add('b', -1, HOUR)).count).toBe(1)
    expect((await one.counts.add('b', 0, HOUR)).count).toBe(1)
    // Forgotten when its span is over.
    await one.counts.add('brief', 5, 1)
    await vi.waitFor(async () => expect((await one.counts.add('brief', 0, 1)).count).toBe(0))

    await stop()
    await vi.waitFor(async () => expect((await one.counts.add('c', 1, HOUR)).count).toBe(1))
    expect((await other.counts.add('c', 1, HOUR)).count).toBe(1)
  },
  40_000,
)
