import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createRateLimiter } from '@gaashaan/http/rate-limiter'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Log } from '../observability/log.ts'
import { createSharedRateLimiter } from './shared-rate-limiter.ts'

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
  const freeze = () => child?.kill('SIGSTOP')
  const site = () => {
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    const log: Log = { info: say, warn: say, error: say }
    const address = `redis://127.0.0.1:${port}`
    const limiter = createSharedRateLimiter(address, createRateLimiter(), log)
    onTestFinished(() => limiter.close())
    return { limiter, lines }
  }
  return { start, stop, freeze, site }
}

test.skipIf(!STORE)(
  'two sites count together, and alone while the store is away',
  async () => {
    const { start, stop, freeze, site } = await store()
    const [one, other] = [site(), site()]
    // Nothing listens yet: each has a count of its own, at once.
    expect((await one.limiter.add('a', 1, HOUR)).count).toBe(1)
    expect((await other.limiter.add('a', 1, HOUR)).count).toBe(1)
    await vi.waitFor(() => expect(one.lines.join()).toContain('is away'))
    for (let tries = 2; tries <= 9; tries++) {
      expect((await one.limiter.add('a', 1, HOUR)).count).toBe(tries)
    }
    expect(one.lines).toHaveLength(1)

    start()
    onTestFinished(stop)
    const wait = { timeout: 15_000, interval: 100 }
    await vi.waitFor(() => expect(one.lines.join()).toContain('is back'), wait)
    await vi.waitFor(() => expect(other.lines.join()).toContain('is back'), wait)
    expect(await one.limiter.add('b', 1, HOUR)).toMatchObject({ count: 1 })
    const second = await other.limiter.add('b', 1, HOUR)
    expect(second.count).toBe(2)
    expect(second.msLeft).toBeGreaterThan(HOUR - 60_000)
    expect(second.msLeft).toBeLessThanOrEqual(HOUR)
    expect((await one.limiter.add('b', -1, HOUR)).count).toBe(1)
    expect((await one.limiter.add('b', 0, HOUR)).count).toBe(1)
    // Forgotten when its span is over.
    await one.limiter.add('brief', 5, 1)
    await vi.waitFor(async () => expect((await one.limiter.add('brief', 0, 1)).count).toBe(0))

    // Frozen: whoever asks is not kept waiting, and counted here.
    freeze()
    const askedAt = performance.now()
    expect((await one.limiter.add('b', 1, HOUR)).count).toBe(1)
    expect(performance.now() - askedAt).toBeLessThan(5_000)

    await stop()
    await vi.waitFor(async () => expect((await one.limiter.add('c', 1, HOUR)).count).toBe(1))
    expect((await other.limiter.add('c', 1, HOUR)).count).toBe(1)
  },
  40_000,
)
