import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { noteFirstAccount } from '../scripts/steps/first-account.mjs'
import { environment, run } from '../scripts/steps/run.mjs'
import { answers } from '../scripts/steps/service.mjs'

/** Milliseconds: longest wait for a desk's first answer, and between two looks. */
const START = 120_000
const LOOK_EVERY = 50

/** Where a version's desk is to run. */
export interface Place {
  /** Folder of its database and media. */
  readonly folder: string
  readonly port: number
}

/** A version of the project, built in its own folder, whose desk runs at a place. */
export interface Version {
  /** What its unit does before each start. */
  readonly migrate: () => Promise<void>
  readonly start: () => Promise<void>
  /** Ends its desk as an operator does. */
  readonly stop: () => Promise<void>
}

export function versionAt(root: string, { folder, port }: Place): Version {
  const cwd = path.join(root, 'apps/desk')
  // An older version has its program under the name that it had then.
  const program = existsSync(path.join(cwd, 'src/server.ts')) ? 'src/server.ts' : 'src/start.ts'
  const variables = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: folder,
    // Its writers name the readers whose messages they send, as the site does.
    HOST: '127.0.0.1',
    PORT: String(port),
    TRUST_SITE: 'loopback',
  }
  let end = async () => undefined as unknown
  return {
    migrate: async () => {
      await run(process.execPath, ['src/migrate.ts'], { cwd, env: variables })
    },
    start: async () => {
      const child = spawn(process.execPath, [program], {
        cwd,
        env: environment(variables),
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      child.stdout?.setEncoding('utf8').on('data', noteFirstAccount)
      const ended = once(child, 'exit')
      const orphan = () => child.kill('SIGKILL')
      process.once('exit', orphan)
      end = () => {
        process.off('exit', orphan)
        child.kill('SIGTERM')
        return ended
      }
      const begin = performance.now()
      while (!(await answers(`http://127.0.0.1:${port}/api/content-version`))) {
        if (child.exitCode !== null) throw new Error('the desk ended before it answered')
        if (performance.now() - begin > START) throw new Error('the desk does not answer')
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
      }
    },
    stop: async () => void (await end()),
  }
}
