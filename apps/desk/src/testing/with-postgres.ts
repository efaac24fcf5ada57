/**
 * Runs a command with DATABASE_URL_TEST at a PostgreSQL that lives as long as the command:
 * `node src/testing/with-postgres.ts -- npx vitest run --project desk`. Ends with its exit code.
 */
import { spawn } from 'node:child_process'
import { startPostgres } from './postgres.ts'

const [command, ...rest] = process.argv.slice(process.argv.indexOf('--') + 1)
if (!process.argv.includes('--') || command === undefined) {
  console.error('Usage: node src/testing/with-postgres.ts -- <command>')
  process.exit(2)
}

const postgres = await startPostgres()
const child = spawn(command, rest, {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL_TEST: postgres.url },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
const code = await new Promise<number>((resolve) => {
  child.once('exit', (exitCode) => resolve(exitCode ?? 1))
  child.once('error', (error) => {
    console.error(error.message)
    resolve(127)
  })
})
await postgres.stop()
process.exit(code)
