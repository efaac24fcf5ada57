import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environment, ROOT } from '../../scripts/steps/run.mjs'
import { freePort } from '../../scripts/steps/service.mjs'
import { startStack } from '../../scripts/steps/stack.mjs'
import { TEST_DATA } from '../../scripts/steps/test-data.mjs'
import { STACK_START } from '../harness/servers/empty-stack.ts'

const run = promisify(execFile)

const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-log-'))
const state = path.join(dataDir, 'seen.json')
let stack: Awaited<ReturnType<typeof startStack>>

beforeAll(async () => {
  stack = await startStack({
    dataDir,
    sitePort: await freePort(),
    deskPort: await freePort(),
    migrated: TEST_DATA.sample,
    log: () => undefined,
  })
}, STACK_START)

afterAll(async () => {
  await stack.stop()
  rmSync(dataDir, { recursive: true, force: true })
}, STACK_START)

/** Runs a command of a package; returns its exit code and what it printed. */
async function command(folder: string, file: string, ...args: string[]) {
  const options = { cwd: path.join(ROOT, folder), env: environment({ DATA_DIR: dataDir }) }
  return run('node', [file, ...args], options).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}` }),
  )
}

const verify = (...args: string[]) =>
  command('.', 'packages/transparency-log/src/verify/main.ts', ...args)

const verifySite = () => verify(stack.site, '--state', state)

test('the log of a whole site is as it says, and goes on with a new key', async () => {
  const first = await verifySite()
  expect(first).toEqual({ code: 0, text: expect.stringContaining('Everything is as the log says') })
  expect(first.text).toMatch(/^First check/m)
  expect(first.text).toMatch(/^Site: [1-9]\d+ texts compared$/m)
  const keys = await command('apps/desk', 'src/transparency-log/change-log-keys.ts', 'add')
  expect(keys).toMatchObject({ code: 0 })
  const [newest = ''] = keys.text.match(/^localhost\S*$/m) ?? []
  await expect
    .poll(() => verifySite())
    .toEqual({ code: 0, text: expect.stringContaining(`Key: ${newest}\nKey: `) })
})

test('a text that was changed behind the desk’s back is found', async () => {
  const database = new DatabaseSync(path.join(dataDir, 'gaashaan.db'))
  const { id } = database
    .prepare("SELECT id FROM posts WHERE kind = 'news' AND so_state = 'public' LIMIT 1")
    .get() as { id: number }
  const rename = (title: string) => {
    database.prepare('UPDATE posts SET so_title = ? WHERE id = ?').run(title, id)
    database.prepare('UPDATE content_version SET version = ?').run(title)
  }
  const { title } = database
    .prepare('SELECT so_title AS title FROM posts WHERE id = ?')
    .get(id) as {
    title: string
  }
  rename('Digniin been ah')
  await expect
    .poll(() => verifySite())
    .toEqual({
      code: 1,
      text: expect.stringContaining(`FAULT: The site shows post ${id} so with other words`),
    })
  rename(title)
  await expect.poll(async () => (await verifySite()).code).toBe(0)
  database.close()
})

test('the proof that /verify gives is checked from outside, and a forged one is found', async () => {
  const posts = await fetch(`${stack.site}/api/posts/public/by-category?category_id=1`)
  const { data } = (await posts.json()) as { data: { id: number }[] }
  const answer = await fetch(`${stack.site}/verify?number=WG-${data[0]?.id}&language=SO`)
  const [proofPath = ''] = /\/log\/proof\/\d+\.tlog-proof/.exec(await answer.text()) ?? []
  const proof = await (await fetch(stack.site + proofPath)).text()
  const file = path.join(dataDir, 'entry.tlog-proof')
  const check = (text: string) => {
    writeFileSync(file, text)
    return verify(stack.site, '--state', state, '--file', file)
  }
  const entry = `: published, news ${data[0]?.id} so`
  expect(await check(proof)).toEqual({ code: 0, text: expect.stringContaining(entry) })
  const forged = proof.replace(/^index (\d+)$/m, (_line, index) => `index ${Number(index) + 1}`)
  expect(await check(forged)).toEqual({
    code: 1,
    text: expect.stringContaining('the entry of the proof is not in the log'),
  })
})

test('wrong arguments and a site without a log are told in a sentence', async () => {
  expect(await verify()).toEqual({ code: 2, text: expect.stringContaining('Usage: ') })
  expect(await verify('ftp://site.example')).toMatchObject({ code: 2 })
  const { code, text } = await verify(stack.desk, '--state', path.join(dataDir, 'none.json'))
  expect([code, text]).toEqual([1, 'error: the site has no keys of a log\n'])
})
