/**
 * Writes the next migration of both databases from the current collections:
 * `npm run make-migration -w apps/desk -- add-something`. It needs no database.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BasePayload } from 'payload'
import { deskConfig } from '../payload.config.ts'
import { MIGRATION_FOLDERS } from './adapter.ts'

/**
 * Corrects the files of a folder. Payload's template has unused parameters and imports types as values,
 * which Node's type stripping does not accept. Drizzle's snapshots have a line for each property of a
 * column; here each column, index and key gets one line.
 */
function reformat(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, name.endsWith('.json') ? reformatSnapshot(text) : reformatSource(text))
  }
}

const reformatSource = (text: string) =>
  text
    .replace(
      '{ MigrateUpArgs, MigrateDownArgs, sql }',
      '{ type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replaceAll('({ db, payload, req }:', '({ db }:')
    .replace(/^(import \* as \w+ from '\.\/\w+)';$/gm, "$1.ts';")

const reformatSnapshot = (text: string) => text.replaceAll(/\n {10,}|\n {8}(?=[}\]])/g, ' ')

const migrationName = process.argv[2] ?? 'change'
for (const [name, databaseUrl] of [
  ['sqlite', ''],
  ['postgres', 'postgres://nowhere/none'],
] as const) {
  const config = deskConfig({ dataDir: '/nowhere', databaseUrl, deskUrl: '', secret: 'none' })
  const payload = await new BasePayload().init({
    config,
    disableDBConnect: true,
    disableOnInit: true,
  })
  await payload.db.createMigration({ migrationName, payload, skipEmpty: false })
  reformat(MIGRATION_FOLDERS[name])
}
process.exit(0)
