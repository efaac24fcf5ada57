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
  await db.run(sql`CREATE TABLE \`operations_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`operations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`operations_rels_order_idx\` ON \`operations_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`operations_rels_parent_idx\` ON \`operations_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`operations_rels_path_idx\` ON \`operations_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`operations_rels_media_id_idx\` ON \`operations_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_operations_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_operations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_operations_v_rels_order_idx\` ON \`_operations_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_operations_v_rels_parent_idx\` ON \`_operations_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_operations_v_rels_path_idx\` ON \`_operations_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_operations_v_rels_media_id_idx\` ON \`_operations_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`permanent\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`front_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`front_page_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	\`operations_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`front_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`operations_id\`) REFERENCES \`operations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`front_page_rels_order_idx\` ON \`front_page_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`front_page_rels_parent_idx\` ON \`front_page_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`front_page_rels_path_idx\` ON \`front_page_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`front_page_rels_posts_id_idx\` ON \`front_page_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`front_page_rels_operations_id_idx\` ON \`front_page_rels\` (\`operations_id\`);`)
  await db.run(sql`CREATE TABLE \`_front_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_front_page_v_created_at_idx\` ON \`_front_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_front_page_v_updated_at_idx\` ON \`_front_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_front_page_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	\`operations_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_front_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`operations_id\`) REFERENCES \`operations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_front_page_v_rels_order_idx\` ON \`_front_page_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_front_page_v_rels_parent_idx\` ON \`_front_page_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_front_page_v_rels_path_idx\` ON \`_front_page_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_front_page_v_rels_posts_id_idx\` ON \`_front_page_v_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`_front_page_v_rels_operations_id_idx\` ON \`_front_page_v_rels\` (\`operations_id\`);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`so_published_alone\` integer;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`so_published_alone_reason\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`so_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`en_published_alone\` integer;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`en_published_alone_reason\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`en_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`operation_id\` integer REFERENCES operations(id);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`date_chosen\` integer;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`shared_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`turn\` text;`)
  await db.run(sql`CREATE INDEX \`posts_operation_idx\` ON \`posts\` (\`operation_id\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_so_published_alone\` integer;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_so_published_alone_reason\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_so_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_en_published_alone\` integer;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_en_published_alone_reason\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_en_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_operation_id\` integer REFERENCES operations(id);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_date_chosen\` integer;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_shared_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_turn\` text;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_operation_idx\` ON \`_posts_v\` (\`version_operation_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirects_id\` integer REFERENCES redirects(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`schedules\`;`)
  await db.run(sql`DROP TABLE \`operations_rels\`;`)
  await db.run(sql`DROP TABLE \`_operations_v_rels\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`front_page\`;`)
  await db.run(sql`DROP TABLE \`front_page_rels\`;`)
  await db.run(sql`DROP TABLE \`_front_page_v\`;`)
  await db.run(sql`DROP TABLE \`_front_page_v_rels\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	\`subcategories_id\` integer,
  	\`operations_id\` integer,
  	\`leaders_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subcategories_id\`) REFERENCES \`subcategories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`operations_id\`) REFERENCES \`operations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leaders_id\`) REFERENCES \`leaders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "posts_id", "subcategories_id", "operations_id", "leaders_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "posts_id", "subcategories_id", "operations_id", "leaders_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subcategories_id_idx\` ON \`payload_locked_documents_rels\` (\`subcategories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_operations_id_idx\` ON \`payload_locked_documents_rels\` (\`operations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leaders_id_idx\` ON \`payload_locked_documents_rels\` (\`leaders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
