/**
 * Runs a command with S3_ENDPOINT_TEST at a server that lives as long as the command:
 * `node src/testing/with-bucket.ts -- npx vitest run --project desk src/media-files`. Ends with its
 * exit code.
 */
import { spawn } from 'node:child_process'
import { startBucketServer } from './bucket.ts'

const [command, ...rest] = process.argv.slice(process.argv.indexOf('--') + 1)
if (!process.argv.includes('--') || command === undefined) {
  console.error('Usage: node src/testing/with-bucket.ts -- <command>')
  process.exit(2)
}

const server = await startBucketServer()
const child = spawn(command, rest, {
  stdio: 'inherit',
  env: { ...process.env, S3_ENDPOINT_TEST: server.endpoint },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
const code = await new Promise<number>((resolve) => {
  child.once('exit', (exitCode) => resolve(exitCode ?? 1))
  child.once('error', (error) => {
    console.error(error.message)
    resolve(127)
  })
})
await server.stop()
process.exit(code)
