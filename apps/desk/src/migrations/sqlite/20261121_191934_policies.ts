import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  	\`so_title\` text DEFAULT 'Siyaasadda Asturnaanta',
  	\`so_lead\` text DEFAULT 'Waxa bogani kaa kaydiyo, sababta, iyo waxa aadan marnaba nagu heli doonin.',
  	\`en_title\` text DEFAULT 'Privacy',
  	\`en_lead\` text DEFAULT 'What this site keeps about you, why, and what it never does.',
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
  	\`version_so_title\` text DEFAULT 'Siyaasadda Asturnaanta',
  	\`version_so_lead\` text DEFAULT 'Waxa bogani kaa kaydiyo, sababta, iyo waxa aadan marnaba nagu heli doonin.',
  	\`version_en_title\` text DEFAULT 'Privacy',
  	\`version_en_lead\` text DEFAULT 'What this site keeps about you, why, and what it never does.',
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
  	\`so_title\` text DEFAULT 'Helitaan',
  	\`so_lead\` text DEFAULT 'Bogani waa inuu qof walba u shaqeeyo, qalab kasta iyo si kasta oo uu u akhriyo.',
  	\`en_title\` text DEFAULT 'Accessibility',
  	\`en_lead\` text DEFAULT 'This site should work for everyone, on any device and however you read it.',
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
  	\`version_so_title\` text DEFAULT 'Helitaan',
  	\`version_so_lead\` text DEFAULT 'Bogani waa inuu qof walba u shaqeeyo, qalab kasta iyo si kasta oo uu u akhriyo.',
  	\`version_en_title\` text DEFAULT 'Accessibility',
  	\`version_en_lead\` text DEFAULT 'This site should work for everyone, on any device and however you read it.',
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
  	\`so_title\` text DEFAULT 'Shuruudaha Isticmaalka',
  	\`so_lead\` text DEFAULT 'Sida waxa ku jira bogan loo isticmaali karo.',
  	\`en_title\` text DEFAULT 'Terms of Use',
  	\`en_lead\` text DEFAULT 'How what stands on this site may be used.',
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
  	\`version_so_title\` text DEFAULT 'Shuruudaha Isticmaalka',
  	\`version_so_lead\` text DEFAULT 'Sida waxa ku jira bogan loo isticmaali karo.',
  	\`version_en_title\` text DEFAULT 'Terms of Use',
  	\`version_en_lead\` text DEFAULT 'How what stands on this site may be used.',
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
  	\`so_title\` text DEFAULT 'Ammaanka Bogga',
  	\`so_lead\` text DEFAULT 'Sida aad noogu soo sheegi karto daldalool ammaan oo aad bogan ka heshay.',
  	\`en_title\` text DEFAULT 'Security of this Site',
  	\`en_lead\` text DEFAULT 'How to tell us about a weakness that you have found here.',
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
  	\`version_so_title\` text DEFAULT 'Ammaanka Bogga',
  	\`version_so_lead\` text DEFAULT 'Sida aad noogu soo sheegi karto daldalool ammaan oo aad bogan ka heshay.',
  	\`version_en_title\` text DEFAULT 'Security of this Site',
  	\`version_en_lead\` text DEFAULT 'How to tell us about a weakness that you have found here.',
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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
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
}
