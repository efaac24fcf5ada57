import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const PACKAGES = '/usr/lib/postgresql'

export interface TestPostgres {
  /** `postgres://…` of a database whose user may make others. */
  readonly url: string
  /** Ends the server at once, as its machine's failure would, and keeps what it holds. */
  fail(): Promise<void>
  /** Starts it again, at the same address. */
  again(): Promise<void>
  stop(): Promise<void>
}

/** The folder of the newest PostgreSQL that the system's packages brought; none when there is none. */
export function postgresFolder(): string | undefined {
  if (!existsSync(PACKAGES)) return undefined
  const versions = readdirSync(PACKAGES).sort((one, other) => Number(other) - Number(one))
  return versions
    .map((name) => join(PACKAGES, name, 'bin'))
    .find((bin) => existsSync(`${bin}/initdb`))
}

async function numberOf(flag: '-u' | '-g', user: string): Promise<number> {
  const { stdout } = await run('id', [flag, user])
  return Number(stdout)
}

/** PostgreSQL refuses to run as root: then it runs as the user its package made. */
async function owner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return { uid: await numberOf('-u', 'postgres'), gid: await numberOf('-g', 'postgres') }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Resolves when the server says that it takes connections; rejects when it ends before. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
}

/**
 * Starts a PostgreSQL of its own on loopback, in a folder that `stop` removes. It forgets to write
 * to the disk: what it holds is worth nothing after the tests.
 */
export async function startPostgres(port?: number): Promise<TestPostgres> {
  const bin = postgresFolder()
  if (!bin) throw new Error(`No PostgreSQL in ${PACKAGES}: install the package postgresql.`)
  const folder = mkdtempSync(join(tmpdir(), 'gaashaan-postgres-'))
  const as = await owner()
  if (as) chownSync(folder, as.uid, as.gid)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const options = { ...as, cwd: folder }
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  )
  const at = port ?? (await freePort())
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
  ]
  async function launch(): Promise<ChildProcess> {
    const server = spawn(
      join(bin ?? '', 'postgres'),
      [
        '-D',
        data,
        '-h',
        '127.0.0.1',
        '-p',
        String(at),
        '-k',
        folder,
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await untilReady(server)
    return server
  }
  let server = await launch()
  async function end(signal: NodeJS.Signals) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill(signal)) await ended
  }
  return {
    url: `postgres://tests@127.0.0.1:${at}/postgres`,
    // SIGQUIT: PostgreSQL's immediate shutdown, after which it recovers from its log.
    fail: () => end('SIGQUIT'),
    again: async () => {
      server = await launch()
    },
    stop: async () => {
      // SIGINT: PostgreSQL's fast shutdown, which does not wait for its clients.
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
