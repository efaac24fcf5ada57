/**
 * A version of the desk in a process of its own, which does what the process that forked it says:
 * its working directory is that version's `apps/desk`, whose config, migrations and packages it
 * runs. What it is asked to write and read by is today's.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getPayload, type Migration, type Payload } from 'payload'
import { readEverything } from './read-everything.ts'
import { writeOneOfEach } from './write-one-of-each.ts'

/** What a version is asked for; answered with the same `id`, and `value` or `error`. */
export type VersionRequest = { id: number } & (
  | { do: 'migrate' | 'read' }
  | { do: 'write'; word: string }
)

/** A module of that version; where it was moved since, by its places from the newest on. */
const theirs = (...places: readonly string[]) => {
  const files = places.map((place) => join(process.cwd(), 'src', place))
  return import(pathToFileURL(files.find(existsSync) ?? places.join()).href)
}

const { default: config } = await theirs('payload.config.ts')
const payload: Payload = await getPayload({ config, disableOnInit: true })

/** As that version's own `migrate.ts`, before which no desk of it starts. */
async function migrate(): Promise<void> {
  const { migrations } = await theirs(`migrations/${payload.db.name}/index.ts`)
  const { makeAppendOnly } = await theirs('audit/append-only.ts')
  const { bumpContentVersion } = await theirs('content-version/bump.ts', 'content-version/bump.ts')
  await payload.db.migrate({ migrations: migrations as Migration[] })
  await makeAppendOnly(payload)
  await bumpContentVersion(payload)
}

async function fulfil(wish: VersionRequest): Promise<unknown> {
  if (wish.do === 'migrate') return migrate()
  if (wish.do === 'write') return writeOneOfEach(payload, wish.word)
  return readEverything(payload)
}

process.on('message', (wish: VersionRequest) => {
  fulfil(wish).then(
    (value) => process.send?.({ id: wish.id, value }),
    (error) => process.send?.({ id: wish.id, error: String(error?.stack ?? error) }),
  )
})
process.once('disconnect', () => process.exit())
process.send?.({ id: 0 })
