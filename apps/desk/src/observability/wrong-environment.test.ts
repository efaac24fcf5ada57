import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../server.ts', import.meta.url))

test('a desk with a wrong environment names every mistake, prints no secret, and ends', async () => {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '3001',
      METRICS_PORT: '3001',
      PAYLOAD_SECRET: 'changeme',
      DESK_URL: 'http://desk.mod.gov.so',
      S3_ENDPOINT: 'https://s3.tusaale.example',
      SMTP_URL: 'http://desk:hidden@mail.example',
      S3_BUKET: 'media',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const stderr = await text(child.stderr)
  expect(await ended).toBe(1)
  const [head, ...lines] = stderr.trim().split('\n')
  expect(head).toContain('environment is wrong')
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'SMTP_URL',
    'S3_ENDPOINT',
    'MAIL_FROM',
    'MAIL_TO_GENERAL',
    'PAYLOAD_SECRET',
    'DESK_URL',
    'METRICS_PORT',
    'S3_BUKET',
  ])
  expect(stderr).not.toMatch(/changeme|hidden/)
})
