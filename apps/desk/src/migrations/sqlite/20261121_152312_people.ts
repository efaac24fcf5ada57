import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`passed_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`codes_since\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`passed_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`codes_since\`;`)
}
