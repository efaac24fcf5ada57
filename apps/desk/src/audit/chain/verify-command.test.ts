import { execFile } from 'node:child_process'
import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newPrivateKey, noteSigner } from '@gaashaan/transparency-log/signing-key'
import { beforeAll, expect, test, vi } from 'vitest'
import { backUpDesk, createTarget, restoreTo } from '../../backup/testing/backups.ts'
import { testDesk } from '../../testing/desk.ts'
import { testFolder } from '../../testing/storage.ts'
import { recordAuditEvent } from '../record-audit-event.ts'
import { AUDIT_ORIGIN } from './audit-keys.ts'
import { chainEntries } from './chain-entries.ts'
import { dropTriggers, runSql } from './testing/tamper.ts'

// Each test runs the command up to three times, which takes a busy machine a quarter of a minute each.
vi.setConfig({ testTimeout: 240_000 })

const desk = testDesk()
const folder = testFolder()

beforeAll(async () => {
  await recordAuditEvent(desk.payload, { action: 'post.published', document: 1 })
  await recordAuditEvent(desk.payload, { action: 'post.published', document: 2 })
  await chainEntries(desk.payload)
})

/** Runs the command as an operator does. */
function verify(args: readonly string[] = [], environment: Record<string, string> = {}) {
  const program = join(import.meta.dirname, 'verify-command.ts')
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; output: string }>()
  const env = { ...desk.environment, ...environment }
  const options = { cwd: join(import.meta.dirname, '../../..'), env }
  execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) =>
    resolve({ code: error?.code ?? 0, output: stdout + stderr }),
  )
  return promise
}

test('an audit that was not changed is confirmed, by what was printed before too', async () => {
  const first = await verify()
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('Audit: 2 entries') })
  const printed = join(folder, 'printed')
  writeFileSync(printed, first.output)
  expect(await verify(['--file', printed])).toMatchObject({ code: 0 })
  const [, key = ''] = /^Key: (.*)$/m.exec(first.output) ?? []
  expect(await verify(['--key', key])).toMatchObject({ code: 0 })
})

test('another key, a file that is missing and no key are told', async () => {
  const { line } = noteSigner(AUDIT_ORIGIN, newPrivateKey()).verifier
  expect(await verify(['--key', line])).toMatchObject({
    code: 1,
    output: expect.stringContaining('no known key has signed the note'),
  })
  const none = await verify(['--file', join(folder, 'none')])
  expect(none).toMatchObject({ code: 2, output: expect.stringContaining('There is no file') })
  const keyless = await verify([], { AUDIT_KEY_FILE: join(folder, 'none') })
  expect(keyless).toMatchObject({ code: 1, output: expect.stringContaining('there is no key in') })
})

test('a restored backup is confirmed by the same key', async () => {
  const archive = join(folder, 'friday.tar')
  await backUpDesk(desk, archive)
  const target = await createTarget()
  await restoreTo(target, archive)
  copyFileSync(join(desk.dataDir, 'audit-keys.pem'), join(target.dataDir, 'audit-keys.pem'))
  const environment = { DATA_DIR: target.dataDir, DATABASE_URL: target.databaseUrl }
  expect(await verify([], environment)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Audit: 2 entries'),
  })
  rmSync(archive)
})

test('a changed entry is named, and the command fails', async () => {
  await dropTriggers(desk.payload)
  await runSql(desk.payload, "UPDATE audit SET document = '9' WHERE document = '2'")
  expect(await verify()).toMatchObject({
    code: 1,
    output: expect.stringMatching(/FAULT: Entry \d+, chained on .*, was changed/),
  })
})
