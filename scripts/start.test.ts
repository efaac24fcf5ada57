import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './steps/run.mjs'
import { freePort, isResponding } from './steps/service.mjs'

/** Long enough to migrate and start an empty desk on a machine that does other work too. */
const MAX_START_MS = 300_000

/** Runs `npm start` as a person would, on a data folder of its own; `output` is what it has printed so far. */
async function npmStart(variables: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-start-'))
  const [sitePort, deskPort] = [await freePort(), await freePort()]
  const child: ChildProcess = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      // A person has none of the tests' environment variables, and the folder goes with the tests.
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: tmpdir(),
      SAMPLE: 'no',
      DATA_DIR: dataDir,
      PORT: String(sitePort),
      DESK_PORT: String(deskPort),
      ...variables,
    },
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      output += text.toString()
    })
  }
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  })
  const urls = [sitePort, deskPort].map((port) => `http://127.0.0.1:${port}/livez`)
  return { child, ended, output: () => output, urls }
}

const areResponding = (urls: readonly string[]) => Promise.all(urls.map(isResponding))

test.for([
  ['a service manager', 'SIGTERM', (npm: number) => npm],
  // A closing terminal signals its whole foreground process group.
  ['a closing terminal', 'SIGHUP', (npm: number) => -npm],
] as const)(
  'npm start leaves neither site nor desk running when it is ended by %s',
  { timeout: MAX_START_MS },
  async ([_by, signal, target]) => {
    const start = await npmStart()
    await expect.poll(start.output, { timeout: MAX_START_MS }).toContain('Stop both with Ctrl+C')
    await expect.poll(() => areResponding(start.urls), { timeout: 60_000 }).toEqual([true, true])
    process.kill(target(start.child.pid ?? 0), signal)
    await start.ended
    await expect.poll(() => areResponding(start.urls), { timeout: 60_000 }).toEqual([false, false])
  },
)

test('npm start on a port of another program says so before it does anything', {
  timeout: MAX_START_MS,
}, async () => {
  const other = createServer().listen(0, '0.0.0.0')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const start = await npmStart({ PORT: String(port) })
  expect(await start.ended).toBe(1)
  expect(start.output()).toContain(`error: port ${port} is taken by another program`)
  expect(start.output()).not.toContain('Packages')
})

test('npm start with the same port for both says so', { timeout: MAX_START_MS }, async () => {
  const port = String(await freePort())
  const start = await npmStart({ PORT: port, DESK_PORT: port })
  expect(await start.ended).toBe(1)
  expect(start.output()).toContain(`error: PORT and DESK_PORT are both ${port}`)
})
