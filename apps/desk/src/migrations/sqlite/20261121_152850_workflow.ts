import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`schedules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`post_id\` integer,
  	\`language\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`by_id\` integer,
  	\`reason\` text,
  	\`change_note\` text,
  	\`ended_at\` text,
  	\`why\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`schedules_post_idx\` ON \`schedules\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`schedules_by_idx\` ON \`schedules\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`schedules_updated_at_idx\` ON \`schedules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`schedules_created_at_idx\` ON \`schedules\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_at_idx\` ON \`schedules\` (\`state\`,\`at\`);`)
  await db.run(sql`CREATE INDEX \`post_state_idx\` ON \`schedules\` (\`post_id\`,\`state\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`so_published_alone\` integer;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`so_published_alone_reason\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`so_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`en_published_alone\` integer;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`en_published_alone_reason\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`en_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`date_chosen\` integer;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`shared_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`turn\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_so_published_alone\` integer;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_so_published_alone_reason\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_so_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_en_published_alone\` integer;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_en_published_alone_reason\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_en_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_date_chosen\` integer;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_shared_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_turn\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`schedules\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`so_published_alone\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`so_published_alone_reason\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`so_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`en_published_alone\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`en_published_alone_reason\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`en_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`date_chosen\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`shared_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`posts\` DROP COLUMN \`turn\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_so_published_alone\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_so_published_alone_reason\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_so_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_en_published_alone\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_en_published_alone_reason\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_en_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_date_chosen\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_shared_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` DROP COLUMN \`version_turn\`;`)
}
