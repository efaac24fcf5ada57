/** Runs the migrations that the database lacks; it runs before every start. */
import { getPayload, type Migration } from 'payload'
import { assertDatabase } from './commands/assert-database.ts'
import { runCommand } from './commands/run-command.ts'
import { upgradeDatabase } from './db/upgrades/upgrade-database.ts'
import { env, payloadSecret } from './env/env.ts'
import { migrations as postgres } from './migrations/postgres/index.ts'
import { migrations as sqlite } from './migrations/sqlite/index.ts'
import { deskConfig } from './payload.config.ts'

async function run(): Promise<number> {
  await assertDatabase(env.databaseUrl)
  const config = deskConfig({ ...env, secret: payloadSecret, isMigration: true })
  const payload = await getPayload({ config, disableOnInit: true })
  await upgradeDatabase(payload, (env.databaseUrl === '' ? sqlite : postgres) as Migration[])
  await payload.destroy()
  return 0
}

await runCommand({ usage: 'Usage: npm run migrate -w apps/desk', run })
