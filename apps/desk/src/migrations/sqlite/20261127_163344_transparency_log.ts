import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`log_entries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`index\` numeric NOT NULL,
  	\`entry\` text NOT NULL,
  	\`record\` text,
  	\`subject\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`log_entries_index_idx\` ON \`log_entries\` (\`index\`);`)
  await db.run(sql`CREATE INDEX \`subject_index_idx\` ON \`log_entries\` (\`subject\`,\`index\`);`)
  await db.run(sql`CREATE TABLE \`log_tiles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`level\` numeric NOT NULL,
  	\`index\` numeric NOT NULL,
  	\`hashes\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`level_index_idx\` ON \`log_tiles\` (\`level\`,\`index\`);`)
  await db.run(sql`CREATE TABLE \`log_head\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`size\` numeric DEFAULT 0 NOT NULL,
  	\`checkpoint\` text,
  	\`is_begun\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sha256\` text;`)
  await db.run(sql`CREATE INDEX \`media_sha256_idx\` ON \`media\` (\`sha256\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`log_entries\`;`)
  await db.run(sql`DROP TABLE \`log_tiles\`;`)
  await db.run(sql`DROP TABLE \`log_head\`;`)
  await db.run(sql`DROP INDEX \`media_sha256_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sha256\`;`)
}
