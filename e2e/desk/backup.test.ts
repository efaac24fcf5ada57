import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { firstAccountOf } from '../../scripts/steps/first-account.mjs'
import { environment, ROOT } from '../../scripts/steps/run.mjs'
import { freePort, type Service, startService } from '../../scripts/steps/service.mjs'
import { migrate } from '../../scripts/steps/stack.mjs'
import { type Call, passCode } from '../harness/codes.ts'
import { EDITOR } from '../harness/desk.ts'
import { STACK_START } from '../harness/empty-stack.ts'
import { startWriting, type Written } from '../harness/writing-load.ts'

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
  // What writes here names the readers whose messages it sends, as the site does.
  const env = { ...variables, TRUST_SITE: 'loopback' }
  const url = `${desk}/api/content-version`
  services.push(await startService({ workspace: 'apps/desk', url, env, log: () => undefined }))
  return desk
}

/** A session of the desk's first account, which this makes, past its code. */
async function firstSession(desk: string): Promise<string> {
  let token = ''
  const call: Call = async (method, at, data) => {
    const answer = await fetch(`${desk}/api${at}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== '' && { authorization: `JWT ${token}` }),
        ...(token === '' && { cookie: firstAccountOf(desk)?.cookie ?? '' }),
      },
      ...(data && { body: JSON.stringify(data) }),
    })
    if (!answer.ok) throw new Error(`${method} ${at}: ${answer.status} ${await answer.text()}`)
    // The desk gives another session where it opens more, and tells it in its cookie alone.
    token = /^payload-token=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? token
    return await answer.json()
  }
  await call('POST', '/users/first-register', EDITOR)
  const { email, password } = EDITOR
  await call('POST', '/users/login', { email, password })
  await passCode(call)
  return token
}

/** Runs one of the two programs on a data folder: its exit code and what it said. */
async function program(name: 'backup' | 'restore', DATA_DIR: string, ...args: string[]) {
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
let written: readonly Written[] = []
let begun = 0

beforeAll(async () => {
  await migrate({ DATA_DIR: first, PAYLOAD_SECRET }, inject('migrated'))
  desk = await startDesk(first)
  token = await firstSession(desk)
  const writing = startWriting(desk, token)
  written = writing.written
  await writing.each(6)
  begun = writing.mark()
  const made = await program('backup', first, '--to', archive)
  await writing.stop()
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining('Media: ') })
  expect(await program('restore', second, archive)).toMatchObject({ code: 0 })
}, STACK_START)

/** What the restored database has, before any desk has touched it. */
function restored() {
  const database = new DatabaseSync(path.join(second, 'gaashaan.db'), { readOnly: true })
  const all = <Row>(sql: string) => database.prepare(sql).all() as Row[]
  const keys = (sql: string) => all<{ key: string | number }>(sql).map(({ key }) => String(key))
  const has = {
    post: new Set(keys('SELECT so_title AS key FROM posts')),
    message: new Set(keys('SELECT subject AS key FROM contact_messages')),
    file: new Set(keys('SELECT filename AS key FROM media')),
  }
  const media = all<{ filename: string; source: string }>('SELECT filename, source FROM media')
  const verdict = all<{ integrity_check: string }>('PRAGMA integrity_check')
  const orphans = all('PRAGMA foreign_key_check')
  database.close()
  return { has, media, verdict, orphans }
}

test('people went on writing while it was made', () => {
  expect(written.filter(({ asked }) => asked > begun).length).toBeGreaterThan(0)
})

test('everything that was acknowledged before it began is there, and what was deleted is not', () => {
  const { has } = restored()
  const before = written.filter(({ answered }) => answered < begun)
  const kept = before.filter(({ deletion }) => !deletion || deletion.asked > begun)
  const gone = before.filter(({ deletion }) => deletion && deletion.answered < begun)
  expect(kept.length).toBeGreaterThan(10)
  const missing = kept.filter(({ kind, key, deletion }) => !deletion && !has[kind].has(key))
  expect(missing).toEqual([])
  expect(gone.length).toBeGreaterThan(0)
  expect(gone.filter(({ kind, key }) => has[kind].has(key))).toEqual([])
})

test('what is there of the rest is of one moment: nothing without what was answered before it', () => {
  const { has } = restored()
  const there = written.filter(({ kind, key }) => has[kind].has(key))
  const latest = Math.max(...there.map(({ asked }) => asked))
  const holes = written.filter(
    ({ kind, key, answered, deletion }) => answered < latest && !deletion && !has[kind].has(key),
  )
  expect(holes).toEqual([])
  const undead = there.filter(({ deletion }) => deletion && deletion.answered < latest)
  expect(undead).toEqual([])
})

test('the database is sound, and every file that it names has the bytes that were uploaded', () => {
  const { media, verdict, orphans } = restored()
  expect([verdict, orphans]).toEqual([[{ integrity_check: 'ok' }], []])
  const sha256 = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(second, 'media', name)))
      .digest('hex')
  expect(media.length).toBeGreaterThan(3)
  expect(media.filter(({ filename, source }) => sha256(filename) !== source)).toEqual([])
})

test('the audit of each desk tells what was made of it, or put into it', () => {
  const told = [first, second].map((dataDir) => {
    const database = new DatabaseSync(path.join(dataDir, 'gaashaan.db'), { readOnly: true })
    const rows = database
      .prepare("SELECT action, heading FROM audit WHERE action LIKE 'backup.%'")
      .all()
    database.close()
    return rows.map(({ action, heading }) => `${action} ${heading}`)
  })
  expect(told).toEqual([['backup.made friday.tar'], ['backup.restored friday.tar']])
})

test('neither goes over what is there', { timeout: STACK_START }, async () => {
  const refused = { code: 1, text: expect.stringContaining('is there already') }
  const [again, over] = await Promise.all([
    program('backup', first, '--to', archive),
    program('restore', second, archive),
  ])
  expect([again, over]).toEqual([refused, refused])
  expect(readdirSync(folder).sort()).toEqual(['first', 'friday.tar', 'second'])
})

test(
  'a desk starts on what was restored, and who was signed in goes on',
  async () => {
    const { has, media } = restored()
    await migrate({ DATA_DIR: second, PAYLOAD_SECRET })
    const next = await startDesk(second)
    const ask = (at: string, more: RequestInit = {}) =>
      fetch(`${next}/api${at}`, { ...more, headers: { authorization: `JWT ${token}` } })
    const { totalDocs } = (await (await ask('/posts?draft=true&limit=1')).json()) as {
      totalDocs: number
    }
    expect(totalDocs).toBe(has.post.size)
    const [file] = media
    const bytes = await (await ask(`/media/file/${file?.filename}`)).arrayBuffer()
    expect(createHash('sha256').update(Buffer.from(bytes)).digest('hex')).toBe(file?.source)
    const writing = startWriting(next, token, 10_000)
    await writing.each(1)
    await writing.stop()
  },
  STACK_START,
)
