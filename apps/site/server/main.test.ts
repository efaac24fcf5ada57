import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('main.ts', import.meta.url))

test('a wrong environment ends the start with one line for each variable', async () => {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PORT: 'eighty', API_BASE_URL: 'nowhere', METRICS_HOST: '::1', SITE_MAIL: 'x' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const output = await text(child.stderr)
  expect(await ended).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    'error: PORT is "eighty": must be a port number',
    'API_BASE_URL is "nowhere": must be an http or https address without a query',
    'METRICS_HOST is set without METRICS_PORT: nothing would listen there',
    'SITE_MAIL: is no variable of this program; SITE_EMAIL is',
  ])
})
