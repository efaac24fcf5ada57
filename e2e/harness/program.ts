import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { freePort, isResponding } from '../../scripts/steps/service.mjs'
import { migrate } from '../../scripts/steps/stack.mjs'

/** A program of ours by itself, whose signals and lines a test can see. */
export interface Program {
  readonly url: string
  /** Where operators ask: `/metrics`, `/livez`, `/readyz`. */
  readonly operators: string
  readonly child: ChildProcess
  /** What it has written so far, line by line. */
  readonly lines: () => string[]
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
  /** Ends it at once, where it has not ended. */
  readonly kill: () => Promise<void>
}

type Variables = Readonly<Record<string, string>>

const STARTS = { site: ['apps/site', 'server/main.ts'], desk: ['apps/desk', 'src/server.ts'] }

/** A data folder with a migrated, empty database. */
export async function dataFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-program-'))
  await migrate({ DATA_DIR: folder }, inject('migrated'))
  return folder
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

/** Starts a built program without npm, and waits until it answers that it lives. */
export async function startProgram(name: 'site' | 'desk', variables: Variables): Promise<Program> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const [workspace = '', file = ''] = STARTS[name]
  const child = spawn(process.execPath, [file], {
    cwd: path.join(import.meta.dirname, '../..', workspace),
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
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
  while (!(await isResponding(`${url}/livez`))) {
    if (hasEnded) throw new Error(`The ${name} ended before it answered:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    operators: `http://127.0.0.1:${metricsPort}`,
    child,
    lines: () => said.split('\n').filter((line) => line !== ''),
    ended,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
