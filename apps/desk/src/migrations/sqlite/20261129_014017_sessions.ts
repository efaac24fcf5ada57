import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`session_uses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`session\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`device\` text,
  	\`used_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`session_uses_session_idx\` ON \`session_uses\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`session_uses_account_idx\` ON \`session_uses\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`session_uses_updated_at_idx\` ON \`session_uses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`session_uses_created_at_idx\` ON \`session_uses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`devices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`digest\` text NOT NULL,
  	\`used_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`devices_updated_at_idx\` ON \`devices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`devices_created_at_idx\` ON \`devices\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`account_digest_idx\` ON \`devices\` (\`account\`,\`digest\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`session_uses\`;`)
  await db.run(sql`DROP TABLE \`devices\`;`)
}
