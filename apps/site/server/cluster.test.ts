import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { restartDelayMs } from './cluster.ts'
import { startFakeApiHost } from './testing/fake-api-host.ts'

const PROGRAM = fileURLToPath(new URL('testing/test-processes.ts', import.meta.url))

/** A port of the loopback that was free a moment ago. */
async function freePort(): Promise<number> {
  const host = await startFakeApiHost(() => undefined)
  await host.close()
  return Number(new URL(host.base).port)
}

/** The small program, its output, and how its first process ends. */
function startProgram(port: number) {
  const child = spawn(process.execPath, [PROGRAM, String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => lines.push(...text.trim().split('\n')))
  }
  const ended = new Promise((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal)),
  )
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, lines, ended }
}

async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Ids of the processes that respond, of which there are `count`. */
async function respondingIds(port: number, count: number): Promise<Set<number>> {
  const ids = new Set<number>()
  await waitUntil(async () => {
    ids.add(Number(await (await fetch(`http://127.0.0.1:${port}/`)).text()))
    return ids.size === count
  })
  return ids
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

async function startTwo() {
  const port = await freePort()
  const program = startProgram(port)
  await waitUntil(() => program.lines.includes('listens'))
  return { ...program, port, ids: await respondingIds(port, 2) }
}

test('a process that is killed is replaced, while the other responds', async () => {
  const { lines, port, ids } = await startTwo()
  const [killed = 0, other = 0] = ids
  process.kill(killed, 'SIGKILL')
  await waitUntil(() =>
    lines.includes('warning: a process ended (SIGKILL); another starts in 0 ms'),
  )
  const idsNow = await respondingIds(port, 2)
  expect(idsNow).toContain(other)
  expect(idsNow).not.toContain(killed)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends all processes', async (signal) => {
  const { child, ended, ids } = await startTwo()
  child.kill(signal)
  expect(await ended).toBe(0)
  expect([...ids].filter(isRunning)).toEqual([])
})

test('no process remains when the first one is killed', async () => {
  const { child, ids } = await startTwo()
  child.kill('SIGKILL')
  await waitUntil(() => ![...ids].some(isRunning))
  expect([...ids].filter(isRunning)).toEqual([])
})

test('an error that keeps the processes from listening appears once', async () => {
  const host = await startFakeApiHost(() => undefined)
  const { lines, ended } = startProgram(Number(new URL(host.base).port))
  expect(await ended).toBe(1)
  await host.close()
  expect(lines).toEqual(['error: a process ended before it listened (1)'])
})

test('the delay before a restart grows while the processes crash at their start', () => {
  const delays = Array.from({ length: 9 }, (_, crashes) => restartDelayMs(crashes))
  expect(delays).toEqual([0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})
