import { readdirSync } from 'node:fs'
import { type Checks, readyResponse } from '@gaashaan/runtime/health'
import { gauge } from '@gaashaan/runtime/metrics'
import type { Payload } from 'payload'
import { MIGRATIONS } from '../db/adapter.ts'
import { assertExclusiveStore } from '../media/store/exclusive-store.ts'
import { checkDisks, type DeskFolders, logDisks } from './disk-space.ts'

/** Milliseconds for which what was found is told again: who asks often costs nothing. */
const HOLDS = 2_000
/** Milliseconds after which something that does not answer is not reachable. */
const WAIT = 3_000

/** Names of the migrations that this program was written for. */
function wanted(databaseUrl: string): string[] {
  const folder = databaseUrl === '' ? MIGRATIONS.sqlite : MIGRATIONS.postgres
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'index.ts')
  return files.map((name) => name.slice(0, -'.ts'.length))
}

/** Those that the database lacks; ones that only a newer program knows are no fault. */
async function missingMigrations(desk: Payload, names: readonly string[]): Promise<string[]> {
  const { docs } = await desk.find({
    collection: 'payload-migrations',
    where: { name: { in: [...names] } },
    select: { name: true },
    pagination: false,
    depth: 0,
  })
  const done = docs.map(({ name }) => name)
  return names.filter((name) => !done.includes(name))
}

/** `ok`, or in few words what is wrong; never the error's own, which may hold an address. */
async function check(work: Promise<string>, wrong: string): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`${wrong} in time`), WAIT)
  })
  const found = await Promise.race([work.catch(() => wrong), late])
  clearTimeout(timer)
  return found
}

/**
 * Whether the desk can work: its database answers and has every migration, the media's store is its
 * own and may be used, its disks have room. What was found holds for two seconds.
 */
export function createReadiness(
  desk: Payload,
  { databaseUrl, folders }: { readonly databaseUrl: string; readonly folders: DeskFolders },
): () => Promise<Checks> {
  const names = wanted(databaseUrl)
  let found: { readonly checks: Promise<Checks>; readonly at: number } | undefined
  const lookNow = async (): Promise<Checks> => {
    const database = missingMigrations(desk, names)
    const migrated = database.then((missing) =>
      missing.length === 0 ? 'ok' : `${missing.length} migrations are missing`,
    )
    // All at once: one that fails while another is waited for would end the program.
    const [answers, isMigrated, isUsable, disk] = await Promise.all([
      check(
        database.then(() => 'ok'),
        'does not answer',
      ),
      check(migrated, 'could not be read'),
      check(
        assertExclusiveStore(desk).then(() => 'ok'),
        'cannot be used',
      ),
      checkDisks(folders),
    ])
    return { database: answers, migrations: isMigrated, media: isUsable, disk }
  }
  const look = () => {
    const now = performance.now()
    if (!found || now - found.at > HOLDS) found = { checks: lookNow(), at: now }
    return found.checks
  }
  logDisks(folders)
  gauge(
    {
      name: 'gaashaan_desk_media_usable',
      help: '1 while the store of the media is the desk’s own and may be used',
      aggregator: 'min',
    },
    async () => Number((await look()).media === 'ok'),
  )
  gauge(
    { name: 'gaashaan_desk_ready', help: '1 while /readyz says so', aggregator: 'min' },
    async () => Number((await readyResponse(look)).status === 200),
  )
  return look
}
