import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leaders\` ADD \`so_kept_back_reason\` text;`)
  await db.run(sql`ALTER TABLE \`leaders\` ADD \`en_kept_back_reason\` text;`)
  await db.run(sql`ALTER TABLE \`leaders\` ADD \`held_from\` text;`)
  await db.run(sql`ALTER TABLE \`leaders\` ADD \`held_until\` text;`)
  await db.run(sql`ALTER TABLE \`_leaders_v\` ADD \`version_so_kept_back_reason\` text;`)
  await db.run(sql`ALTER TABLE \`_leaders_v\` ADD \`version_en_kept_back_reason\` text;`)
  await db.run(sql`ALTER TABLE \`_leaders_v\` ADD \`version_held_from\` text;`)
  await db.run(sql`ALTER TABLE \`_leaders_v\` ADD \`version_held_until\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leaders\` DROP COLUMN \`so_kept_back_reason\`;`)
  await db.run(sql`ALTER TABLE \`leaders\` DROP COLUMN \`en_kept_back_reason\`;`)
  await db.run(sql`ALTER TABLE \`leaders\` DROP COLUMN \`held_from\`;`)
  await db.run(sql`ALTER TABLE \`leaders\` DROP COLUMN \`held_until\`;`)
  await db.run(sql`ALTER TABLE \`_leaders_v\` DROP COLUMN \`version_so_kept_back_reason\`;`)
  await db.run(sql`ALTER TABLE \`_leaders_v\` DROP COLUMN \`version_en_kept_back_reason\`;`)
  await db.run(sql`ALTER TABLE \`_leaders_v\` DROP COLUMN \`version_held_from\`;`)
  await db.run(sql`ALTER TABLE \`_leaders_v\` DROP COLUMN \`version_held_until\`;`)
}
