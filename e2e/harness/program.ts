import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, isResponding } from '../../scripts/steps/service.mjs'
import { migrate } from '../../scripts/steps/stack.mjs'
import { TEST_DATA } from '../../scripts/steps/test-data.mjs'

/** The site or the desk by itself, whose signals and output a test can see. */
export interface Program {
  readonly url: string
  /** The origin of `/metrics`, `/livez` and `/readyz`. */
  readonly operators: string
  readonly child: ChildProcess
  /** The whole lines of its output so far. */
  readonly lines: () => string[]
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
  /** Ends it with SIGKILL. */
  readonly kill: () => Promise<void>
}

type Variables = Readonly<Record<string, string>>

const ENTRY_POINTS = { site: ['apps/site', 'server/main.ts'], desk: ['apps/desk', 'src/server.ts'] }

/** A data folder with a migrated, empty database. */
export async function dataFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-program-'))
  await migrate({ DATA_DIR: folder }, TEST_DATA.migrated)
  return folder
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

/** Starts a built program without npm, and waits until `/livez` responds on both of its ports. */
export async function startProgram(name: 'site' | 'desk', variables: Variables): Promise<Program> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const [workspace = '', file = ''] = ENTRY_POINTS[name]
  const child = spawn(process.execPath, [file], {
    cwd: path.join(import.meta.dirname, '../..', workspace),
    env: {
      PATH: process.env.PATH ?? '',
      TMPDIR: tmpdir(),
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  let hasEnded = false
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? ''))
  })
  void ended.then(() => {
    hasEnded = true
  })
  const url = `http://127.0.0.1:${port}`
  const operators = `http://127.0.0.1:${metricsPort}`
  // The operators' port opens last.
  while (!((await isResponding(`${url}/livez`)) && (await isResponding(`${operators}/livez`)))) {
    if (hasEnded) throw new Error(`The ${name} ended before it responded:\n${output}`)
    await setTimeout(50)
  }
  return {
    url,
    operators,
    child,
    lines: () => {
      const lines = output.split('\n').slice(0, -1)
      return lines.filter((line) => line !== '')
    },
    ended,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
