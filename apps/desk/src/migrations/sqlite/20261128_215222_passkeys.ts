import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`passkeys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`credential\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`transports\` text,
  	\`counter\` numeric DEFAULT 0 NOT NULL,
  	\`challenge_at\` numeric DEFAULT 0 NOT NULL,
  	\`used_at\` text,
  	\`copied_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`passkeys_account_idx\` ON \`passkeys\` (\`account\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`passkeys_credential_idx\` ON \`passkeys\` (\`credential\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_updated_at_idx\` ON \`passkeys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_created_at_idx\` ON \`passkeys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_rules_passkey_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sign_in_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`sign_in_rules_passkey_roles_order_idx\` ON \`sign_in_rules_passkey_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`sign_in_rules_passkey_roles_parent_idx\` ON \`sign_in_rules_passkey_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sign_in_rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`codes\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`code_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`passkeys_since\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`passkeys\`;`)
  await db.run(sql`DROP TABLE \`sign_in_rules_passkey_roles\`;`)
  await db.run(sql`DROP TABLE \`sign_in_rules\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`code_at\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`passkeys_since\`;`)
}
