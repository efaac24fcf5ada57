import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'

const ROOT = path.join(import.meta.dirname, '..')
const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-settings-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Settings = Readonly<Record<string, string | undefined>>

/** The error message of a program about its settings; empty where it accepts them. */
function settingsError(program: 'desk' | 'site', settings: Settings): string {
  const file = program === 'desk' ? 'src/env/env.ts' : 'server/env/env.ts'
  const read =
    program === 'desk'
      ? `await import('./${file}')`
      : `const { readEnv } = await import('./${file}'); readEnv(process.env)`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', read], {
    cwd: path.join(ROOT, 'apps', program),
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  })
  return status === 0 ? '' : stderr
}

/** The settings in the guide for a file below `/etc/gaashaan`. */
function guideSettings(name: string): Settings {
  const guide = readFileSync(path.join(ROOT, 'docs/guides/one-machine.md'), 'utf8')
  const [, block = ''] =
    new RegExp(`/etc/gaashaan/${name}\`\n\n\`\`\`sh\n([^\`]+)`).exec(guide) ?? []
  expect(block).toMatch(/^\w+=/)
  return parseEnv(block)
}

/** The settings that an operator fills into the example. */
const FILLED_IN: Settings = {
  PAYLOAD_SECRET: 'a'.repeat(64),
  POSTGRES_PASSWORD: 'b'.repeat(64),
  VALKEY_PASSWORD: 'c'.repeat(64),
  S3_ACCESS_KEY_ID: `GK${'d'.repeat(24)}`,
  S3_SECRET_ACCESS_KEY: 'e'.repeat(64),
  SMTP_URL: 'smtps://user:word@mail.gaashaan.example',
  MAIL_FROM: 'website@gaashaan.example',
  MAIL_TO_GENERAL: 'info@gaashaan.example',
}

/** The settings of a service of compose.yaml, from the example with these values filled in. */
function serviceSettings(name: string, filledIn: Settings): Settings {
  const read = (file: string) => readFileSync(path.join(ROOT, 'deploy/compose', file), 'utf8')
  const variables = { ...parseEnv(read('.env.example')), ...filledIn }
  const { services } = parse(read('compose.yaml'), { merge: true })
  const entries = Object.entries(services[name].environment as Record<string, string>)
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, variable, _sort, other) =>
        variables[variable] ? String(variables[variable]) : other,
      ),
    ]),
  )
}

test('the desk and the site accept the settings of the guide', () => {
  expect(settingsError('desk', { ...guideSettings('desk.env'), DATA_DIR: dataDir })).toBe('')
  expect(
    settingsError('site', { ...guideSettings('site.env'), ...guideSettings('site@3000.env') }),
  ).toBe('')
})

test('the programs in containers accept the filled-in example of the settings, with mail and without', () => {
  const { SMTP_URL: _, MAIL_FROM: __, MAIL_TO_GENERAL: ___, ...withoutMail } = FILLED_IN
  for (const filledIn of [FILLED_IN, withoutMail]) {
    expect(settingsError('desk', { ...serviceSettings('desk', filledIn), DATA_DIR: dataDir })).toBe(
      '',
    )
    expect(settingsError('site', serviceSettings('site-1', filledIn))).toBe('')
  }
})
