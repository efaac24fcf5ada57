import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drain } from '@gaashaan/runtime/stopping'
import { getPayload, type Migration, type Payload, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import { closeTables } from '../access/internals/close-tables.ts'
import { makeAppendOnly } from '../audit/append-only.ts'
import { testBucketUrl, testDatabaseUrl } from '../env/env.ts'
import type { MediaStore } from '../media/store/media-store.ts'
import { storeOf } from '../media/store/open-store.ts'
import { migrations as postgres } from '../migrations/postgres/index.ts'
import { migrations as sqlite } from '../migrations/sqlite/index.ts'
import { type DeskSettings, deskConfig } from '../payload.config.ts'
import { type ReadCallName, readCall } from '../public-api/read-call.ts'
import { testBucket } from './bucket.ts'

/** A statement that the desk's database was given. */
export interface Query {
  readonly sql: string
  readonly parameters: unknown[]
}

export interface TestDesk {
  readonly payload: Payload
  readonly config: Promise<SanitizedConfig>
  /** Key of the open desk in Payload's cache. */
  readonly key: string
  readonly dataDir: string
  /** What a program of its own needs to open this desk. */
  readonly environment: NodeJS.ProcessEnv
  readonly media: MediaStore
  /** Every statement so far; tests empty it to see their own. */
  readonly queries: Query[]
  /** What was logged as an error so far. */
  readonly errors: unknown[]
  /** The answer of a call to a request with this query, and its JSON. */
  call(name: ReadCallName, query?: string, id?: string): Promise<{ status: number; json: unknown }>
  /** The `data` of a call that must succeed. */
  data(name: ReadCallName, query?: string, id?: string): Promise<unknown>
}

/** The address of a database of this name beside the one that DATABASE_URL_TEST names. */
function besideUrl(url: string, name: string): string {
  const beside = new URL(url)
  beside.pathname = `/${name}`
  return beside.href
}

/**
 * A desk on a fresh, migrated database: SQLite, or PostgreSQL when DATABASE_URL_TEST is set; with its
 * media in its data folder, or in a bucket when S3_ENDPOINT_TEST is.
 */
export async function openTestDesk(
  more: Partial<DeskSettings> = {},
): Promise<TestDesk & { close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gaashaan-desk-'))
  const name = `desk_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = testDatabaseUrl === '' ? '' : besideUrl(testDatabaseUrl, name)
  const queries: Query[] = []
  const errors: unknown[] = []
  const config = deskConfig({
    dataDir,
    databaseUrl,
    createsDatabase: true,
    deskUrl: '',
    secret: 'tests',
    ...(testBucketUrl !== '' && {
      media: { kind: 's3', ...testBucket(testBucketUrl, `${name}/`) },
    }),
    onQuery: (sql, parameters) => queries.push({ sql, parameters }),
    ...more,
  })
  const payload = await getPayload({ config, disableOnInit: true, key: name })
  const silent = { info: () => undefined, warn: () => undefined }
  const error = (entry: unknown) => errors.push(entry)
  Object.assign(payload, {
    logger: Object.assign(Object.create(payload.logger), silent, { error }),
  })
  await payload.db
    .migrate({ migrations: (databaseUrl === '' ? sqlite : postgres) as Migration[] })
    .catch((cause) => {
      throw new Error(`The migration failed: ${JSON.stringify(errors)}`, { cause })
    })
  await makeAppendOnly(payload)
  closeTables(payload)
  await storeOf(payload).prepare()

  const call: TestDesk['call'] = async (callName, query = '', id) => {
    const request = new Request(`http://desk.example/?${query}`)
    const response = await readCall(callName, async () => payload, request, id)
    return { status: response.status, json: await response.json() }
  }
  return {
    payload,
    config,
    key: name,
    dataDir,
    environment: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: 'tests',
    },
    media: storeOf(payload),
    queries,
    errors,
    call,
    data: async (...args) => {
      const { status, json } = await call(...args)
      if (status !== 200) throw new Error(`${args[0]} answered ${status} ${JSON.stringify(json)}`)
      return (json as { data: unknown }).data
    },
    close: async () => {
      // Work on a closed database never ends, and the files of a worker share what is under way.
      if (!(await drain(30_000))) throw new Error('Work was still under way after 30 seconds.')
      await payload.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Opens a desk for the tests of a file, set otherwise as told, and closes it after them. */
export function testDesk(
  fill?: (payload: Payload) => Promise<void>,
  more?: () => Promise<Partial<DeskSettings>>,
): TestDesk {
  let opened: Awaited<ReturnType<typeof openTestDesk>> | undefined
  beforeAll(async () => {
    opened = await openTestDesk(await more?.())
    await fill?.(opened.payload)
    opened.queries.length = 0
  })
  afterAll(async () => {
    await opened?.close()
  })
  return new Proxy({} as TestDesk, {
    get: (_target, key) => Reflect.get(opened ?? {}, key),
  })
}
