import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`password_tries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`locks\` numeric DEFAULT 0 NOT NULL,
  	\`closed_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`password_tries_account_idx\` ON \`password_tries\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`password_tries_updated_at_idx\` ON \`password_tries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`password_tries_created_at_idx\` ON \`password_tries\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`second_factors\` ADD \`locks\` numeric DEFAULT 0 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`password_tries\`;`)
  await db.run(sql`ALTER TABLE \`second_factors\` DROP COLUMN \`locks\`;`)
}
