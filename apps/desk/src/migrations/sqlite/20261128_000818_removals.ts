import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`removals\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`post\` numeric NOT NULL,
  	\`language\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`moved_to\` text,
  	\`removed_by_id\` integer,
  	\`decided_by_id\` integer,
  	\`decided_at\` text,
  	\`erasure_asked_by_id\` integer,
  	\`file_hashes\` text,
  	\`sealed\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`removed_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`decided_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`erasure_asked_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`removals_state_idx\` ON \`removals\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`removals_removed_by_idx\` ON \`removals\` (\`removed_by_id\`);`)
  await db.run(sql`CREATE INDEX \`removals_decided_by_idx\` ON \`removals\` (\`decided_by_id\`);`)
  await db.run(sql`CREATE INDEX \`removals_erasure_asked_by_idx\` ON \`removals\` (\`erasure_asked_by_id\`);`)
  await db.run(sql`CREATE INDEX \`removals_updated_at_idx\` ON \`removals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`removals_created_at_idx\` ON \`removals\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`post_language_idx\` ON \`removals\` (\`post\`,\`language\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sealed_by\` numeric;`)
  await db.run(sql`CREATE INDEX \`media_sealed_by_idx\` ON \`media\` (\`sealed_by\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`removals\`;`)
  await db.run(sql`DROP INDEX \`media_sealed_by_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sealed_by\`;`)
}
