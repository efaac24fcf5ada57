import { type Client, createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { richText } from '../../collections/posts/rich-text.ts'
import { testDatabaseUrl } from '../../env/env.ts'
import { testDesk } from '../../testing/desk.ts'
import { addPost } from '../../testing/documents.ts'
import { createPerson } from '../../testing/people.ts'
import { databaseFault } from './database-fault-message.ts'

/** A write waits five seconds before it fails; a busy machine needs more. */
const MAX_WAIT_MS = 60_000

const desk = testDesk()

/** Locks the database as another program would; the returned function unlocks it. */
async function lockDatabase(): Promise<() => Promise<void>> {
  const other = createClient({ url: `file://${desk.dataDir}/gaashaan.db` })
  await other.execute('BEGIN IMMEDIATE')
  return async () => {
    await other.execute('ROLLBACK')
    other.close()
  }
}

/** A function that saves a long text of a post and returns what the writer is told. */
async function longTextSaver() {
  const writer = await createPerson(desk, ['writer'])
  const { id } = await addPost(desk.payload)
  return async () => {
    const body = {
      en: { title: 'Another title', content: richText([{ p: 'Long. '.repeat(50_000) }]) },
    }
    const response = await writer.http('PATCH', `/posts/${id}?draft=true`, body)
    const { errors, code } = await response.json()
    return { status: response.status, code, message: errors?.[0]?.message }
  }
}

test.skipIf(testDatabaseUrl !== '')(
  'saving while another program holds the database fails with a reason and works afterwards',
  { timeout: MAX_WAIT_MS },
  async () => {
    const save = await longTextSaver()
    const unlock = await lockDatabase()
    const result = await save()
    await unlock()
    const message = expect.stringMatching(/^Another program holds the database/)
    expect(result).toEqual({ status: 503, code: 'database_busy', message })
    expect((await save()).status).toBe(200)
  },
)

test.skipIf(testDatabaseUrl !== '')(
  'saving on a full disk fails with a reason and works once there is room',
  { timeout: MAX_WAIT_MS },
  async () => {
    const save = await longTextSaver()
    const { client } = desk.payload.db as unknown as { client: Client }
    // Without room for another page SQLite fails as on a full disk.
    await client.execute('PRAGMA max_page_count = 1')
    const result = await save()
    await client.execute('PRAGMA max_page_count = 4294967294')
    const message = expect.stringMatching(/^The disk of the database is full/)
    expect(result).toEqual({ status: 503, code: 'database_full', message })
    expect((await save()).status).toBe(200)
  },
)

const withCode = (code: string, cause?: unknown) =>
  Object.assign(new Error('failed', { cause }), { code })

test.each([
  [withCode('SQLITE_BUSY_SNAPSHOT'), 'busy'],
  [new Error('SQLITE_BUSY: no turn to write within 30000 ms'), 'busy'],
  [new Error('Failed query: update', { cause: withCode('SQLITE_READONLY_DBMOVED') }), 'unwritable'],
  [withCode('SQLITE_IOERR_WRITE'), 'away'],
  [new Error('Failed query: update', { cause: withCode('53100') }), 'full'],
  [withCode('40P01'), 'busy'],
  [withCode('25006'), 'unwritable'],
  [withCode('57P01'), 'away'],
  [withCode('ECONNREFUSED'), 'away'],
  [withCode('SQLITE_CONSTRAINT_UNIQUE'), undefined],
  [new Error('Something else'), undefined],
])('the fault of %s is %s', (error, fault) => {
  expect(databaseFault(error)).toBe(fault)
})
