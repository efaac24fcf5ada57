import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drain } from '@gaashaan/runtime/stopping'
import { getPayload, type Migration, type Payload, type SanitizedConfig } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import { removeInheritedCollections } from '../access/internals/remove-inherited-collections.ts'
import { makeAppendOnly } from '../audit/append-only.ts'
import { testBucketUrl } from '../env/env.ts'
import type { MediaStore } from '../media/store/media-store.ts'
import { storeOf } from '../media/store/open-store.ts'
import { migrations as postgres } from '../migrations/postgres/index.ts'
import { migrations as sqlite } from '../migrations/sqlite/index.ts'
import { type DeskSettings, deskConfig } from '../payload.config.ts'
import { type ReadCallName, readCall } from '../public-api/read-call.ts'
import { testBucket } from './bucket.ts'
import { createTestDatabase, MIGRATED_DATABASE } from './database.ts'

/** A statement of the desk's database. */
export interface Query {
  readonly sql: string
  readonly parameters: unknown[]
}

export interface TestDesk {
  readonly payload: Payload
  readonly config: Promise<SanitizedConfig>
  /** Key of the desk in Payload's cache. */
  readonly key: string
  readonly dataDir: string
  /** The environment for a process that opens this desk. */
  readonly environment: NodeJS.ProcessEnv
  readonly media: MediaStore
  /** All statements; tests empty it to see only their own. */
  readonly queries: Query[]
  /** All log entries of level `error`. */
  readonly errors: unknown[]
  /** Sends a call with a query; returns the status and the JSON of the response. */
  call(name: ReadCallName, query?: string, id?: string): Promise<{ status: number; json: unknown }>
  /** The `data` of a call that must succeed. */
  data(name: ReadCallName, query?: string, id?: string): Promise<unknown>
}

/**
 * Opens a desk on a new, migrated database: SQLite, or PostgreSQL if DATABASE_URL_TEST is set. Its media
 * are in its data folder, or in a bucket if S3_ENDPOINT_TEST is set.
 */
export async function openTestDesk(
  settings: Partial<DeskSettings> = {},
): Promise<TestDesk & { close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gaashaan-desk-'))
  const key = randomUUID()
  const databaseUrl = await createTestDatabase(MIGRATED_DATABASE)
  const queries: Query[] = []
  const errors: unknown[] = []
  const config = deskConfig({
    dataDir,
    databaseUrl,
    deskUrl: '',
    secret: 'tests',
    ...(testBucketUrl !== '' && {
      media: { kind: 's3', ...testBucket(testBucketUrl, `${key}/`) },
    }),
    onQuery: (sql, parameters) => queries.push({ sql, parameters }),
    ...settings,
  })
  const payload = await getPayload({ config, disableOnInit: true, key })
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
  removeInheritedCollections(payload)
  await storeOf(payload).prepare()

  const call: TestDesk['call'] = async (callName, query = '', id) => {
    const request = new Request(`http://desk.example/?${query}`)
    const response = await readCall(callName, async () => payload, request, id)
    return { status: response.status, json: await response.json() }
  }
  return {
    payload,
    config,
    key,
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
      // Work on a closed database never ends, and the test files of a worker share the pending work.
      if (!(await drain(30_000))) throw new Error('Work was still under way after 30 seconds.')
      await payload.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Opens a desk before the tests of a file, and closes it after them. */
export function testDesk(
  fill?: (payload: Payload) => Promise<void>,
  settings?: () => Promise<Partial<DeskSettings>>,
): TestDesk {
  let opened: Awaited<ReturnType<typeof openTestDesk>> | undefined
  beforeAll(async () => {
    opened = await openTestDesk(await settings?.())
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
