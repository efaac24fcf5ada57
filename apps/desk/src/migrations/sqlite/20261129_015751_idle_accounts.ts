import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`used_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`closed_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`idle_warned_at\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`used_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`closed_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`idle_warned_at\`;`)
}
