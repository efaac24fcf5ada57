import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit_chain\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`index\` numeric NOT NULL,
  	\`entry\` numeric NOT NULL,
  	\`at\` text NOT NULL,
  	\`hash\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`audit_chain_index_idx\` ON \`audit_chain\` (\`index\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`audit_chain_entry_idx\` ON \`audit_chain\` (\`entry\`);`)
  await db.run(sql`CREATE TABLE \`audit_head\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`checkpoint\` text,
  	\`in_file\` numeric DEFAULT 0 NOT NULL,
  	\`in_syslog\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`audit\` ADD \`seal\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`audit_seal_idx\` ON \`audit\` (\`seal\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit_chain\`;`)
  await db.run(sql`DROP TABLE \`audit_head\`;`)
  await db.run(sql`DROP INDEX \`audit_seal_idx\`;`)
  await db.run(sql`ALTER TABLE \`audit\` DROP COLUMN \`seal\`;`)
}
