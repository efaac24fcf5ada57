import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A database of the ten migrations that this one took the place of has all this already.
  const made = await db.all(sql`SELECT 1 FROM pragma_table_info('media') WHERE name = 'given_name'`)
  if (made.length > 0) return
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`revision\` numeric DEFAULT 0,
  	\`saved_by_id\` integer,
  	\`set_aside\` integer DEFAULT false,
  	\`saved_from\` text,
  	\`saved_since\` numeric,
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
  	\`so_published_alone\` integer,
  	\`so_published_alone_reason\` text,
  	\`so_changed_by\` text,
  	\`so_file_id\` integer,
  	\`en_state\` text DEFAULT 'draft',
  	\`en_title\` text,
  	\`en_content\` text,
  	\`en_first_published_at\` text,
  	\`en_changed_at\` text,
  	\`en_change_note\` text,
  	\`en_withdrawn_at\` text,
  	\`en_withdrawn_reason\` text,
  	\`en_published_alone\` integer,
  	\`en_published_alone_reason\` text,
  	\`en_changed_by\` text,
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
  	\`operation_id\` integer,
  	\`date_chosen\` integer,
  	\`shared_changed_by\` text,
  	\`turn\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`saved_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`so_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`en_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subcategory_id\`) REFERENCES \`subcategories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`operation_id\`) REFERENCES \`operations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_saved_by_idx\` ON \`posts\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_so_so_file_idx\` ON \`posts\` (\`so_file_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_en_en_file_idx\` ON \`posts\` (\`en_file_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_picture_idx\` ON \`posts\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_video_idx\` ON \`posts\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_subcategory_idx\` ON \`posts\` (\`subcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_operation_idx\` ON \`posts\` (\`operation_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_revision\` numeric DEFAULT 0,
  	\`version_saved_by_id\` integer,
  	\`version_set_aside\` integer DEFAULT false,
  	\`version_saved_from\` text,
  	\`version_saved_since\` numeric,
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
  	\`version_so_published_alone\` integer,
  	\`version_so_published_alone_reason\` text,
  	\`version_so_changed_by\` text,
  	\`version_so_file_id\` integer,
  	\`version_en_state\` text DEFAULT 'draft',
  	\`version_en_title\` text,
  	\`version_en_content\` text,
  	\`version_en_first_published_at\` text,
  	\`version_en_changed_at\` text,
  	\`version_en_change_note\` text,
  	\`version_en_withdrawn_at\` text,
  	\`version_en_withdrawn_reason\` text,
  	\`version_en_published_alone\` integer,
  	\`version_en_published_alone_reason\` text,
  	\`version_en_changed_by\` text,
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
  	\`version_operation_id\` integer,
  	\`version_date_chosen\` integer,
  	\`version_shared_changed_by\` text,
  	\`version_turn\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_saved_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_so_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_en_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_subcategory_id\`) REFERENCES \`subcategories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_operation_id\`) REFERENCES \`operations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_saved_by_idx\` ON \`_posts_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_so_version_so_file_idx\` ON \`_posts_v\` (\`version_so_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_en_version_en_file_idx\` ON \`_posts_v\` (\`version_en_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_picture_idx\` ON \`_posts_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_video_idx\` ON \`_posts_v\` (\`version_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_subcategory_idx\` ON \`_posts_v\` (\`version_subcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_operation_idx\` ON \`_posts_v\` (\`version_operation_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
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
  await db.run(sql`CREATE TABLE \`subcategories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name_so\` text,
  	\`name_en\` text,
  	\`kind\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`subcategories_updated_at_idx\` ON \`subcategories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subcategories_created_at_idx\` ON \`subcategories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`kind_idx\` ON \`subcategories\` (\`kind\`);`)
  await db.run(sql`CREATE TABLE \`operations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`so_title\` text,
  	\`so_description\` text,
  	\`so_address\` text,
  	\`en_title\` text,
  	\`en_description\` text,
  	\`en_address\` text,
  	\`photo_id\` integer,
  	\`status\` text DEFAULT 'Active',
  	\`start_date\` text,
  	\`featured\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`operations_photo_idx\` ON \`operations\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`operations_updated_at_idx\` ON \`operations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`operations_created_at_idx\` ON \`operations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`operations__status_idx\` ON \`operations\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_featured_startDate_idx\` ON \`operations\` (\`_status\`,\`featured\`,\`start_date\`);`)
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
  await db.run(sql`CREATE TABLE \`_operations_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_heading\` text,
  	\`version_so_title\` text,
  	\`version_so_description\` text,
  	\`version_so_address\` text,
  	\`version_en_title\` text,
  	\`version_en_description\` text,
  	\`version_en_address\` text,
  	\`version_photo_id\` integer,
  	\`version_status\` text DEFAULT 'Active',
  	\`version_start_date\` text,
  	\`version_featured\` integer DEFAULT true,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`operations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_operations_v_parent_idx\` ON \`_operations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_operations_v_version_version_photo_idx\` ON \`_operations_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_operations_v_version_version_updated_at_idx\` ON \`_operations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_operations_v_version_version_created_at_idx\` ON \`_operations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_operations_v_version_version__status_idx\` ON \`_operations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_operations_v_created_at_idx\` ON \`_operations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_operations_v_updated_at_idx\` ON \`_operations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_operations_v_latest_idx\` ON \`_operations_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_featured_version_startDate_idx\` ON \`_operations_v\` (\`version__status\`,\`version_featured\`,\`version_start_date\`);`)
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
  await db.run(sql`CREATE TABLE \`leaders\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`institution\` text DEFAULT 'ministry',
  	\`role\` text,
  	\`so_name\` text,
  	\`so_public\` integer DEFAULT false,
  	\`so_title\` text,
  	\`so_description\` text,
  	\`so_kept_back_reason\` text,
  	\`en_name\` text,
  	\`en_public\` integer DEFAULT false,
  	\`en_title\` text,
  	\`en_description\` text,
  	\`en_kept_back_reason\` text,
  	\`held_from\` text,
  	\`held_until\` text,
  	\`photo_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`bg_color\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`leaders_photo_idx\` ON \`leaders\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`leaders_updated_at_idx\` ON \`leaders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leaders_created_at_idx\` ON \`leaders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`leaders__status_idx\` ON \`leaders\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`institution__status_so_public_order_idx\` ON \`leaders\` (\`institution\`,\`_status\`,\`so_public\`,\`order\`);`)
  await db.run(sql`CREATE INDEX \`institution__status_en_public_order_idx\` ON \`leaders\` (\`institution\`,\`_status\`,\`en_public\`,\`order\`);`)
  await db.run(sql`CREATE TABLE \`_leaders_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_heading\` text,
  	\`version_institution\` text DEFAULT 'ministry',
  	\`version_role\` text,
  	\`version_so_name\` text,
  	\`version_so_public\` integer DEFAULT false,
  	\`version_so_title\` text,
  	\`version_so_description\` text,
  	\`version_so_kept_back_reason\` text,
  	\`version_en_name\` text,
  	\`version_en_public\` integer DEFAULT false,
  	\`version_en_title\` text,
  	\`version_en_description\` text,
  	\`version_en_kept_back_reason\` text,
  	\`version_held_from\` text,
  	\`version_held_until\` text,
  	\`version_photo_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_bg_color\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`leaders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_leaders_v_parent_idx\` ON \`_leaders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_version_version_photo_idx\` ON \`_leaders_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_version_version_updated_at_idx\` ON \`_leaders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_version_version_created_at_idx\` ON \`_leaders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_version_version__status_idx\` ON \`_leaders_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_created_at_idx\` ON \`_leaders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_updated_at_idx\` ON \`_leaders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_leaders_v_latest_idx\` ON \`_leaders_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_6_idx\` ON \`_leaders_v\` (\`version_institution\`,\`version__status\`,\`version_so_public\`,\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_7_idx\` ON \`_leaders_v\` (\`version_institution\`,\`version__status\`,\`version_en_public\`,\`version_order\`);`)
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
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`given_name\` text,
  	\`decorative\` integer DEFAULT false,
  	\`alt_so\` text,
  	\`alt_en\` text,
  	\`caption_so\` text,
  	\`caption_en\` text,
  	\`credit_so\` text,
  	\`credit_en\` text,
  	\`poster_id\` integer,
  	\`captions_so_id\` integer,
  	\`captions_en_id\` integer,
  	\`source\` text,
  	\`pages\` numeric,
  	\`colour\` text,
  	\`made\` text,
  	\`sizes_due\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`captions_so_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`captions_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`media_poster_idx\` ON \`media\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`media_captions_so_idx\` ON \`media\` (\`captions_so_id\`);`)
  await db.run(sql`CREATE INDEX \`media_captions_en_idx\` ON \`media\` (\`captions_en_id\`);`)
  await db.run(sql`CREATE INDEX \`media_source_idx\` ON \`media\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_due_idx\` ON \`media\` (\`sizes_due\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subject\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`agreed\` integer,
  	\`department\` text NOT NULL,
  	\`state\` text DEFAULT 'new',
  	\`assignee_id\` integer,
  	\`mailed_at\` text,
  	\`mail_attempts\` numeric DEFAULT 0,
  	\`mail_error\` text,
  	\`mail_due_at\` text,
  	\`sending\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_department_idx\` ON \`contact_messages\` (\`department\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_state_idx\` ON \`contact_messages\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_assignee_idx\` ON \`contact_messages\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_mail_due_at_idx\` ON \`contact_messages\` (\`mail_due_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_sending_idx\` ON \`contact_messages\` (\`sending\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`preview_links\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`post_id\` integer,
  	\`token_hash\` text NOT NULL,
  	\`made_by_id\` integer,
  	\`expires_at\` text NOT NULL,
  	\`revoked_at\` text,
  	\`last_opened_at\` text,
  	\`opens\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`made_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`preview_links_post_idx\` ON \`preview_links\` (\`post_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`preview_links_token_hash_idx\` ON \`preview_links\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_made_by_idx\` ON \`preview_links\` (\`made_by_id\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_updated_at_idx\` ON \`preview_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_created_at_idx\` ON \`preview_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_departments\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_departments_order_idx\` ON \`users_departments\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_departments_parent_idx\` ON \`users_departments\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`passed_at\` text,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`codes_since\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`message_notes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`message_id\` integer NOT NULL,
  	\`who\` numeric,
  	\`whose_name\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`message_notes_message_idx\` ON \`message_notes\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`message_notes_updated_at_idx\` ON \`message_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`message_notes_created_at_idx\` ON \`message_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`message_replies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`message_id\` integer NOT NULL,
  	\`who\` numeric,
  	\`whose_name\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`department\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`mailed_at\` text,
  	\`mail_attempts\` numeric DEFAULT 0,
  	\`mail_error\` text,
  	\`mail_due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`message_replies_message_idx\` ON \`message_replies\` (\`message_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`message_replies_key_idx\` ON \`message_replies\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`message_replies_mail_due_at_idx\` ON \`message_replies\` (\`mail_due_at\`);`)
  await db.run(sql`CREATE INDEX \`message_replies_updated_at_idx\` ON \`message_replies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`message_replies_created_at_idx\` ON \`message_replies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`invitations_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`invitations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`invitations_roles_order_idx\` ON \`invitations_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`invitations_roles_parent_idx\` ON \`invitations_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`invitations_departments\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`invitations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`invitations_departments_order_idx\` ON \`invitations_departments\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`invitations_departments_parent_idx\` ON \`invitations_departments\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`invitations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`sent_at\` text,
  	\`expires_at\` text,
  	\`accepted_at\` text,
  	\`token_digest\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`invitations_email_idx\` ON \`invitations\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`invitations_token_digest_idx\` ON \`invitations\` (\`token_digest\`);`)
  await db.run(sql`CREATE INDEX \`invitations_updated_at_idx\` ON \`invitations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`invitations_created_at_idx\` ON \`invitations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`secret\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`recovery\` text,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`closed_until\` text,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`action\` text NOT NULL,
  	\`collection\` text,
  	\`document\` text,
  	\`heading\` text,
  	\`language\` text,
  	\`who\` numeric,
  	\`whose_email\` text,
  	\`from\` text,
  	\`change\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_created_at_idx\` ON \`audit\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_action_idx\` ON \`audit\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_collection_idx\` ON \`audit\` (\`collection\`);`)
  await db.run(sql`CREATE INDEX \`audit_who_idx\` ON \`audit\` (\`who\`);`)
  await db.run(sql`CREATE INDEX \`audit_updated_at_idx\` ON \`audit\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`document_action_idx\` ON \`audit\` (\`document\`,\`action\`);`)
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`source\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`collection\` text NOT NULL,
  	\`document\` numeric NOT NULL,
  	\`told\` text,
  	\`written\` text,
  	\`written_at\` text,
  	\`incomplete\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`imports_updated_at_idx\` ON \`imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_created_at_idx\` ON \`imports\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`source_key_idx\` ON \`imports\` (\`source\`,\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	\`subcategories_id\` integer,
  	\`operations_id\` integer,
  	\`leaders_id\` integer,
  	\`redirects_id\` integer,
  	\`media_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subcategories_id\`) REFERENCES \`subcategories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`operations_id\`) REFERENCES \`operations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leaders_id\`) REFERENCES \`leaders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subcategories_id_idx\` ON \`payload_locked_documents_rels\` (\`subcategories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_operations_id_idx\` ON \`payload_locked_documents_rels\` (\`operations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leaders_id_idx\` ON \`payload_locked_documents_rels\` (\`leaders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`alert\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`level\` text DEFAULT 'information',
  	\`so_title\` text,
  	\`so_text\` text,
  	\`so_link_text\` text,
  	\`en_title\` text,
  	\`en_text\` text,
  	\`en_link_text\` text,
  	\`link\` text,
  	\`from\` text,
  	\`from_tz\` text DEFAULT 'Africa/Mogadishu',
  	\`until\` text,
  	\`until_tz\` text DEFAULT 'Africa/Mogadishu',
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`alert__status_idx\` ON \`alert\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_alert_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_level\` text DEFAULT 'information',
  	\`version_so_title\` text,
  	\`version_so_text\` text,
  	\`version_so_link_text\` text,
  	\`version_en_title\` text,
  	\`version_en_text\` text,
  	\`version_en_link_text\` text,
  	\`version_link\` text,
  	\`version_from\` text,
  	\`version_from_tz\` text DEFAULT 'Africa/Mogadishu',
  	\`version_until\` text,
  	\`version_until_tz\` text DEFAULT 'Africa/Mogadishu',
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_alert_v_version_version__status_idx\` ON \`_alert_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_alert_v_created_at_idx\` ON \`_alert_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_alert_v_updated_at_idx\` ON \`_alert_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_alert_v_latest_idx\` ON \`_alert_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`contact_information_office_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_information\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_information_office_phones_order_idx\` ON \`contact_information_office_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_information_office_phones_parent_id_idx\` ON \`contact_information_office_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_information\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text,
  	\`press_email\` text,
  	\`hotline\` text,
  	\`so_working_hours\` text,
  	\`so_working_days\` text,
  	\`so_day_off\` text,
  	\`so_hotline_title\` text,
  	\`so_office_hours\` text,
  	\`so_address\` text,
  	\`en_working_hours\` text,
  	\`en_working_days\` text,
  	\`en_day_off\` text,
  	\`en_hotline_title\` text,
  	\`en_office_hours\` text,
  	\`en_address\` text,
  	\`radio_url\` text,
  	\`stream_url\` text,
  	\`social_facebook\` text,
  	\`social_x\` text,
  	\`social_instagram\` text,
  	\`social_youtube\` text,
  	\`social_tiktok\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_information__status_idx\` ON \`contact_information\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_contact_information_v_version_office_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_information_v_version_office_phones_order_idx\` ON \`_contact_information_v_version_office_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_version_office_phones_parent_id_idx\` ON \`_contact_information_v_version_office_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_information_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_email\` text,
  	\`version_press_email\` text,
  	\`version_hotline\` text,
  	\`version_so_working_hours\` text,
  	\`version_so_working_days\` text,
  	\`version_so_day_off\` text,
  	\`version_so_hotline_title\` text,
  	\`version_so_office_hours\` text,
  	\`version_so_address\` text,
  	\`version_en_working_hours\` text,
  	\`version_en_working_days\` text,
  	\`version_en_day_off\` text,
  	\`version_en_hotline_title\` text,
  	\`version_en_office_hours\` text,
  	\`version_en_address\` text,
  	\`version_radio_url\` text,
  	\`version_stream_url\` text,
  	\`version_social_facebook\` text,
  	\`version_social_x\` text,
  	\`version_social_instagram\` text,
  	\`version_social_youtube\` text,
  	\`version_social_tiktok\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_information_v_version_version__status_idx\` ON \`_contact_information_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_created_at_idx\` ON \`_contact_information_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_updated_at_idx\` ON \`_contact_information_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_latest_idx\` ON \`_contact_information_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`banners\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`so_picture_id\` integer,
  	\`so_show_name\` integer DEFAULT true,
  	\`en_picture_id\` integer,
  	\`en_show_name\` integer DEFAULT true,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`so_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`en_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`banners_so_so_picture_idx\` ON \`banners\` (\`so_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_en_en_picture_idx\` ON \`banners\` (\`en_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`banners__status_idx\` ON \`banners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_so_picture_id\` integer,
  	\`version_so_show_name\` integer DEFAULT true,
  	\`version_en_picture_id\` integer,
  	\`version_en_show_name\` integer DEFAULT true,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_so_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_en_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_banners_v_version_so_version_so_picture_idx\` ON \`_banners_v\` (\`version_so_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_en_version_en_picture_idx\` ON \`_banners_v\` (\`version_en_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version__status_idx\` ON \`_banners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_created_at_idx\` ON \`_banners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_updated_at_idx\` ON \`_banners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_latest_idx\` ON \`_banners_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`about_so_values_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_so_values_items_order_idx\` ON \`about_so_values_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_so_values_items_parent_id_idx\` ON \`about_so_values_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_en_values_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_en_values_items_order_idx\` ON \`about_en_values_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_en_values_items_parent_id_idx\` ON \`about_en_values_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`so_title\` text,
  	\`so_lead\` text,
  	\`so_overview_heading\` text,
  	\`so_overview_paragraphs\` text,
  	\`so_mission_heading\` text,
  	\`so_mission_text\` text,
  	\`so_vision_heading\` text,
  	\`so_vision_text\` text,
  	\`so_values_heading\` text,
  	\`so_goals_heading\` text,
  	\`so_goals_items\` text,
  	\`so_minister_heading\` text,
  	\`so_structure_heading\` text,
  	\`so_structure_lead\` text,
  	\`so_structure_minister\` text,
  	\`so_structure_state_minister\` text,
  	\`so_structure_deputy_minister\` text,
  	\`so_structure_permanent_secretary\` text,
  	\`so_structure_director_general_defense\` text,
  	\`so_structure_director_general_personnel\` text,
  	\`so_structure_army_leadership\` text,
  	\`en_title\` text,
  	\`en_lead\` text,
  	\`en_overview_heading\` text,
  	\`en_overview_paragraphs\` text,
  	\`en_mission_heading\` text,
  	\`en_mission_text\` text,
  	\`en_vision_heading\` text,
  	\`en_vision_text\` text,
  	\`en_values_heading\` text,
  	\`en_goals_heading\` text,
  	\`en_goals_items\` text,
  	\`en_minister_heading\` text,
  	\`en_structure_heading\` text,
  	\`en_structure_lead\` text,
  	\`en_structure_minister\` text,
  	\`en_structure_state_minister\` text,
  	\`en_structure_deputy_minister\` text,
  	\`en_structure_permanent_secretary\` text,
  	\`en_structure_director_general_defense\` text,
  	\`en_structure_director_general_personnel\` text,
  	\`en_structure_army_leadership\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_so_values_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_so_values_items_order_idx\` ON \`_about_v_version_so_values_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_so_values_items_parent_id_idx\` ON \`_about_v_version_so_values_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v_version_en_values_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_en_values_items_order_idx\` ON \`_about_v_version_en_values_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_en_values_items_parent_id_idx\` ON \`_about_v_version_en_values_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_so_title\` text,
  	\`version_so_lead\` text,
  	\`version_so_overview_heading\` text,
  	\`version_so_overview_paragraphs\` text,
  	\`version_so_mission_heading\` text,
  	\`version_so_mission_text\` text,
  	\`version_so_vision_heading\` text,
  	\`version_so_vision_text\` text,
  	\`version_so_values_heading\` text,
  	\`version_so_goals_heading\` text,
  	\`version_so_goals_items\` text,
  	\`version_so_minister_heading\` text,
  	\`version_so_structure_heading\` text,
  	\`version_so_structure_lead\` text,
  	\`version_so_structure_minister\` text,
  	\`version_so_structure_state_minister\` text,
  	\`version_so_structure_deputy_minister\` text,
  	\`version_so_structure_permanent_secretary\` text,
  	\`version_so_structure_director_general_defense\` text,
  	\`version_so_structure_director_general_personnel\` text,
  	\`version_so_structure_army_leadership\` text,
  	\`version_en_title\` text,
  	\`version_en_lead\` text,
  	\`version_en_overview_heading\` text,
  	\`version_en_overview_paragraphs\` text,
  	\`version_en_mission_heading\` text,
  	\`version_en_mission_text\` text,
  	\`version_en_vision_heading\` text,
  	\`version_en_vision_text\` text,
  	\`version_en_values_heading\` text,
  	\`version_en_goals_heading\` text,
  	\`version_en_goals_items\` text,
  	\`version_en_minister_heading\` text,
  	\`version_en_structure_heading\` text,
  	\`version_en_structure_lead\` text,
  	\`version_en_structure_minister\` text,
  	\`version_en_structure_state_minister\` text,
  	\`version_en_structure_deputy_minister\` text,
  	\`version_en_structure_permanent_secretary\` text,
  	\`version_en_structure_director_general_defense\` text,
  	\`version_en_structure_director_general_personnel\` text,
  	\`version_en_structure_army_leadership\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`partners_partners\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`so_name\` text,
  	\`so_text\` text,
  	\`en_name\` text,
  	\`en_text\` text,
  	\`kind\` text DEFAULT 'defense',
  	\`logo_id\` integer,
  	\`mark\` text,
  	\`letters\` text,
  	\`url\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`partners_partners_order_idx\` ON \`partners_partners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`partners_partners_parent_id_idx\` ON \`partners_partners\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`partners_partners_logo_idx\` ON \`partners_partners\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`partners\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`partners__status_idx\` ON \`partners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v_version_partners\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`so_name\` text,
  	\`so_text\` text,
  	\`en_name\` text,
  	\`en_text\` text,
  	\`kind\` text DEFAULT 'defense',
  	\`logo_id\` integer,
  	\`mark\` text,
  	\`letters\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_partners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_partners_v_version_partners_order_idx\` ON \`_partners_v_version_partners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_partners_parent_id_idx\` ON \`_partners_v_version_partners\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_partners_logo_idx\` ON \`_partners_v_version_partners\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version__status_idx\` ON \`_partners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_created_at_idx\` ON \`_partners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_updated_at_idx\` ON \`_partners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_latest_idx\` ON \`_partners_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`privacy_policy_so_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`privacy_policy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy_so_sections_order_idx\` ON \`privacy_policy_so_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_so_sections_parent_id_idx\` ON \`privacy_policy_so_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`privacy_policy_en_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`privacy_policy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy_en_sections_order_idx\` ON \`privacy_policy_en_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_en_sections_parent_id_idx\` ON \`privacy_policy_en_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`privacy_policy\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`so_title\` text,
  	\`so_lead\` text,
  	\`en_title\` text,
  	\`en_lead\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy__status_idx\` ON \`privacy_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_policy_v_version_so_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_privacy_policy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_so_sections_order_idx\` ON \`_privacy_policy_v_version_so_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_so_sections_parent_id_idx\` ON \`_privacy_policy_v_version_so_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_policy_v_version_en_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_privacy_policy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_en_sections_order_idx\` ON \`_privacy_policy_v_version_en_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_en_sections_parent_id_idx\` ON \`_privacy_policy_v_version_en_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_policy_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_so_title\` text,
  	\`version_so_lead\` text,
  	\`version_en_title\` text,
  	\`version_en_lead\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version__status_idx\` ON \`_privacy_policy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_created_at_idx\` ON \`_privacy_policy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_updated_at_idx\` ON \`_privacy_policy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_latest_idx\` ON \`_privacy_policy_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`accessibility_statement_so_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accessibility_statement\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accessibility_statement_so_sections_order_idx\` ON \`accessibility_statement_so_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accessibility_statement_so_sections_parent_id_idx\` ON \`accessibility_statement_so_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accessibility_statement_en_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`accessibility_statement\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`accessibility_statement_en_sections_order_idx\` ON \`accessibility_statement_en_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`accessibility_statement_en_sections_parent_id_idx\` ON \`accessibility_statement_en_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`accessibility_statement\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`so_title\` text,
  	\`so_lead\` text,
  	\`en_title\` text,
  	\`en_lead\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`accessibility_statement__status_idx\` ON \`accessibility_statement\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_accessibility_statement_v_version_so_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accessibility_statement_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_version_so_sections_order_idx\` ON \`_accessibility_statement_v_version_so_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_version_so_sections_parent_id_idx\` ON \`_accessibility_statement_v_version_so_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accessibility_statement_v_version_en_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_accessibility_statement_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_version_en_sections_order_idx\` ON \`_accessibility_statement_v_version_en_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_version_en_sections_parent_id_idx\` ON \`_accessibility_statement_v_version_en_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_accessibility_statement_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_so_title\` text,
  	\`version_so_lead\` text,
  	\`version_en_title\` text,
  	\`version_en_lead\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_version_version__status_idx\` ON \`_accessibility_statement_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_created_at_idx\` ON \`_accessibility_statement_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_updated_at_idx\` ON \`_accessibility_statement_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_latest_idx\` ON \`_accessibility_statement_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`terms_of_use_so_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`terms_of_use\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_of_use_so_sections_order_idx\` ON \`terms_of_use_so_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_use_so_sections_parent_id_idx\` ON \`terms_of_use_so_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`terms_of_use_en_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`terms_of_use\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_of_use_en_sections_order_idx\` ON \`terms_of_use_en_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`terms_of_use_en_sections_parent_id_idx\` ON \`terms_of_use_en_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`terms_of_use\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`so_title\` text,
  	\`so_lead\` text,
  	\`en_title\` text,
  	\`en_lead\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`terms_of_use__status_idx\` ON \`terms_of_use\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_terms_of_use_v_version_so_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_terms_of_use_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_so_sections_order_idx\` ON \`_terms_of_use_v_version_so_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_so_sections_parent_id_idx\` ON \`_terms_of_use_v_version_so_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_terms_of_use_v_version_en_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_terms_of_use_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_en_sections_order_idx\` ON \`_terms_of_use_v_version_en_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_en_sections_parent_id_idx\` ON \`_terms_of_use_v_version_en_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_terms_of_use_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_so_title\` text,
  	\`version_so_lead\` text,
  	\`version_en_title\` text,
  	\`version_en_lead\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_version__status_idx\` ON \`_terms_of_use_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_created_at_idx\` ON \`_terms_of_use_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_updated_at_idx\` ON \`_terms_of_use_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_latest_idx\` ON \`_terms_of_use_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`security_reports_so_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`security_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`security_reports_so_sections_order_idx\` ON \`security_reports_so_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`security_reports_so_sections_parent_id_idx\` ON \`security_reports_so_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_reports_en_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`security_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`security_reports_en_sections_order_idx\` ON \`security_reports_en_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`security_reports_en_sections_parent_id_idx\` ON \`security_reports_en_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`security_reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`so_title\` text,
  	\`so_lead\` text,
  	\`en_title\` text,
  	\`en_lead\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`security_reports__status_idx\` ON \`security_reports\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_security_reports_v_version_so_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_security_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_security_reports_v_version_so_sections_order_idx\` ON \`_security_reports_v_version_so_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_security_reports_v_version_so_sections_parent_id_idx\` ON \`_security_reports_v_version_so_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_reports_v_version_en_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_security_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_security_reports_v_version_en_sections_order_idx\` ON \`_security_reports_v_version_en_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_security_reports_v_version_en_sections_parent_id_idx\` ON \`_security_reports_v_version_en_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_security_reports_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_so_title\` text,
  	\`version_so_lead\` text,
  	\`version_en_title\` text,
  	\`version_en_lead\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_security_reports_v_version_version__status_idx\` ON \`_security_reports_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_security_reports_v_created_at_idx\` ON \`_security_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_security_reports_v_updated_at_idx\` ON \`_security_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_security_reports_v_latest_idx\` ON \`_security_reports_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`inbox_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kept_months\` numeric DEFAULT 24 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`content_version\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version\` text DEFAULT '0' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`schedules\`;`)
  await db.run(sql`DROP TABLE \`subcategories\`;`)
  await db.run(sql`DROP TABLE \`operations\`;`)
  await db.run(sql`DROP TABLE \`operations_rels\`;`)
  await db.run(sql`DROP TABLE \`_operations_v\`;`)
  await db.run(sql`DROP TABLE \`_operations_v_rels\`;`)
  await db.run(sql`DROP TABLE \`leaders\`;`)
  await db.run(sql`DROP TABLE \`_leaders_v\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`preview_links\`;`)
  await db.run(sql`DROP TABLE \`users_roles\`;`)
  await db.run(sql`DROP TABLE \`users_departments\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`message_notes\`;`)
  await db.run(sql`DROP TABLE \`message_replies\`;`)
  await db.run(sql`DROP TABLE \`invitations_roles\`;`)
  await db.run(sql`DROP TABLE \`invitations_departments\`;`)
  await db.run(sql`DROP TABLE \`invitations\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`audit\`;`)
  await db.run(sql`DROP TABLE \`imports\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`front_page\`;`)
  await db.run(sql`DROP TABLE \`front_page_rels\`;`)
  await db.run(sql`DROP TABLE \`_front_page_v\`;`)
  await db.run(sql`DROP TABLE \`_front_page_v_rels\`;`)
  await db.run(sql`DROP TABLE \`alert\`;`)
  await db.run(sql`DROP TABLE \`_alert_v\`;`)
  await db.run(sql`DROP TABLE \`contact_information_office_phones\`;`)
  await db.run(sql`DROP TABLE \`contact_information\`;`)
  await db.run(sql`DROP TABLE \`_contact_information_v_version_office_phones\`;`)
  await db.run(sql`DROP TABLE \`_contact_information_v\`;`)
  await db.run(sql`DROP TABLE \`banners\`;`)
  await db.run(sql`DROP TABLE \`_banners_v\`;`)
  await db.run(sql`DROP TABLE \`about_so_values_items\`;`)
  await db.run(sql`DROP TABLE \`about_en_values_items\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_so_values_items\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_en_values_items\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`partners_partners\`;`)
  await db.run(sql`DROP TABLE \`partners\`;`)
  await db.run(sql`DROP TABLE \`_partners_v_version_partners\`;`)
  await db.run(sql`DROP TABLE \`_partners_v\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy_so_sections\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy_en_sections\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v_version_so_sections\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v_version_en_sections\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v\`;`)
  await db.run(sql`DROP TABLE \`accessibility_statement_so_sections\`;`)
  await db.run(sql`DROP TABLE \`accessibility_statement_en_sections\`;`)
  await db.run(sql`DROP TABLE \`accessibility_statement\`;`)
  await db.run(sql`DROP TABLE \`_accessibility_statement_v_version_so_sections\`;`)
  await db.run(sql`DROP TABLE \`_accessibility_statement_v_version_en_sections\`;`)
  await db.run(sql`DROP TABLE \`_accessibility_statement_v\`;`)
  await db.run(sql`DROP TABLE \`terms_of_use_so_sections\`;`)
  await db.run(sql`DROP TABLE \`terms_of_use_en_sections\`;`)
  await db.run(sql`DROP TABLE \`terms_of_use\`;`)
  await db.run(sql`DROP TABLE \`_terms_of_use_v_version_so_sections\`;`)
  await db.run(sql`DROP TABLE \`_terms_of_use_v_version_en_sections\`;`)
  await db.run(sql`DROP TABLE \`_terms_of_use_v\`;`)
  await db.run(sql`DROP TABLE \`security_reports_so_sections\`;`)
  await db.run(sql`DROP TABLE \`security_reports_en_sections\`;`)
  await db.run(sql`DROP TABLE \`security_reports\`;`)
  await db.run(sql`DROP TABLE \`_security_reports_v_version_so_sections\`;`)
  await db.run(sql`DROP TABLE \`_security_reports_v_version_en_sections\`;`)
  await db.run(sql`DROP TABLE \`_security_reports_v\`;`)
  await db.run(sql`DROP TABLE \`inbox_settings\`;`)
  await db.run(sql`DROP TABLE \`content_version\`;`)
}
