import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`decorative\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`caption_so\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`caption_en\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`source\` text;`)
  await db.run(sql`CREATE INDEX \`media_source_idx\` ON \`media\` (\`source\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_source_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`decorative\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`caption_so\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`caption_en\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`source\`;`)
}
