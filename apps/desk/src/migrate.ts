/** Brings the database to the newest migration; run before every start. */
import { getPayload, type Migration } from 'payload'
import { makeAppendOnly } from './audit/append-only.ts'
import { bumpContentVersion } from './content-version/bump.ts'
import { env } from './env.ts'
import { migrations as postgres } from './migrations/postgres/index.ts'
import { migrations as sqlite } from './migrations/sqlite/index.ts'
import config from './payload.config.ts'

const payload = await getPayload({ config, disableOnInit: true })
const migrations = (env.databaseUrl === '' ? sqlite : postgres) as Migration[]
await payload.db.migrate({ migrations })
await makeAppendOnly(payload)
// A newer desk may answer the same content otherwise: what the site remembers is of the older one.
await bumpContentVersion(payload)
await payload.destroy()
// A pool of PostgreSQL's connections stays open otherwise, and this never ends.
process.exit()
