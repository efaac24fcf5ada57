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

/** What a program says of its settings; empty where it takes them. */
function saidOf(program: 'desk' | 'site', settings: Settings): string {
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

/** The settings that the guide shows for a file below `/etc/gaashaan`. */
function ofGuide(name: string): Settings {
  const guide = readFileSync(path.join(ROOT, 'docs/guides/one-machine.md'), 'utf8')
  const [, block = ''] =
    new RegExp(`/etc/gaashaan/${name}\`\n\n\`\`\`sh\n([^\`]+)`).exec(guide) ?? []
  expect(block).toMatch(/^\w+=/)
  return parseEnv(block)
}

/** What somebody fills in of the example of the settings. */
const FILLED: Settings = {
  PAYLOAD_SECRET: 'a'.repeat(64),
  POSTGRES_PASSWORD: 'b'.repeat(64),
  VALKEY_PASSWORD: 'c'.repeat(64),
  S3_ACCESS_KEY_ID: `GK${'d'.repeat(24)}`,
  S3_SECRET_ACCESS_KEY: 'e'.repeat(64),
  SMTP_URL: 'smtps://user:word@mail.gaashaan.example',
  MAIL_FROM: 'website@gaashaan.example',
  MAIL_TO_GENERAL: 'info@gaashaan.example',
}

/** The settings of a service of compose.yaml, out of the example with what was filled in. */
function ofService(name: string, filled: Settings): Settings {
  const read = (file: string) => readFileSync(path.join(ROOT, 'deploy/compose', file), 'utf8')
  const given = { ...parseEnv(read('.env.example')), ...filled }
  const { services } = parse(read('compose.yaml'), { merge: true })
  const entries = Object.entries(services[name].environment as Record<string, string>)
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, variable, _sort, other) =>
        given[variable] ? String(given[variable]) : other,
      ),
    ]),
  )
}

test('the desk and the site take the settings of the guide as they stand there', () => {
  expect(saidOf('desk', { ...ofGuide('desk.env'), DATA_DIR: dataDir })).toBe('')
  expect(saidOf('site', { ...ofGuide('site.env'), ...ofGuide('site@3000.env') })).toBe('')
})

test('the programs in containers take the example of the settings, filled in, with mail and without', () => {
  const { SMTP_URL: _, MAIL_FROM: __, MAIL_TO_GENERAL: ___, ...withoutMail } = FILLED
  for (const filled of [FILLED, withoutMail]) {
    expect(saidOf('desk', { ...ofService('desk', filled), DATA_DIR: dataDir })).toBe('')
    expect(saidOf('site', ofService('site-1', filled))).toBe('')
  }
})
