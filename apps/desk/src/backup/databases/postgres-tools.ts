import { spawn } from 'node:child_process'
import { Refused } from '../../commands/refusals.ts'

/** How a program of PostgreSQL's is told where the database is: no list of processes shows the password. */
export function connectionOf(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, env: password === '' ? {} : { PGPASSWORD: password } }
}

/**
 * Runs `pg_dump` or `pg_restore` to its end. Throws `Refused` with what it said where it fails
 * or is not on the path.
 */
export function runTool(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { address, env } = connectionOf(databaseUrl)
  return new Promise((resolve, reject) => {
    const child = spawn(name, [`--dbname=${address}`, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2_000)
    })
    child.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') return reject(error)
      const advice =
        "install PostgreSQL's programs (postgresql-client), the server's version or newer"
      reject(new Refused(`${name} is not on the PATH: ${advice}.`))
    })
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Refused(`${name} ended with ${code}: ${said.trim()}`))
    })
  })
}
