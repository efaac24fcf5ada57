import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createRateLimiter } from '@gaashaan/http/rate-limiter'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Log } from '../observability/log.ts'
import { createSharedRateLimiter } from './shared-rate-limiter.ts'

/** The server that this machine has; `npm test` installs one. */
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

/** A store at a free port, and processes of the site that count in it. */
async function createStore() {
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = () => {
    const options = `--port ${port} --bind 127.0.0.1 --appendonly no`.split(' ')
    child = spawn(STORE as string, [...options, '--save', ''], { stdio: 'ignore' })
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
    const write = (line: string) => void lines.push(line)
    const log: Log = { info: write, warn: write, error: write }
    const url = `redis://127.0.0.1:${port}`
    const limiter = createSharedRateLimiter(url, createRateLimiter(), log)
    onTestFinished(() => limiter.close())
    return { limiter, lines }
  }
  return { start, stop, freeze, site }
}

test.skipIf(!STORE)(
  'two sites count together, and alone while the store is away',
  async () => {
    const { start, stop, freeze, site } = await createStore()
    const [first, second] = [site(), site()]
    const wait = { timeout: 15_000, interval: 100 }
    // Nothing listens yet, so each process counts by itself without waiting.
    expect((await first.limiter.add('a', 1, HOUR)).count).toBe(1)
    expect((await second.limiter.add('a', 1, HOUR)).count).toBe(1)
    await vi.waitFor(() => expect(first.lines.join()).toContain('is away'), wait)
    for (let tries = 2; tries <= 9; tries++) {
      expect((await first.limiter.add('a', 1, HOUR)).count).toBe(tries)
    }
    expect(first.lines).toHaveLength(1)

    start()
    onTestFinished(stop)
    await vi.waitFor(() => expect(first.lines.join()).toContain('is back'), wait)
    await vi.waitFor(() => expect(second.lines.join()).toContain('is back'), wait)
    // On a busy machine the store may take longer than a site waits for it: another key is counted then.
    await vi.waitFor(async () => {
      const key = randomUUID()
      expect(await first.limiter.add(key, 1, HOUR)).toMatchObject({ count: 1 })
      const usage = await second.limiter.add(key, 1, HOUR)
      expect(usage.count).toBe(2)
      expect(usage.msLeft).toBeGreaterThan(HOUR - 60_000)
      expect(usage.msLeft).toBeLessThanOrEqual(HOUR)
      expect((await first.limiter.add(key, -1, HOUR)).count).toBe(1)
      expect((await first.limiter.add(key, 0, HOUR)).count).toBe(1)
    }, wait)
    // A count ends with its window.
    await first.limiter.add('brief', 5, 1)
    await vi.waitFor(
      async () => expect((await first.limiter.add('brief', 0, 1)).count).toBe(0),
      wait,
    )

    // While the store is frozen, the process counts by itself after a short wait.
    freeze()
    const startedAt = performance.now()
    expect((await first.limiter.add('b', 1, HOUR)).count).toBe(1)
    expect(performance.now() - startedAt).toBeLessThan(5_000)

    await stop()
    await vi.waitFor(async () => expect((await first.limiter.add('c', 1, HOUR)).count).toBe(1))
    expect((await second.limiter.add('c', 1, HOUR)).count).toBe(1)
  },
  120_000,
)
