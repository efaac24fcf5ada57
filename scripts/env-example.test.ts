import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  ENV_EXAMPLE,
  envExample,
  PROGRAM_VARIABLES,
  readReference,
  SCHEMA_DEFAULTS,
} from './env-example.ts'

/** Variables that only `npm start`, the tests and the measurements read. */
const SCRIPT_VARIABLES = [
  'DESK_PORT',
  'DESK_HOST',
  'DESK_METRICS_PORT',
  'SAMPLE',
  'CHROMIUM_PATH',
  'BROWSER_SLOWDOWN',
  'BROWSER_LATENCY',
]

const rows = readReference().flatMap((section) => section.rows)

test('the reference has each variable of the programs and scripts once', () => {
  const variables = rows.flatMap(({ names }) => names)
  expect(variables.toSorted()).toEqual([...PROGRAM_VARIABLES, ...SCRIPT_VARIABLES].toSorted())
})

test('the reference has the same defaults as the programs', () => {
  const documented = rows.filter(
    ({ names: [name = ''], defaultValue }) =>
      defaultValue !== undefined && SCHEMA_DEFAULTS.get(name),
  )
  expect(documented.length).toBeGreaterThan(10)
  for (const { names, defaultValue } of documented) {
    const inPrograms = names.map((name) => [name, SCHEMA_DEFAULTS.get(name)])
    expect(inPrograms).toEqual([[names[0], defaultValue]])
  }
})

test('.env.example is up to date', () => {
  expect(readFileSync(ENV_EXAMPLE, 'utf8')).toBe(envExample())
})

test('.env.example has no secret in it', () => {
  const secrets = /^#.*(?:SECRET|KEY_ID|SMTP_URL|DATABASE_URL|REDIS_URL)[A-Z_]*=(.+)$/gm
  expect([...readFileSync(ENV_EXAMPLE, 'utf8').matchAll(secrets)]).toEqual([])
})
