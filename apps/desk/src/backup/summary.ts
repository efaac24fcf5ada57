import { type Manifest, MEDIA_FOLDER } from './manifest.ts'

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

/** What an archive holds, in a few lines for the operator. */
export function summaryOf({ made, app, database, migration, rows, files }: Manifest): string {
  const media = files.filter(({ name }) => name.startsWith(MEDIA_FOLDER)).length
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return [
    `As of ${made}, version ${app}, migration ${migration}`,
    `${NAMES[database]}: ${all} rows, of them posts ${rows.posts ?? 0}, messages ${rows.contact_messages ?? 0}`,
    `Media: ${media} files`,
  ].join('\n')
}
