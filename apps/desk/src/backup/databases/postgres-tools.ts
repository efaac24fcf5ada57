import { spawn } from 'node:child_process'
import { CommandError } from '../../commands/command-errors.ts'

/**
 * The arguments for PostgreSQL's programs; the password is in the environment, which other users cannot
 * see.
 */
function connectionOptions(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { dbname: url.href, env: password === '' ? {} : { PGPASSWORD: password } }
}

/**
 * Runs `pg_dump` or `pg_restore`. Throws `CommandError` with the program's message if it fails, or if it
 * is not on the PATH.
 */
export function runTool(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { dbname, env } = connectionOptions(databaseUrl)
  return new Promise((resolve, reject) => {
    const child = spawn(name, [`--dbname=${dbname}`, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
    })
    let message = ''
    child.stderr.on('data', (chunk: Buffer) => {
      message = (message + chunk.toString()).slice(-2_000)
    })
    child.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') return reject(error)
      const advice =
        "install PostgreSQL's programs (postgresql-client), the server's version or newer"
      reject(new CommandError(`${name} is not on the PATH: ${advice}.`))
    })
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new CommandError(`${name} ended with ${code}: ${message.trim()}`))
    })
  })
}
