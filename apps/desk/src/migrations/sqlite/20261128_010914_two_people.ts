import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_subcategories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name_so\` text,
  	\`version_name_en\` text,
  	\`version_kind\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`subcategories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_subcategories_v_parent_idx\` ON \`_subcategories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_subcategories_v_version_version_updated_at_idx\` ON \`_subcategories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_subcategories_v_version_version_created_at_idx\` ON \`_subcategories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_subcategories_v_version_version__status_idx\` ON \`_subcategories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_subcategories_v_created_at_idx\` ON \`_subcategories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_subcategories_v_updated_at_idx\` ON \`_subcategories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_subcategories_v_latest_idx\` ON \`_subcategories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_kind_idx\` ON \`_subcategories_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_from\` text,
  	\`version_to\` text,
  	\`version_permanent\` integer DEFAULT true,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_from_idx\` ON \`_redirects_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version__status_idx\` ON \`_redirects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_latest_idx\` ON \`_redirects_v\` (\`latest\`);`)
  // Not the tables made anew that the generator writes: dropping the old ones would empty the columns that
  // refer to them. What may be empty by the new schema never is, since drafts are validated.
  for (const table of ['subcategories', 'redirects']) {
    await db.run(sql.raw(`ALTER TABLE \`${table}\` ADD \`changed_by\` text;`))
    await db.run(sql.raw(`ALTER TABLE \`${table}\` ADD \`_status\` text DEFAULT 'draft';`))
    await db.run(sql.raw(`CREATE INDEX \`${table}__status_idx\` ON \`${table}\` (\`_status\`);`))
    // What was there before was public, and the desk lists the newest versions.
    await db.run(sql.raw(`UPDATE \`${table}\` SET \`_status\` = 'published';`))
  }
  await db.run(sql`INSERT INTO \`_subcategories_v\`
    (parent_id, version_name_so, version_name_en, version_kind, version_updated_at, version_created_at,
      version__status, created_at, updated_at, latest)
    SELECT id, name_so, name_en, kind, updated_at, created_at, 'published', updated_at, updated_at, 1
    FROM \`subcategories\`;`)
  await db.run(sql`INSERT INTO \`_redirects_v\`
    (parent_id, version_from, version_to, version_permanent, version_updated_at, version_created_at,
      version__status, created_at, updated_at, latest)
    SELECT id, "from", "to", permanent, updated_at, created_at, 'published', updated_at, updated_at, 1
    FROM \`redirects\`;`)
  await db.run(sql`ALTER TABLE \`operations\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_operations_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`leaders\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_leaders_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`front_page\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`front_page\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`front_page__status_idx\` ON \`front_page\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_front_page_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_front_page_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_front_page_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_front_page_v_version_version__status_idx\` ON \`_front_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_front_page_v_latest_idx\` ON \`_front_page_v\` (\`latest\`);`)
  await db.run(sql`UPDATE \`front_page\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`_front_page_v\` SET \`version__status\` = 'published',
    \`latest\` = id = (SELECT max(id) FROM \`_front_page_v\`);`)
  await db.run(sql`ALTER TABLE \`alert\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_alert_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`contact_information\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_information_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`banners\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_banners_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`about\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`partners\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_partners_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`accessibility_statement\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_accessibility_statement_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` ADD \`version_changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`security_reports\` ADD \`changed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_security_reports_v\` ADD \`version_changed_by\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_subcategories_v\`;`)
  await db.run(sql`DROP TABLE \`_redirects_v\`;`)
  for (const table of ['subcategories', 'redirects']) {
    await db.run(sql.raw(`DROP INDEX \`${table}__status_idx\`;`))
    await db.run(sql.raw(`ALTER TABLE \`${table}\` DROP COLUMN \`changed_by\`;`))
    await db.run(sql.raw(`ALTER TABLE \`${table}\` DROP COLUMN \`_status\`;`))
  }
  await db.run(sql`DROP INDEX \`front_page__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`front_page\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`front_page\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_front_page_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_front_page_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_front_page_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_front_page_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_front_page_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`ALTER TABLE \`operations\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_operations_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`leaders\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_leaders_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`alert\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_alert_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`contact_information\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_contact_information_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`banners\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_banners_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`about\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_about_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`partners\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_partners_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`privacy_policy\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_privacy_policy_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`accessibility_statement\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_accessibility_statement_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`terms_of_use\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_terms_of_use_v\` DROP COLUMN \`version_changed_by\`;`)
  await db.run(sql`ALTER TABLE \`security_reports\` DROP COLUMN \`changed_by\`;`)
  await db.run(sql`ALTER TABLE \`_security_reports_v\` DROP COLUMN \`version_changed_by\`;`)
}
