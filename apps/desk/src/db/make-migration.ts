/**
 * Writes the next migration of both databases from the collections as they are:
 * `npm run make-migration -w apps/desk -- add-something`. Needs no database.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BasePayload } from 'payload'
import { deskConfig } from '../payload.config.ts'
import { MIGRATIONS } from './adapter.ts'

/**
 * Payload's template names unused arguments and imports types as values; Node runs TypeScript by
 * leaving the types out, and needs both to be said exactly. Drizzle's snapshot takes a line for each
 * property of a column; here it takes one for each column, index and key.
 */
function mend(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, name.endsWith('.json') ? mendSnapshot(text) : mendSource(text))
  }
}

const mendSource = (text: string) =>
  text
    .replace(
      '{ MigrateUpArgs, MigrateDownArgs, sql }',
      '{ type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replaceAll('({ db, payload, req }:', '({ db }:')
    .replace(/^(import \* as \w+ from '\.\/\w+)';$/gm, "$1.ts';")

const mendSnapshot = (text: string) => text.replaceAll(/\n {10,}|\n {8}(?=[}\]])/g, ' ')

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
  mend(MIGRATIONS[name])
}
process.exit(0)
