import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstAccountOf } from '../../scripts/steps/first-account.mjs'
import { environment, ROOT } from '../../scripts/steps/run.mjs'
import { freePort, type Service, startService } from '../../scripts/steps/service.mjs'
import { migrate } from '../../scripts/steps/stack.mjs'
import { TEST_DATA } from '../../scripts/steps/test-data.mjs'
import { type Call, passCode } from '../harness/codes.ts'
import { EDITOR } from '../harness/desk.ts'
import { STACK_START } from '../harness/servers/empty-stack.ts'
import { startWriting, type Write } from '../harness/writing-load.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-backup-'))
const [first, second] = ['first', 'second'].map((name) => path.join(folder, name)) as [
  string,
  string,
]
const archive = path.join(folder, 'friday.tar')
const PAYLOAD_SECRET = 'tijaabo-dheer-oo-aan-cidna-aqoon-2026'
const services: Service[] = []

afterAll(async () => {
  for (const service of services) await service.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function startDesk(DATA_DIR: string): Promise<string> {
  const port = await freePort()
  const desk = `http://127.0.0.1:${port}`
  const variables = { DATA_DIR, PAYLOAD_SECRET, NODE_ENV: 'production', PORT: String(port) }
  // The writing load names the addresses of its readers, as the site does.
  const env = { ...variables, TRUST_SITE: 'loopback' }
  const url = `${desk}/api/content-version`
  services.push(await startService({ workspace: 'apps/desk', url, env, log: () => undefined }))
  return desk
}

/** Creates the desk's first account, and returns a session past its second factor. */
async function firstSession(desk: string): Promise<string> {
  let token = ''
  const call: Call = async (method, callPath, data) => {
    const response = await fetch(`${desk}/api${callPath}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== '' && { authorization: `JWT ${token}` }),
        ...(token === '' && { cookie: firstAccountOf(desk)?.cookie ?? '' }),
      },
      ...(data && { body: JSON.stringify(data) }),
    })
    if (!response.ok)
      throw new Error(`${method} ${callPath}: ${response.status} ${await response.text()}`)
    // When the desk changes the session, its cookie alone has the new token.
    token = /^payload-token=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1] ?? token
    return await response.json()
  }
  await call('POST', '/users/first-register', EDITOR)
  const { email, password } = EDITOR
  await call('POST', '/users/login', { email, password })
  await passCode(call)
  return token
}

/** Runs a command on a data folder. Returns its exit code and output. */
async function runCommand(name: 'backup' | 'restore', DATA_DIR: string, ...args: string[]) {
  const cwd = path.join(ROOT, 'apps', 'desk')
  const file = path.join(cwd, 'src', 'backup', `${name}-command.ts`)
  const child = spawn('node', [file, ...args], {
    cwd,
    env: environment({ DATA_DIR, PAYLOAD_SECRET }),
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, text }
}

let desk = ''
let token = ''
let writes: readonly Write[] = []
let begin = 0

beforeAll(async () => {
  await migrate({ DATA_DIR: first, PAYLOAD_SECRET }, TEST_DATA.migrated)
  desk = await startDesk(first)
  token = await firstSession(desk)
  const writing = startWriting(desk, token)
  writes = writing.writes
  await writing.reach(6)
  begin = writing.mark()
  const backup = await runCommand('backup', first, '--to', archive)
  await writing.stop()
  expect(backup).toMatchObject({ code: 0, text: expect.stringContaining('Media: ') })
  expect(backup.text).not.toContain('not in the audit')
  // Another machine knows the key as the operator's notes have it.
  const [signer = ''] = /gaashaan-backup\+\S+/.exec(backup.text) ?? []
  const restore = await runCommand('restore', second, archive, '--signed-by', signer)
  expect(restore).toMatchObject({ code: 0 })
}, STACK_START)

/** The content of the restored database, before a desk has opened it. */
function restoredContent() {
  const database = new DatabaseSync(path.join(second, 'gaashaan.db'), { readOnly: true })
  const query = <Row>(sql: string) => database.prepare(sql).all() as Row[]
  const keys = (sql: string) => query<{ key: string | number }>(sql).map(({ key }) => String(key))
  const has = {
    post: new Set(keys('SELECT so_title AS key FROM posts')),
    message: new Set(keys('SELECT subject AS key FROM contact_messages')),
    file: new Set(keys('SELECT filename AS key FROM media')),
  }
  const media = query<{ filename: string; source: string }>('SELECT filename, source FROM media')
  const verdict = query<{ integrity_check: string }>('PRAGMA integrity_check')
  const orphans = query('PRAGMA foreign_key_check')
  database.close()
  return { has, media, verdict, orphans }
}

test('the writing goes on during the backup', () => {
  expect(writes.filter(({ requested }) => requested > begin).length).toBeGreaterThan(0)
})

test('everything that was acknowledged before it began is there, and what was deleted is not', () => {
  const { has } = restoredContent()
  const earlier = writes.filter(({ acknowledged }) => acknowledged < begin)
  const present = earlier.filter(({ deletion }) => !deletion || deletion.requested > begin)
  const deleted = earlier.filter(({ deletion }) => deletion && deletion.acknowledged < begin)
  expect(present.length).toBeGreaterThan(10)
  const missing = present.filter(({ kind, key, deletion }) => !deletion && !has[kind].has(key))
  expect(missing).toEqual([])
  expect(deleted.length).toBeGreaterThan(0)
  expect(deleted.filter(({ kind, key }) => has[kind].has(key))).toEqual([])
})

test('the later content is of one moment, with everything that was acknowledged before it', () => {
  const { has } = restoredContent()
  const present = writes.filter(({ kind, key }) => has[kind].has(key))
  const latest = Math.max(...present.map(({ requested }) => requested))
  const missing = writes.filter(
    ({ kind, key, acknowledged, deletion }) =>
      acknowledged < latest && !deletion && !has[kind].has(key),
  )
  expect(missing).toEqual([])
  const deleted = present.filter(({ deletion }) => deletion && deletion.acknowledged < latest)
  expect(deleted).toEqual([])
})

test('the database is sound, and each of its files has the uploaded bytes', () => {
  const { media, verdict, orphans } = restoredContent()
  expect([verdict, orphans]).toEqual([[{ integrity_check: 'ok' }], []])
  const sha256 = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(second, 'media', name)))
      .digest('hex')
  expect(media.length).toBeGreaterThan(3)
  expect(media.filter(({ filename, source }) => sha256(filename) !== source)).toEqual([])
})

test('the audits of the desks have the backup and the restoration', () => {
  const audits = [first, second].map((dataDir) => {
    const database = new DatabaseSync(path.join(dataDir, 'gaashaan.db'), { readOnly: true })
    const rows = database
      .prepare("SELECT action, heading FROM audit WHERE action LIKE 'backup.%'")
      .all()
    database.close()
    return rows.map(({ action, heading }) => `${action} ${heading}`)
  })
  expect(audits).toEqual([['backup.made friday.tar'], ['backup.restored friday.tar']])
})

test('neither command overwrites anything', { timeout: STACK_START }, async () => {
  const refused = { code: 1, text: expect.stringContaining('is there already') }
  const results = await Promise.all([
    runCommand('backup', first, '--to', archive),
    runCommand('restore', second, archive),
  ])
  expect(results).toEqual([refused, refused])
  expect(readdirSync(folder).sort()).toEqual(['first', 'friday.tar', 'second'])
})

test(
  'a desk starts on the restored data, and the earlier session continues',
  async () => {
    const { has, media } = restoredContent()
    await migrate({ DATA_DIR: second, PAYLOAD_SECRET })
    const next = await startDesk(second)
    const request = (callPath: string) =>
      fetch(`${next}/api${callPath}`, { headers: { authorization: `JWT ${token}` } })
    const { totalDocs } = (await (await request('/posts?draft=true&limit=1')).json()) as {
      totalDocs: number
    }
    expect(totalDocs).toBe(has.post.size)
    const [file] = media
    const bytes = await (await request(`/media/file/${file?.filename}`)).arrayBuffer()
    expect(createHash('sha256').update(Buffer.from(bytes)).digest('hex')).toBe(file?.source)
    const writing = startWriting(next, token, 10_000)
    await writing.reach(1)
    await writing.stop()
  },
  STACK_START,
)
