import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Checks, readyResponse } from '@gaashaan/runtime/health'
import { gauge } from '@gaashaan/runtime/metrics'
import type { Payload } from 'payload'
import { auditCheck } from '../audit/start-audit.ts'
import { MIGRATION_FOLDERS } from '../db/adapter.ts'
import { assertDeskStore } from '../media/store/assert-desk-store.ts'
import { cacheFor } from './cache-for.ts'
import { checkDisks, type DeskFolders, registerDiskGauge } from './disk-space.ts'

/** How long the results are cached, so that frequent requests cost nothing. */
const MAX_AGE_MS = 2_000

/** Time limit of a check. */
const MAX_CHECK_MS = 3_000

/** Names of the migrations of this program. */
function migrationNames(databaseUrl: string): string[] {
  const folder = databaseUrl === '' ? MIGRATION_FOLDERS.sqlite : MIGRATION_FOLDERS.postgres
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'index.ts')
  return files.map((name) => name.slice(0, -'.ts'.length))
}

/** The migrations that the database lacks; it may also have those of a newer program. */
async function missingMigrations(desk: Payload, names: readonly string[]): Promise<string[]> {
  const { docs } = await desk.find({
    collection: 'payload-migrations',
    where: { name: { in: [...names] } },
    select: { name: true },
    pagination: false,
    depth: 0,
  })
  const applied = docs.map(({ name }) => name)
  return names.filter((name) => !applied.includes(name))
}

/**
 * The text to which work resolves, or `ok`; the failure in a few words if it rejects. The error's own
 * message may hold an address and is not shown.
 */
function check(work: Promise<unknown>, failure: string): Promise<string> {
  const result = work.then((text) => (typeof text === 'string' ? text : 'ok')).catch(() => failure)
  return Promise.race([result, pause(MAX_CHECK_MS, `${failure} in time`, { ref: false })])
}

/**
 * Returns the checks of a desk: its database has every migration, its media store is its own and can be
 * used, its disks have space, and its audit is chained and shipped.
 */
export function createReadiness(
  desk: Payload,
  { databaseUrl, folders }: { readonly databaseUrl: string; readonly folders: DeskFolders },
): () => Promise<Checks> {
  const names = migrationNames(databaseUrl)
  const checkAll = cacheFor(MAX_AGE_MS, async (): Promise<Checks> => {
    const missing = missingMigrations(desk, names)
    const migrated = missing.then(({ length }) =>
      length === 0 ? 'ok' : `${length} migrations are missing`,
    )
    // The checks run together: a rejection while another one is awaited would end the program.
    const [database, migrations, media, disk] = await Promise.all([
      check(missing, 'does not answer'),
      check(migrated, 'could not be read'),
      check(assertDeskStore(desk), 'cannot be used'),
      checkDisks(folders),
    ])
    return { database, migrations, media, disk, audit: auditCheck(desk) }
  })
  registerDiskGauge(folders)
  gauge(
    {
      name: 'gaashaan_desk_media_usable',
      help: '1 while the store of the media is the desk’s own and may be used',
      aggregator: 'min',
    },
    async () => Number((await checkAll()).media === 'ok'),
  )
  gauge(
    { name: 'gaashaan_desk_ready', help: '1 while /readyz says so', aggregator: 'min' },
    async () => Number((await readyResponse(checkAll)).status === 200),
  )
  return checkAll
}
