/**
 * Runs a version of the desk in a process of its own, on requests of the parent process. Its working
 * directory is that version's `apps/desk`, whose config, migrations and packages it loads. The functions
 * that read and write are the current ones.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getPayload, type Migration, type Payload } from 'payload'
import { readEverything } from './read-everything.ts'
import { writeOneOfEach } from './write-one-of-each.ts'

/** A request to the version; the reply has the same `id`, and `value` or `error`. */
export type VersionRequest = { id: number } & (
  | { do: 'migrate' | 'read' }
  | { do: 'write'; word: string }
)

/** A module of that version. */
const load = (path: string) => import(pathToFileURL(join(process.cwd(), 'src', path)).href)

const { default: config } = await load('payload.config.ts')
const payload: Payload = await getPayload({ config, disableOnInit: true })

/** Does what that version's own `migrate.ts` does before its desk starts. */
async function migrate(): Promise<void> {
  const { migrations } = await load(`migrations/${payload.db.name}/index.ts`)
  const { makeAppendOnly } = await load('audit/append-only.ts')
  const { bumpContentVersion } = await load('content-version/bump.ts')
  await payload.db.migrate({ migrations: migrations as Migration[] })
  await makeAppendOnly(payload)
  await bumpContentVersion(payload)
}

async function handle(request: VersionRequest): Promise<unknown> {
  if (request.do === 'migrate') return migrate()
  if (request.do === 'write') return writeOneOfEach(payload, request.word)
  return readEverything(payload)
}

process.on('message', (request: VersionRequest) => {
  handle(request).then(
    (value) => process.send?.({ id: request.id, value }),
    (error) => process.send?.({ id: request.id, error: String(error?.stack ?? error) }),
  )
})
process.once('disconnect', () => process.exit())
process.send?.({ id: 0 })
