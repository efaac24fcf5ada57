import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listen } from './listen.ts'

const run = promisify(execFile)

const PACKAGES = '/usr/lib/postgresql'

export interface TestPostgres {
  /** URL of a database whose user may create others. */
  readonly url: string
  /** Ends the server at once, like a failure of its machine; its data stay. */
  crash(): Promise<void>
  /** Starts the server again at the same URL. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** The programs' folder of the newest installed PostgreSQL; undefined if there is none. */
export function postgresFolder(): string | undefined {
  if (!existsSync(PACKAGES)) return undefined
  const versions = readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a))
  return versions
    .map((name) => join(PACKAGES, name, 'bin'))
    .find((bin) => existsSync(`${bin}/initdb`))
}

async function readId(flag: '-u' | '-g', user: string): Promise<number> {
  const { stdout } = await run('id', [flag, user])
  return Number(stdout)
}

/** PostgreSQL refuses to run as root: it then runs as the user that its package created. */
async function postgresUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return { uid: await readId('-u', 'postgres'), gid: await readId('-g', 'postgres') }
}

async function findFreePort(): Promise<string> {
  const server = createServer()
  const { port } = new URL(await listen(server))
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Resolves when the server accepts connections; rejects if it ends before. */
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
 * Starts a PostgreSQL server on loopback, in a folder that `stop` removes. It does not wait for the disk,
 * since its data are worth nothing after the tests.
 */
export async function startPostgres(port?: number): Promise<TestPostgres> {
  const bin = postgresFolder()
  if (!bin) throw new Error(`No PostgreSQL in ${PACKAGES}: install the package postgresql.`)
  const folder = mkdtempSync(join(tmpdir(), 'gaashaan-postgres-'))
  const user = await postgresUser()
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder }
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  )
  const listenPort = String(port ?? (await findFreePort()))
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    // Payload does not close its connections with a desk: they stay until the worker ends.
    'max_connections=1000',
  ]
  const args = [
    ...['-D', data, '-h', '127.0.0.1', '-p', listenPort, '-k', folder],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
  async function launch(): Promise<ChildProcess> {
    const server = spawn(join(bin ?? '', 'postgres'), args, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(server)
    return server
  }
  let server = await launch()
  async function end(signal: NodeJS.Signals) {
    const exit = once(server, 'exit')
    if (server.exitCode === null && server.kill(signal)) await exit
  }
  return {
    url: `postgres://tests@127.0.0.1:${listenPort}/postgres`,
    // SIGQUIT: PostgreSQL's immediate shutdown, after which it recovers from its log.
    crash: () => end('SIGQUIT'),
    restart: async () => {
      server = await launch()
    },
    stop: async () => {
      // SIGINT: PostgreSQL's fast shutdown, which does not wait for its clients.
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
