import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './steps/run.mjs'
import { answers, freePort } from './steps/service.mjs'

/** A desk without content is migrated and started, on a machine that may have other work. */
const MAX_START_MS = 300_000

/** `npm start` as a person gives it, in a data folder of its own, and what it has said so far. */
async function npmStart(variables: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-start-'))
  const [sitePort, deskPort] = [await freePort(), await freePort()]
  const child: ChildProcess = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      // Nothing of a test's environment: a person has none of it.
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      SAMPLE: 'no',
      DATA_DIR: dataDir,
      PORT: String(sitePort),
      DESK_PORT: String(deskPort),
      ...variables,
    },
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      said += text.toString()
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
  const addresses = [sitePort, deskPort].map((port) => `http://127.0.0.1:${port}/livez`)
  return { child, ended, said: () => said, addresses, sitePort }
}

const answering = (addresses: readonly string[]) => Promise.all(addresses.map(answers))

test.for([
  ['a service manager', 'SIGTERM', (npm: number) => npm],
  // The whole group in front is told.
  ['a terminal that is closed', 'SIGHUP', (npm: number) => -npm],
] as const)(
  'npm start that is ended by %s leaves neither site nor desk behind',
  { timeout: MAX_START_MS },
  async ([_by, signal, told]) => {
    const start = await npmStart()
    await expect.poll(start.said, { timeout: MAX_START_MS }).toContain('Stop both with Ctrl+C')
    expect(await answering(start.addresses)).toEqual([true, true])
    process.kill(told(start.child.pid ?? 0), signal)
    await start.ended
    await expect.poll(() => answering(start.addresses), { timeout: 60_000 }).toEqual([false, false])
  },
)

test('npm start on a port that another program has says so before it does anything', async () => {
  const start = await npmStart()
  const other = createServer().listen(start.sitePort, '0.0.0.0')
  onTestFinished(() => void other.close())
  expect(await start.ended).toBe(1)
  expect(start.said()).toContain(`error: port ${start.sitePort} is taken by another program`)
  expect(start.said()).not.toContain('Packages')
})

test('npm start with one port for both says so', async () => {
  const port = String(await freePort())
  const start = await npmStart({ PORT: port, DESK_PORT: port })
  expect(await start.ended).toBe(1)
  expect(start.said()).toContain(`error: PORT and DESK_PORT are both ${port}`)
})
