import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  ENV_EXAMPLE,
  envExample,
  PROGRAM_VARIABLES,
  readReference,
  SCHEMA_DEFAULTS,
} from './env-example.ts'

/** What `npm start`, the tests and the measurements read besides. */
const OF_SCRIPTS = [
  'DESK_PORT',
  'DESK_HOST',
  'DESK_METRICS_PORT',
  'SAMPLE',
  'CHROMIUM_PATH',
  'BROWSER_SLOWDOWN',
]

const rows = readReference().flatMap((section) => section.rows)

test('the reference has each variable of the programs and scripts once', () => {
  const named = rows.flatMap(({ names }) => names)
  expect(named.toSorted()).toEqual([...PROGRAM_VARIABLES, ...OF_SCRIPTS].toSorted())
})

test('the defaults of the reference are those of the programs', () => {
  const told = rows.filter(
    ({ names: [name = ''], standard }) => standard !== undefined && SCHEMA_DEFAULTS.get(name),
  )
  expect(told.length).toBeGreaterThan(10)
  for (const { names, standard } of told) {
    expect(names.map((name) => [name, SCHEMA_DEFAULTS.get(name)])).toEqual([[names[0], standard]])
  }
})

test('.env.example is what npm run env-example writes', () => {
  expect(readFileSync(ENV_EXAMPLE, 'utf8')).toBe(envExample())
})

test('.env.example has no secret in it', () => {
  const secrets = /^#.*(?:SECRET|KEY_ID|SMTP_URL|DATABASE_URL|REDIS_URL)[A-Z_]*=(.+)$/gm
  expect([...readFileSync(ENV_EXAMPLE, 'utf8').matchAll(secrets)]).toEqual([])
})
