import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`given_name\` text;`)
  // What was uploaded before goes by the name in its address.
  await db.run(sql`UPDATE \`media\` SET \`given_name\` = \`filename\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`given_name\`;`)
}
