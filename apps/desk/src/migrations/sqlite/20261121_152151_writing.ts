import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`posts\` ADD \`revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`saved_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`set_aside\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`saved_since\` numeric;`)
  await db.run(sql`CREATE INDEX \`posts_saved_by_idx\` ON \`posts\` (\`saved_by_id\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_saved_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_set_aside\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_saved_since\` numeric;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_saved_by_idx\` ON \`_posts_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`kind\` text DEFAULT 'news',
  	\`so_state\` text DEFAULT 'draft',
  	\`so_title\` text,
  	\`so_content\` text,
  	\`so_first_published_at\` text,
  	\`so_changed_at\` text,
  	\`so_change_note\` text,
  	\`so_withdrawn_at\` text,
  	\`so_withdrawn_reason\` text,
  	\`so_file_id\` integer,
  	\`en_state\` text DEFAULT 'draft',
  	\`en_title\` text,
  	\`en_content\` text,
  	\`en_first_published_at\` text,
  	\`en_changed_at\` text,
  	\`en_change_note\` text,
  	\`en_withdrawn_at\` text,
  	\`en_withdrawn_reason\` text,
  	\`en_file_id\` integer,
  	\`picture_id\` integer,
  	\`video_id\` integer,
  	\`video_address\` text,
  	\`duration\` numeric,
  	\`opens_at\` text,
  	\`closes_at\` text,
  	\`reference\` text,
  	\`published_at\` text,
  	\`featured\` integer DEFAULT false,
  	\`subcategory_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`so_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`en_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subcategory_id\`) REFERENCES \`subcategories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_posts\`("id", "heading", "kind", "so_state", "so_title", "so_content", "so_first_published_at", "so_changed_at", "so_change_note", "so_withdrawn_at", "so_withdrawn_reason", "so_file_id", "en_state", "en_title", "en_content", "en_first_published_at", "en_changed_at", "en_change_note", "en_withdrawn_at", "en_withdrawn_reason", "en_file_id", "picture_id", "video_id", "video_address", "duration", "opens_at", "closes_at", "reference", "published_at", "featured", "subcategory_id", "updated_at", "created_at", "_status") SELECT "id", "heading", "kind", "so_state", "so_title", "so_content", "so_first_published_at", "so_changed_at", "so_change_note", "so_withdrawn_at", "so_withdrawn_reason", "so_file_id", "en_state", "en_title", "en_content", "en_first_published_at", "en_changed_at", "en_change_note", "en_withdrawn_at", "en_withdrawn_reason", "en_file_id", "picture_id", "video_id", "video_address", "duration", "opens_at", "closes_at", "reference", "published_at", "featured", "subcategory_id", "updated_at", "created_at", "_status" FROM \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`ALTER TABLE \`__new_posts\` RENAME TO \`posts\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`posts_so_so_file_idx\` ON \`posts\` (\`so_file_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_en_en_file_idx\` ON \`posts\` (\`en_file_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_picture_idx\` ON \`posts\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_video_idx\` ON \`posts\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_subcategory_idx\` ON \`posts\` (\`subcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_so_state_publishedAt_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`so_state\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_so_state_featured_publishedAt_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`so_state\`,\`featured\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_so_state_subcategory_publishedAt_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`so_state\`,\`subcategory_id\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_so_state_picture_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`so_state\`,\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_so_state_closesAt_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`so_state\`,\`closes_at\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_en_state_publishedAt_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`en_state\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_en_state_featured_publishedAt_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`en_state\`,\`featured\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_en_state_subcategory_publishedAt_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`en_state\`,\`subcategory_id\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_en_state_picture_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`en_state\`,\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_en_state_closesAt_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`en_state\`,\`closes_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_heading\` text,
  	\`version_kind\` text DEFAULT 'news',
  	\`version_so_state\` text DEFAULT 'draft',
  	\`version_so_title\` text,
  	\`version_so_content\` text,
  	\`version_so_first_published_at\` text,
  	\`version_so_changed_at\` text,
  	\`version_so_change_note\` text,
  	\`version_so_withdrawn_at\` text,
  	\`version_so_withdrawn_reason\` text,
  	\`version_so_file_id\` integer,
  	\`version_en_state\` text DEFAULT 'draft',
  	\`version_en_title\` text,
  	\`version_en_content\` text,
  	\`version_en_first_published_at\` text,
  	\`version_en_changed_at\` text,
  	\`version_en_change_note\` text,
  	\`version_en_withdrawn_at\` text,
  	\`version_en_withdrawn_reason\` text,
  	\`version_en_file_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_video_id\` integer,
  	\`version_video_address\` text,
  	\`version_duration\` numeric,
  	\`version_opens_at\` text,
  	\`version_closes_at\` text,
  	\`version_reference\` text,
  	\`version_published_at\` text,
  	\`version_featured\` integer DEFAULT false,
  	\`version_subcategory_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_so_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_en_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_subcategory_id\`) REFERENCES \`subcategories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__posts_v\`("id", "parent_id", "version_heading", "version_kind", "version_so_state", "version_so_title", "version_so_content", "version_so_first_published_at", "version_so_changed_at", "version_so_change_note", "version_so_withdrawn_at", "version_so_withdrawn_reason", "version_so_file_id", "version_en_state", "version_en_title", "version_en_content", "version_en_first_published_at", "version_en_changed_at", "version_en_change_note", "version_en_withdrawn_at", "version_en_withdrawn_reason", "version_en_file_id", "version_picture_id", "version_video_id", "version_video_address", "version_duration", "version_opens_at", "version_closes_at", "version_reference", "version_published_at", "version_featured", "version_subcategory_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_heading", "version_kind", "version_so_state", "version_so_title", "version_so_content", "version_so_first_published_at", "version_so_changed_at", "version_so_change_note", "version_so_withdrawn_at", "version_so_withdrawn_reason", "version_so_file_id", "version_en_state", "version_en_title", "version_en_content", "version_en_first_published_at", "version_en_changed_at", "version_en_change_note", "version_en_withdrawn_at", "version_en_withdrawn_reason", "version_en_file_id", "version_picture_id", "version_video_id", "version_video_address", "version_duration", "version_opens_at", "version_closes_at", "version_reference", "version_published_at", "version_featured", "version_subcategory_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__posts_v\` RENAME TO \`_posts_v\`;`)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_so_version_so_file_idx\` ON \`_posts_v\` (\`version_so_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_en_version_en_file_idx\` ON \`_posts_v\` (\`version_en_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_picture_idx\` ON \`_posts_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_video_idx\` ON \`_posts_v\` (\`version_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_subcategory_idx\` ON \`_posts_v\` (\`version_subcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_so_state\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_so_state\`,\`version_featured\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_so_state\`,\`version_subcategory_id\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`version_kind_version__status_version_so_state_version_pi_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_so_state\`,\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`version_kind_version__status_version_so_state_version_cl_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_so_state\`,\`version_closes_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_3_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_en_state\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_4_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_en_state\`,\`version_featured\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_5_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_en_state\`,\`version_subcategory_id\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`version_kind_version__status_version_en_state_version_pi_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_en_state\`,\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`version_kind_version__status_version_en_state_version_cl_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_en_state\`,\`version_closes_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_published_at_idx\` ON \`_posts_v\` (\`latest\`,\`version_published_at\`,\`created_at\`);`)
}
