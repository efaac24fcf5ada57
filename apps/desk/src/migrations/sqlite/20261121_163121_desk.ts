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
  	\`so_working_hours\` text DEFAULT 'Sabti ilaa Khamiis 8.00–16.30 · Jimco: Fasax',
  	\`so_working_days\` text DEFAULT 'Sabti ilaa Khamiis, 8.00–16.30',
  	\`so_day_off\` text DEFAULT 'Jimco: Fasax',
  	\`so_hotline_title\` text DEFAULT 'Khadka degdegga ah, furan 24/7',
  	\`so_office_hours\` text DEFAULT 'Isniin ilaa Jimco, 8da subaxnimo ilaa 4ta galabnimo',
  	\`so_address\` text DEFAULT 'Wasaaradda Gaashaandhigga, Muqdisho',
  	\`en_working_hours\` text DEFAULT 'Saturday to Thursday 8.00–16.30 · Friday off',
  	\`en_working_days\` text DEFAULT 'Saturday to Thursday, 8.00–16.30',
  	\`en_day_off\` text DEFAULT 'Friday off',
  	\`en_hotline_title\` text DEFAULT 'Hotline, open 24/7',
  	\`en_office_hours\` text DEFAULT 'Monday to Friday, 8am to 4pm',
  	\`en_address\` text DEFAULT 'Ministry of Defence, Mogadishu',
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
  	\`version_so_working_hours\` text DEFAULT 'Sabti ilaa Khamiis 8.00–16.30 · Jimco: Fasax',
  	\`version_so_working_days\` text DEFAULT 'Sabti ilaa Khamiis, 8.00–16.30',
  	\`version_so_day_off\` text DEFAULT 'Jimco: Fasax',
  	\`version_so_hotline_title\` text DEFAULT 'Khadka degdegga ah, furan 24/7',
  	\`version_so_office_hours\` text DEFAULT 'Isniin ilaa Jimco, 8da subaxnimo ilaa 4ta galabnimo',
  	\`version_so_address\` text DEFAULT 'Wasaaradda Gaashaandhigga, Muqdisho',
  	\`version_en_working_hours\` text DEFAULT 'Saturday to Thursday 8.00–16.30 · Friday off',
  	\`version_en_working_days\` text DEFAULT 'Saturday to Thursday, 8.00–16.30',
  	\`version_en_day_off\` text DEFAULT 'Friday off',
  	\`version_en_hotline_title\` text DEFAULT 'Hotline, open 24/7',
  	\`version_en_office_hours\` text DEFAULT 'Monday to Friday, 8am to 4pm',
  	\`version_en_address\` text DEFAULT 'Ministry of Defence, Mogadishu',
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
  	\`so_title\` text DEFAULT 'Ku saabsan Wasaaradda',
  	\`so_lead\` text DEFAULT 'Waxa ay Wasaaraddu qabato, cidda ay u adeegto iyo sida ay u dhisan tahay.',
  	\`so_overview_heading\` text DEFAULT 'Guudmar',
  	\`so_overview_paragraphs\` text DEFAULT 'Wasaaradda Gaashaandhiggu waxay masuul ka tahay difaaca dalka: siyaasadda, dadka, qalabka iyo miisaaniyadda ciidamada. Waa hoggaan rayid ah oo sharciga ku hoos shaqeeya.
  
  Wasaaraddu waxay dejisaa jihada, waxay kormeertaa sida loo fuliyo, waxayna dadweynaha iyo hay’adaha dowladda uga warbixisaa shaqadeeda. Ciidanka Xoogga Dalka Soomaaliyeed ayaa fuliya hawlaha difaaca ee dhulka, badda iyo cirka.
  
  Shaqadu waxay ku bilaabataa dadka: askari tababaran oo xuquuqdiisa hela, qoys la daryeelo, iyo muwaadin og waxa lagu qabto magaciisa.',
  	\`so_mission_heading\` text DEFAULT 'Hawsha',
  	\`so_mission_text\` text DEFAULT 'In la difaaco dalka, dadkiisa iyo xuduudihiisa, iyadoo la dhisayo ciidan mideysan, anshax leh oo sharciga u hoggaansan.',
  	\`so_vision_heading\` text DEFAULT 'Hiigsiga',
  	\`so_vision_text\` text DEFAULT 'Dal nabad ah oo ciidankiisu kalsooni u yahay dadka uu u adeego, saaxiibna u yahay deriskiisa.',
  	\`so_values_heading\` text DEFAULT 'Qiyamka',
  	\`so_goals_heading\` text DEFAULT 'Yoolalka',
  	\`so_goals_items\` text DEFAULT 'Ciidan tababaran oo diyaar ah, qalabna u leh hawsha loo xilsaaro.
  Mushahar, caafimaad iyo daryeel si waqtigiisa ah u gaara askarta iyo qoysaskooda.
  Maamul hufan: qandaraasyo furan, miisaaniyad la raaci karo iyo warbixinno la daabaco.
  Badbaadada xeebta iyo xuduudaha, iyadoo lala shaqeeyo hay’adaha kale ee dowladda.
  Gurmad degdeg ah marka masiibo dhacdo.
  Iskaashi saaxiibada caalamiga ah oo tababarka iyo nabad ilaalinta ku saabsan.',
  	\`so_minister_heading\` text DEFAULT 'Wasiirka',
  	\`so_structure_heading\` text DEFAULT 'Sida ay u dhisan tahay',
  	\`so_structure_lead\` text DEFAULT 'Xil walba wuxuu leeyahay bog u gaar ah.',
  	\`so_structure_minister\` text DEFAULT 'Wuxuu hoggaamiyaa Wasaaradda, wuxuuna Baarlamaanka ka hor jawaabaa.',
  	\`so_structure_state_minister\` text DEFAULT 'Wuxuu Wasiirka kala shaqeeyaa siyaasadda iyo xiriirka dowladda.',
  	\`so_structure_deputy_minister\` text DEFAULT 'Wuxuu Wasiirka ku kaalmeeyaa kormeerka, wuxuuna bedelaa marka uu maqan yahay.',
  	\`so_structure_permanent_secretary\` text DEFAULT 'Wuxuu maamulaa shaqada rayidka ah, miisaaniyadda iyo agaasimayaasha.',
  	\`so_structure_director_general_defense\` text DEFAULT 'Wuxuu isku duwaa qorsheynta, tababarka iyo diyaargarowga.',
  	\`so_structure_director_general_personnel\` text DEFAULT 'Wuxuu masuul ka yahay shaqaalaha, saadka iyo daryeelka.',
  	\`so_structure_army_leadership\` text DEFAULT 'Taliyayaashu waxay fuliyaan hawlaha difaaca ee dhulka, badda iyo cirka.',
  	\`en_title\` text DEFAULT 'About the Ministry',
  	\`en_lead\` text DEFAULT 'What the Ministry does, whom it serves and how it is built.',
  	\`en_overview_heading\` text DEFAULT 'Overview',
  	\`en_overview_paragraphs\` text DEFAULT 'The Ministry of Defence is responsible for the defence of the country: policy, people, equipment and the budget of the armed forces. It is civilian leadership that works under the law.
  
  The Ministry sets the direction, watches how it is carried out, and reports on its work to the public and to the institutions of the state. The Somali National Army carries out the tasks of defence on land, at sea and in the air.
  
  The work begins with people: a soldier who is trained and paid, a family that is cared for, and a citizen who knows what is done in their name.',
  	\`en_mission_heading\` text DEFAULT 'Mission',
  	\`en_mission_text\` text DEFAULT 'To defend the country, its people and its borders by building forces that are united, disciplined and subject to the law.',
  	\`en_vision_heading\` text DEFAULT 'Vision',
  	\`en_vision_text\` text DEFAULT 'A country at peace, whose forces are trusted by the people they serve and are a partner to their neighbours.',
  	\`en_values_heading\` text DEFAULT 'Values',
  	\`en_goals_heading\` text DEFAULT 'Goals',
  	\`en_goals_items\` text DEFAULT 'Forces that are trained, ready and equipped for the tasks they are given.
  Pay, health care and support that reach members and their families on time.
  Clean administration: open tenders, a budget that can be followed, reports that are published.
  A safe coast and safe borders, together with the other institutions of the state.
  Quick help when a disaster strikes.
  Cooperation with international partners in training and peacekeeping.',
  	\`en_minister_heading\` text DEFAULT 'The Minister',
  	\`en_structure_heading\` text DEFAULT 'How it is built',
  	\`en_structure_lead\` text DEFAULT 'Each office has a page of its own.',
  	\`en_structure_minister\` text DEFAULT 'Leads the Ministry and answers for it before Parliament.',
  	\`en_structure_state_minister\` text DEFAULT 'Works with the Minister on policy and on relations within the government.',
  	\`en_structure_deputy_minister\` text DEFAULT 'Supports the Minister in oversight, and stands in when the Minister is away.',
  	\`en_structure_permanent_secretary\` text DEFAULT 'Runs the civil service of the Ministry, its budget and its directorates.',
  	\`en_structure_director_general_defense\` text DEFAULT 'Coordinates planning, training and readiness.',
  	\`en_structure_director_general_personnel\` text DEFAULT 'Is in charge of personnel, supply and welfare.',
  	\`en_structure_army_leadership\` text DEFAULT 'The commanders carry out the tasks of defence on land, at sea and in the air.',
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
  	\`version_so_title\` text DEFAULT 'Ku saabsan Wasaaradda',
  	\`version_so_lead\` text DEFAULT 'Waxa ay Wasaaraddu qabato, cidda ay u adeegto iyo sida ay u dhisan tahay.',
  	\`version_so_overview_heading\` text DEFAULT 'Guudmar',
  	\`version_so_overview_paragraphs\` text DEFAULT 'Wasaaradda Gaashaandhiggu waxay masuul ka tahay difaaca dalka: siyaasadda, dadka, qalabka iyo miisaaniyadda ciidamada. Waa hoggaan rayid ah oo sharciga ku hoos shaqeeya.
  
  Wasaaraddu waxay dejisaa jihada, waxay kormeertaa sida loo fuliyo, waxayna dadweynaha iyo hay’adaha dowladda uga warbixisaa shaqadeeda. Ciidanka Xoogga Dalka Soomaaliyeed ayaa fuliya hawlaha difaaca ee dhulka, badda iyo cirka.
  
  Shaqadu waxay ku bilaabataa dadka: askari tababaran oo xuquuqdiisa hela, qoys la daryeelo, iyo muwaadin og waxa lagu qabto magaciisa.',
  	\`version_so_mission_heading\` text DEFAULT 'Hawsha',
  	\`version_so_mission_text\` text DEFAULT 'In la difaaco dalka, dadkiisa iyo xuduudihiisa, iyadoo la dhisayo ciidan mideysan, anshax leh oo sharciga u hoggaansan.',
  	\`version_so_vision_heading\` text DEFAULT 'Hiigsiga',
  	\`version_so_vision_text\` text DEFAULT 'Dal nabad ah oo ciidankiisu kalsooni u yahay dadka uu u adeego, saaxiibna u yahay deriskiisa.',
  	\`version_so_values_heading\` text DEFAULT 'Qiyamka',
  	\`version_so_goals_heading\` text DEFAULT 'Yoolalka',
  	\`version_so_goals_items\` text DEFAULT 'Ciidan tababaran oo diyaar ah, qalabna u leh hawsha loo xilsaaro.
  Mushahar, caafimaad iyo daryeel si waqtigiisa ah u gaara askarta iyo qoysaskooda.
  Maamul hufan: qandaraasyo furan, miisaaniyad la raaci karo iyo warbixinno la daabaco.
  Badbaadada xeebta iyo xuduudaha, iyadoo lala shaqeeyo hay’adaha kale ee dowladda.
  Gurmad degdeg ah marka masiibo dhacdo.
  Iskaashi saaxiibada caalamiga ah oo tababarka iyo nabad ilaalinta ku saabsan.',
  	\`version_so_minister_heading\` text DEFAULT 'Wasiirka',
  	\`version_so_structure_heading\` text DEFAULT 'Sida ay u dhisan tahay',
  	\`version_so_structure_lead\` text DEFAULT 'Xil walba wuxuu leeyahay bog u gaar ah.',
  	\`version_so_structure_minister\` text DEFAULT 'Wuxuu hoggaamiyaa Wasaaradda, wuxuuna Baarlamaanka ka hor jawaabaa.',
  	\`version_so_structure_state_minister\` text DEFAULT 'Wuxuu Wasiirka kala shaqeeyaa siyaasadda iyo xiriirka dowladda.',
  	\`version_so_structure_deputy_minister\` text DEFAULT 'Wuxuu Wasiirka ku kaalmeeyaa kormeerka, wuxuuna bedelaa marka uu maqan yahay.',
  	\`version_so_structure_permanent_secretary\` text DEFAULT 'Wuxuu maamulaa shaqada rayidka ah, miisaaniyadda iyo agaasimayaasha.',
  	\`version_so_structure_director_general_defense\` text DEFAULT 'Wuxuu isku duwaa qorsheynta, tababarka iyo diyaargarowga.',
  	\`version_so_structure_director_general_personnel\` text DEFAULT 'Wuxuu masuul ka yahay shaqaalaha, saadka iyo daryeelka.',
  	\`version_so_structure_army_leadership\` text DEFAULT 'Taliyayaashu waxay fuliyaan hawlaha difaaca ee dhulka, badda iyo cirka.',
  	\`version_en_title\` text DEFAULT 'About the Ministry',
  	\`version_en_lead\` text DEFAULT 'What the Ministry does, whom it serves and how it is built.',
  	\`version_en_overview_heading\` text DEFAULT 'Overview',
  	\`version_en_overview_paragraphs\` text DEFAULT 'The Ministry of Defence is responsible for the defence of the country: policy, people, equipment and the budget of the armed forces. It is civilian leadership that works under the law.
  
  The Ministry sets the direction, watches how it is carried out, and reports on its work to the public and to the institutions of the state. The Somali National Army carries out the tasks of defence on land, at sea and in the air.
  
  The work begins with people: a soldier who is trained and paid, a family that is cared for, and a citizen who knows what is done in their name.',
  	\`version_en_mission_heading\` text DEFAULT 'Mission',
  	\`version_en_mission_text\` text DEFAULT 'To defend the country, its people and its borders by building forces that are united, disciplined and subject to the law.',
  	\`version_en_vision_heading\` text DEFAULT 'Vision',
  	\`version_en_vision_text\` text DEFAULT 'A country at peace, whose forces are trusted by the people they serve and are a partner to their neighbours.',
  	\`version_en_values_heading\` text DEFAULT 'Values',
  	\`version_en_goals_heading\` text DEFAULT 'Goals',
  	\`version_en_goals_items\` text DEFAULT 'Forces that are trained, ready and equipped for the tasks they are given.
  Pay, health care and support that reach members and their families on time.
  Clean administration: open tenders, a budget that can be followed, reports that are published.
  A safe coast and safe borders, together with the other institutions of the state.
  Quick help when a disaster strikes.
  Cooperation with international partners in training and peacekeeping.',
  	\`version_en_minister_heading\` text DEFAULT 'The Minister',
  	\`version_en_structure_heading\` text DEFAULT 'How it is built',
  	\`version_en_structure_lead\` text DEFAULT 'Each office has a page of its own.',
  	\`version_en_structure_minister\` text DEFAULT 'Leads the Ministry and answers for it before Parliament.',
  	\`version_en_structure_state_minister\` text DEFAULT 'Works with the Minister on policy and on relations within the government.',
  	\`version_en_structure_deputy_minister\` text DEFAULT 'Supports the Minister in oversight, and stands in when the Minister is away.',
  	\`version_en_structure_permanent_secretary\` text DEFAULT 'Runs the civil service of the Ministry, its budget and its directorates.',
  	\`version_en_structure_director_general_defense\` text DEFAULT 'Coordinates planning, training and readiness.',
  	\`version_en_structure_director_general_personnel\` text DEFAULT 'Is in charge of personnel, supply and welfare.',
  	\`version_en_structure_army_leadership\` text DEFAULT 'The commanders carry out the tasks of defence on land, at sea and in the air.',
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
  await db.run(sql`CREATE TABLE \`inbox_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kept_months\` numeric DEFAULT 24 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`saved_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`set_aside\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`posts\` ADD \`saved_since\` numeric;`)
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
  await db.run(sql`CREATE INDEX \`posts_saved_by_idx\` ON \`posts\` (\`saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_operation_idx\` ON \`posts\` (\`operation_id\`);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_saved_by_id\` integer REFERENCES users(id);`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_set_aside\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_saved_from\` text;`)
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`version_saved_since\` numeric;`)
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
  await db.run(sql`ALTER TABLE \`_posts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_saved_by_idx\` ON \`_posts_v\` (\`version_saved_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_operation_idx\` ON \`_posts_v\` (\`version_operation_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`decorative\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`caption_so\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`caption_en\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`poster_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`captions_so_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`captions_en_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`source\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`pages\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focal_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focal_y\` numeric;`)
  await db.run(sql`CREATE INDEX \`media_poster_idx\` ON \`media\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`media_captions_so_idx\` ON \`media\` (\`captions_so_id\`);`)
  await db.run(sql`CREATE INDEX \`media_captions_en_idx\` ON \`media\` (\`captions_en_id\`);`)
  await db.run(sql`CREATE INDEX \`media_source_idx\` ON \`media\` (\`source\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`state\` text DEFAULT 'new';`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`assignee_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`contact_messages_department_idx\` ON \`contact_messages\` (\`department\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_state_idx\` ON \`contact_messages\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_assignee_idx\` ON \`contact_messages\` (\`assignee_id\`);`)
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`passed_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`codes_since\` text;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`reset_password_requested_at\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirects_id\` integer REFERENCES redirects(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`document_action_idx\` ON \`audit\` (\`document\`,\`action\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`DROP TABLE \`schedules\`;`)
  await db.run(sql`DROP TABLE \`operations_rels\`;`)
  await db.run(sql`DROP TABLE \`_operations_v_rels\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`preview_links\`;`)
  await db.run(sql`DROP TABLE \`message_notes\`;`)
  await db.run(sql`DROP TABLE \`message_replies\`;`)
  await db.run(sql`DROP TABLE \`invitations_roles\`;`)
  await db.run(sql`DROP TABLE \`invitations_departments\`;`)
  await db.run(sql`DROP TABLE \`invitations\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`imports\`;`)
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
  await db.run(sql`DROP TABLE \`inbox_settings\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt_so\` text,
  	\`alt_en\` text,
  	\`credit_so\` text,
  	\`credit_en\` text,
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
  	\`height\` numeric
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media\`("id", "alt_so", "alt_en", "credit_so", "credit_en", "colour", "made", "sizes_due", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height") SELECT "id", "alt_so", "alt_en", "credit_so", "credit_en", "colour", "made", "sizes_due", "updated_at", "created_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height" FROM \`media\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`CREATE INDEX \`media_sizes_due_idx\` ON \`media\` (\`sizes_due\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact_messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`department\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`agreed\` integer,
  	\`mailed_at\` text,
  	\`mail_attempts\` numeric DEFAULT 0,
  	\`mail_error\` text,
  	\`mail_due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_messages\`("id", "name", "email", "subject", "department", "message", "agreed", "mailed_at", "mail_attempts", "mail_error", "mail_due_at", "updated_at", "created_at") SELECT "id", "name", "email", "subject", "department", "message", "agreed", "mailed_at", "mail_attempts", "mail_error", "mail_due_at", "updated_at", "created_at" FROM \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_messages\` RENAME TO \`contact_messages\`;`)
  await db.run(sql`CREATE INDEX \`contact_messages_mail_due_at_idx\` ON \`contact_messages\` (\`mail_due_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
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
  await db.run(sql`DROP INDEX \`document_action_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`reset_password_requested_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`codes_since\`;`)
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`passed_at\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
