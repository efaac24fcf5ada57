import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Accounts that needed no second factor until now have two weeks to set one up. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_due\` text;`)
  await db.run(sql`UPDATE \`users\` SET \`second_factor_due\` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+14 days')
    WHERE \`codes_since\` IS NULL AND \`passkeys_since\` IS NULL AND \`id\` NOT IN (
      SELECT \`parent_id\` FROM \`users_roles\` WHERE \`value\` IN ('publisher', 'administrator'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_due\`;`)
}
