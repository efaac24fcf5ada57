import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_contact_information\` (
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
  await db.run(sql`INSERT INTO \`__new_contact_information\`("id", "email", "press_email", "hotline", "so_working_hours", "so_working_days", "so_day_off", "so_hotline_title", "so_office_hours", "so_address", "en_working_hours", "en_working_days", "en_day_off", "en_hotline_title", "en_office_hours", "en_address", "radio_url", "stream_url", "social_facebook", "social_x", "social_instagram", "social_youtube", "social_tiktok", "_status", "updated_at", "created_at") SELECT "id", "email", "press_email", "hotline", "so_working_hours", "so_working_days", "so_day_off", "so_hotline_title", "so_office_hours", "so_address", "en_working_hours", "en_working_days", "en_day_off", "en_hotline_title", "en_office_hours", "en_address", "radio_url", "stream_url", "social_facebook", "social_x", "social_instagram", "social_youtube", "social_tiktok", "_status", "updated_at", "created_at" FROM \`contact_information\`;`)
  await db.run(sql`DROP TABLE \`contact_information\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_information\` RENAME TO \`contact_information\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`contact_information__status_idx\` ON \`contact_information\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__contact_information_v\` (
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
  await db.run(sql`INSERT INTO \`__new__contact_information_v\`("id", "version_email", "version_press_email", "version_hotline", "version_so_working_hours", "version_so_working_days", "version_so_day_off", "version_so_hotline_title", "version_so_office_hours", "version_so_address", "version_en_working_hours", "version_en_working_days", "version_en_day_off", "version_en_hotline_title", "version_en_office_hours", "version_en_address", "version_radio_url", "version_stream_url", "version_social_facebook", "version_social_x", "version_social_instagram", "version_social_youtube", "version_social_tiktok", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_email", "version_press_email", "version_hotline", "version_so_working_hours", "version_so_working_days", "version_so_day_off", "version_so_hotline_title", "version_so_office_hours", "version_so_address", "version_en_working_hours", "version_en_working_days", "version_en_day_off", "version_en_hotline_title", "version_en_office_hours", "version_en_address", "version_radio_url", "version_stream_url", "version_social_facebook", "version_social_x", "version_social_instagram", "version_social_youtube", "version_social_tiktok", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_contact_information_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_information_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__contact_information_v\` RENAME TO \`_contact_information_v\`;`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_version_version__status_idx\` ON \`_contact_information_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_created_at_idx\` ON \`_contact_information_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_updated_at_idx\` ON \`_contact_information_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_latest_idx\` ON \`_contact_information_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_about\` (
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
  await db.run(sql`INSERT INTO \`__new_about\`("id", "so_title", "so_lead", "so_overview_heading", "so_overview_paragraphs", "so_mission_heading", "so_mission_text", "so_vision_heading", "so_vision_text", "so_values_heading", "so_goals_heading", "so_goals_items", "so_minister_heading", "so_structure_heading", "so_structure_lead", "so_structure_minister", "so_structure_state_minister", "so_structure_deputy_minister", "so_structure_permanent_secretary", "so_structure_director_general_defense", "so_structure_director_general_personnel", "so_structure_army_leadership", "en_title", "en_lead", "en_overview_heading", "en_overview_paragraphs", "en_mission_heading", "en_mission_text", "en_vision_heading", "en_vision_text", "en_values_heading", "en_goals_heading", "en_goals_items", "en_minister_heading", "en_structure_heading", "en_structure_lead", "en_structure_minister", "en_structure_state_minister", "en_structure_deputy_minister", "en_structure_permanent_secretary", "en_structure_director_general_defense", "en_structure_director_general_personnel", "en_structure_army_leadership", "_status", "updated_at", "created_at") SELECT "id", "so_title", "so_lead", "so_overview_heading", "so_overview_paragraphs", "so_mission_heading", "so_mission_text", "so_vision_heading", "so_vision_text", "so_values_heading", "so_goals_heading", "so_goals_items", "so_minister_heading", "so_structure_heading", "so_structure_lead", "so_structure_minister", "so_structure_state_minister", "so_structure_deputy_minister", "so_structure_permanent_secretary", "so_structure_director_general_defense", "so_structure_director_general_personnel", "so_structure_army_leadership", "en_title", "en_lead", "en_overview_heading", "en_overview_paragraphs", "en_mission_heading", "en_mission_text", "en_vision_heading", "en_vision_text", "en_values_heading", "en_goals_heading", "en_goals_items", "en_minister_heading", "en_structure_heading", "en_structure_lead", "en_structure_minister", "en_structure_state_minister", "en_structure_deputy_minister", "en_structure_permanent_secretary", "en_structure_director_general_defense", "en_structure_director_general_personnel", "en_structure_army_leadership", "_status", "updated_at", "created_at" FROM \`about\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`ALTER TABLE \`__new_about\` RENAME TO \`about\`;`)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_v\` (
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
  await db.run(sql`INSERT INTO \`__new__about_v\`("id", "version_so_title", "version_so_lead", "version_so_overview_heading", "version_so_overview_paragraphs", "version_so_mission_heading", "version_so_mission_text", "version_so_vision_heading", "version_so_vision_text", "version_so_values_heading", "version_so_goals_heading", "version_so_goals_items", "version_so_minister_heading", "version_so_structure_heading", "version_so_structure_lead", "version_so_structure_minister", "version_so_structure_state_minister", "version_so_structure_deputy_minister", "version_so_structure_permanent_secretary", "version_so_structure_director_general_defense", "version_so_structure_director_general_personnel", "version_so_structure_army_leadership", "version_en_title", "version_en_lead", "version_en_overview_heading", "version_en_overview_paragraphs", "version_en_mission_heading", "version_en_mission_text", "version_en_vision_heading", "version_en_vision_text", "version_en_values_heading", "version_en_goals_heading", "version_en_goals_items", "version_en_minister_heading", "version_en_structure_heading", "version_en_structure_lead", "version_en_structure_minister", "version_en_structure_state_minister", "version_en_structure_deputy_minister", "version_en_structure_permanent_secretary", "version_en_structure_director_general_defense", "version_en_structure_director_general_personnel", "version_en_structure_army_leadership", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_so_title", "version_so_lead", "version_so_overview_heading", "version_so_overview_paragraphs", "version_so_mission_heading", "version_so_mission_text", "version_so_vision_heading", "version_so_vision_text", "version_so_values_heading", "version_so_goals_heading", "version_so_goals_items", "version_so_minister_heading", "version_so_structure_heading", "version_so_structure_lead", "version_so_structure_minister", "version_so_structure_state_minister", "version_so_structure_deputy_minister", "version_so_structure_permanent_secretary", "version_so_structure_director_general_defense", "version_so_structure_director_general_personnel", "version_so_structure_army_leadership", "version_en_title", "version_en_lead", "version_en_overview_heading", "version_en_overview_paragraphs", "version_en_mission_heading", "version_en_mission_text", "version_en_vision_heading", "version_en_vision_text", "version_en_values_heading", "version_en_goals_heading", "version_en_goals_items", "version_en_minister_heading", "version_en_structure_heading", "version_en_structure_lead", "version_en_structure_minister", "version_en_structure_state_minister", "version_en_structure_deputy_minister", "version_en_structure_permanent_secretary", "version_en_structure_director_general_defense", "version_en_structure_director_general_personnel", "version_en_structure_army_leadership", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_v\` RENAME TO \`_about_v\`;`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_privacy_policy\` (
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
  await db.run(sql`INSERT INTO \`__new_privacy_policy\`("id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at") SELECT "id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at" FROM \`privacy_policy\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy\`;`)
  await db.run(sql`ALTER TABLE \`__new_privacy_policy\` RENAME TO \`privacy_policy\`;`)
  await db.run(sql`CREATE INDEX \`privacy_policy__status_idx\` ON \`privacy_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__privacy_policy_v\` (
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
  await db.run(sql`INSERT INTO \`__new__privacy_policy_v\`("id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_privacy_policy_v\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__privacy_policy_v\` RENAME TO \`_privacy_policy_v\`;`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version__status_idx\` ON \`_privacy_policy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_created_at_idx\` ON \`_privacy_policy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_updated_at_idx\` ON \`_privacy_policy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_latest_idx\` ON \`_privacy_policy_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_accessibility_statement\` (
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
  await db.run(sql`INSERT INTO \`__new_accessibility_statement\`("id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at") SELECT "id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at" FROM \`accessibility_statement\`;`)
  await db.run(sql`DROP TABLE \`accessibility_statement\`;`)
  await db.run(sql`ALTER TABLE \`__new_accessibility_statement\` RENAME TO \`accessibility_statement\`;`)
  await db.run(sql`CREATE INDEX \`accessibility_statement__status_idx\` ON \`accessibility_statement\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__accessibility_statement_v\` (
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
  await db.run(sql`INSERT INTO \`__new__accessibility_statement_v\`("id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_accessibility_statement_v\`;`)
  await db.run(sql`DROP TABLE \`_accessibility_statement_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__accessibility_statement_v\` RENAME TO \`_accessibility_statement_v\`;`)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_version_version__status_idx\` ON \`_accessibility_statement_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_created_at_idx\` ON \`_accessibility_statement_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_updated_at_idx\` ON \`_accessibility_statement_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_latest_idx\` ON \`_accessibility_statement_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_terms_of_use\` (
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
  await db.run(sql`INSERT INTO \`__new_terms_of_use\`("id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at") SELECT "id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at" FROM \`terms_of_use\`;`)
  await db.run(sql`DROP TABLE \`terms_of_use\`;`)
  await db.run(sql`ALTER TABLE \`__new_terms_of_use\` RENAME TO \`terms_of_use\`;`)
  await db.run(sql`CREATE INDEX \`terms_of_use__status_idx\` ON \`terms_of_use\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__terms_of_use_v\` (
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
  await db.run(sql`INSERT INTO \`__new__terms_of_use_v\`("id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_terms_of_use_v\`;`)
  await db.run(sql`DROP TABLE \`_terms_of_use_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__terms_of_use_v\` RENAME TO \`_terms_of_use_v\`;`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_version__status_idx\` ON \`_terms_of_use_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_created_at_idx\` ON \`_terms_of_use_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_updated_at_idx\` ON \`_terms_of_use_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_latest_idx\` ON \`_terms_of_use_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_security_reports\` (
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
  await db.run(sql`INSERT INTO \`__new_security_reports\`("id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at") SELECT "id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at" FROM \`security_reports\`;`)
  await db.run(sql`DROP TABLE \`security_reports\`;`)
  await db.run(sql`ALTER TABLE \`__new_security_reports\` RENAME TO \`security_reports\`;`)
  await db.run(sql`CREATE INDEX \`security_reports__status_idx\` ON \`security_reports\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__security_reports_v\` (
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
  await db.run(sql`INSERT INTO \`__new__security_reports_v\`("id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_security_reports_v\`;`)
  await db.run(sql`DROP TABLE \`_security_reports_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__security_reports_v\` RENAME TO \`_security_reports_v\`;`)
  await db.run(sql`CREATE INDEX \`_security_reports_v_version_version__status_idx\` ON \`_security_reports_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_security_reports_v_created_at_idx\` ON \`_security_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_security_reports_v_updated_at_idx\` ON \`_security_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_security_reports_v_latest_idx\` ON \`_security_reports_v\` (\`latest\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_contact_information\` (
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
  await db.run(sql`INSERT INTO \`__new_contact_information\`("id", "email", "press_email", "hotline", "so_working_hours", "so_working_days", "so_day_off", "so_hotline_title", "so_office_hours", "so_address", "en_working_hours", "en_working_days", "en_day_off", "en_hotline_title", "en_office_hours", "en_address", "radio_url", "stream_url", "social_facebook", "social_x", "social_instagram", "social_youtube", "social_tiktok", "_status", "updated_at", "created_at") SELECT "id", "email", "press_email", "hotline", "so_working_hours", "so_working_days", "so_day_off", "so_hotline_title", "so_office_hours", "so_address", "en_working_hours", "en_working_days", "en_day_off", "en_hotline_title", "en_office_hours", "en_address", "radio_url", "stream_url", "social_facebook", "social_x", "social_instagram", "social_youtube", "social_tiktok", "_status", "updated_at", "created_at" FROM \`contact_information\`;`)
  await db.run(sql`DROP TABLE \`contact_information\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_information\` RENAME TO \`contact_information\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`contact_information__status_idx\` ON \`contact_information\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__contact_information_v\` (
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
  await db.run(sql`INSERT INTO \`__new__contact_information_v\`("id", "version_email", "version_press_email", "version_hotline", "version_so_working_hours", "version_so_working_days", "version_so_day_off", "version_so_hotline_title", "version_so_office_hours", "version_so_address", "version_en_working_hours", "version_en_working_days", "version_en_day_off", "version_en_hotline_title", "version_en_office_hours", "version_en_address", "version_radio_url", "version_stream_url", "version_social_facebook", "version_social_x", "version_social_instagram", "version_social_youtube", "version_social_tiktok", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_email", "version_press_email", "version_hotline", "version_so_working_hours", "version_so_working_days", "version_so_day_off", "version_so_hotline_title", "version_so_office_hours", "version_so_address", "version_en_working_hours", "version_en_working_days", "version_en_day_off", "version_en_hotline_title", "version_en_office_hours", "version_en_address", "version_radio_url", "version_stream_url", "version_social_facebook", "version_social_x", "version_social_instagram", "version_social_youtube", "version_social_tiktok", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_contact_information_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_information_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__contact_information_v\` RENAME TO \`_contact_information_v\`;`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_version_version__status_idx\` ON \`_contact_information_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_created_at_idx\` ON \`_contact_information_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_updated_at_idx\` ON \`_contact_information_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_information_v_latest_idx\` ON \`_contact_information_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_about\` (
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
  await db.run(sql`INSERT INTO \`__new_about\`("id", "so_title", "so_lead", "so_overview_heading", "so_overview_paragraphs", "so_mission_heading", "so_mission_text", "so_vision_heading", "so_vision_text", "so_values_heading", "so_goals_heading", "so_goals_items", "so_minister_heading", "so_structure_heading", "so_structure_lead", "so_structure_minister", "so_structure_state_minister", "so_structure_deputy_minister", "so_structure_permanent_secretary", "so_structure_director_general_defense", "so_structure_director_general_personnel", "so_structure_army_leadership", "en_title", "en_lead", "en_overview_heading", "en_overview_paragraphs", "en_mission_heading", "en_mission_text", "en_vision_heading", "en_vision_text", "en_values_heading", "en_goals_heading", "en_goals_items", "en_minister_heading", "en_structure_heading", "en_structure_lead", "en_structure_minister", "en_structure_state_minister", "en_structure_deputy_minister", "en_structure_permanent_secretary", "en_structure_director_general_defense", "en_structure_director_general_personnel", "en_structure_army_leadership", "_status", "updated_at", "created_at") SELECT "id", "so_title", "so_lead", "so_overview_heading", "so_overview_paragraphs", "so_mission_heading", "so_mission_text", "so_vision_heading", "so_vision_text", "so_values_heading", "so_goals_heading", "so_goals_items", "so_minister_heading", "so_structure_heading", "so_structure_lead", "so_structure_minister", "so_structure_state_minister", "so_structure_deputy_minister", "so_structure_permanent_secretary", "so_structure_director_general_defense", "so_structure_director_general_personnel", "so_structure_army_leadership", "en_title", "en_lead", "en_overview_heading", "en_overview_paragraphs", "en_mission_heading", "en_mission_text", "en_vision_heading", "en_vision_text", "en_values_heading", "en_goals_heading", "en_goals_items", "en_minister_heading", "en_structure_heading", "en_structure_lead", "en_structure_minister", "en_structure_state_minister", "en_structure_deputy_minister", "en_structure_permanent_secretary", "en_structure_director_general_defense", "en_structure_director_general_personnel", "en_structure_army_leadership", "_status", "updated_at", "created_at" FROM \`about\`;`)
  await db.run(sql`DROP TABLE \`about\`;`)
  await db.run(sql`ALTER TABLE \`__new_about\` RENAME TO \`about\`;`)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_v\` (
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
  await db.run(sql`INSERT INTO \`__new__about_v\`("id", "version_so_title", "version_so_lead", "version_so_overview_heading", "version_so_overview_paragraphs", "version_so_mission_heading", "version_so_mission_text", "version_so_vision_heading", "version_so_vision_text", "version_so_values_heading", "version_so_goals_heading", "version_so_goals_items", "version_so_minister_heading", "version_so_structure_heading", "version_so_structure_lead", "version_so_structure_minister", "version_so_structure_state_minister", "version_so_structure_deputy_minister", "version_so_structure_permanent_secretary", "version_so_structure_director_general_defense", "version_so_structure_director_general_personnel", "version_so_structure_army_leadership", "version_en_title", "version_en_lead", "version_en_overview_heading", "version_en_overview_paragraphs", "version_en_mission_heading", "version_en_mission_text", "version_en_vision_heading", "version_en_vision_text", "version_en_values_heading", "version_en_goals_heading", "version_en_goals_items", "version_en_minister_heading", "version_en_structure_heading", "version_en_structure_lead", "version_en_structure_minister", "version_en_structure_state_minister", "version_en_structure_deputy_minister", "version_en_structure_permanent_secretary", "version_en_structure_director_general_defense", "version_en_structure_director_general_personnel", "version_en_structure_army_leadership", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_so_title", "version_so_lead", "version_so_overview_heading", "version_so_overview_paragraphs", "version_so_mission_heading", "version_so_mission_text", "version_so_vision_heading", "version_so_vision_text", "version_so_values_heading", "version_so_goals_heading", "version_so_goals_items", "version_so_minister_heading", "version_so_structure_heading", "version_so_structure_lead", "version_so_structure_minister", "version_so_structure_state_minister", "version_so_structure_deputy_minister", "version_so_structure_permanent_secretary", "version_so_structure_director_general_defense", "version_so_structure_director_general_personnel", "version_so_structure_army_leadership", "version_en_title", "version_en_lead", "version_en_overview_heading", "version_en_overview_paragraphs", "version_en_mission_heading", "version_en_mission_text", "version_en_vision_heading", "version_en_vision_text", "version_en_values_heading", "version_en_goals_heading", "version_en_goals_items", "version_en_minister_heading", "version_en_structure_heading", "version_en_structure_lead", "version_en_structure_minister", "version_en_structure_state_minister", "version_en_structure_deputy_minister", "version_en_structure_permanent_secretary", "version_en_structure_director_general_defense", "version_en_structure_director_general_personnel", "version_en_structure_army_leadership", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_about_v\`;`)
  await db.run(sql`DROP TABLE \`_about_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_v\` RENAME TO \`_about_v\`;`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_created_at_idx\` ON \`_about_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_updated_at_idx\` ON \`_about_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_privacy_policy\` (
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
  await db.run(sql`INSERT INTO \`__new_privacy_policy\`("id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at") SELECT "id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at" FROM \`privacy_policy\`;`)
  await db.run(sql`DROP TABLE \`privacy_policy\`;`)
  await db.run(sql`ALTER TABLE \`__new_privacy_policy\` RENAME TO \`privacy_policy\`;`)
  await db.run(sql`CREATE INDEX \`privacy_policy__status_idx\` ON \`privacy_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__privacy_policy_v\` (
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
  await db.run(sql`INSERT INTO \`__new__privacy_policy_v\`("id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_privacy_policy_v\`;`)
  await db.run(sql`DROP TABLE \`_privacy_policy_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__privacy_policy_v\` RENAME TO \`_privacy_policy_v\`;`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version__status_idx\` ON \`_privacy_policy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_created_at_idx\` ON \`_privacy_policy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_updated_at_idx\` ON \`_privacy_policy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_latest_idx\` ON \`_privacy_policy_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_accessibility_statement\` (
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
  await db.run(sql`INSERT INTO \`__new_accessibility_statement\`("id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at") SELECT "id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at" FROM \`accessibility_statement\`;`)
  await db.run(sql`DROP TABLE \`accessibility_statement\`;`)
  await db.run(sql`ALTER TABLE \`__new_accessibility_statement\` RENAME TO \`accessibility_statement\`;`)
  await db.run(sql`CREATE INDEX \`accessibility_statement__status_idx\` ON \`accessibility_statement\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__accessibility_statement_v\` (
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
  await db.run(sql`INSERT INTO \`__new__accessibility_statement_v\`("id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_accessibility_statement_v\`;`)
  await db.run(sql`DROP TABLE \`_accessibility_statement_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__accessibility_statement_v\` RENAME TO \`_accessibility_statement_v\`;`)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_version_version__status_idx\` ON \`_accessibility_statement_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_created_at_idx\` ON \`_accessibility_statement_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_updated_at_idx\` ON \`_accessibility_statement_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_statement_v_latest_idx\` ON \`_accessibility_statement_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_terms_of_use\` (
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
  await db.run(sql`INSERT INTO \`__new_terms_of_use\`("id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at") SELECT "id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at" FROM \`terms_of_use\`;`)
  await db.run(sql`DROP TABLE \`terms_of_use\`;`)
  await db.run(sql`ALTER TABLE \`__new_terms_of_use\` RENAME TO \`terms_of_use\`;`)
  await db.run(sql`CREATE INDEX \`terms_of_use__status_idx\` ON \`terms_of_use\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__terms_of_use_v\` (
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
  await db.run(sql`INSERT INTO \`__new__terms_of_use_v\`("id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_terms_of_use_v\`;`)
  await db.run(sql`DROP TABLE \`_terms_of_use_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__terms_of_use_v\` RENAME TO \`_terms_of_use_v\`;`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_version_version__status_idx\` ON \`_terms_of_use_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_created_at_idx\` ON \`_terms_of_use_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_updated_at_idx\` ON \`_terms_of_use_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_of_use_v_latest_idx\` ON \`_terms_of_use_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_security_reports\` (
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
  await db.run(sql`INSERT INTO \`__new_security_reports\`("id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at") SELECT "id", "so_title", "so_lead", "en_title", "en_lead", "_status", "updated_at", "created_at" FROM \`security_reports\`;`)
  await db.run(sql`DROP TABLE \`security_reports\`;`)
  await db.run(sql`ALTER TABLE \`__new_security_reports\` RENAME TO \`security_reports\`;`)
  await db.run(sql`CREATE INDEX \`security_reports__status_idx\` ON \`security_reports\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__security_reports_v\` (
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
  await db.run(sql`INSERT INTO \`__new__security_reports_v\`("id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_so_title", "version_so_lead", "version_en_title", "version_en_lead", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_security_reports_v\`;`)
  await db.run(sql`DROP TABLE \`_security_reports_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__security_reports_v\` RENAME TO \`_security_reports_v\`;`)
  await db.run(sql`CREATE INDEX \`_security_reports_v_version_version__status_idx\` ON \`_security_reports_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_security_reports_v_created_at_idx\` ON \`_security_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_security_reports_v_updated_at_idx\` ON \`_security_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_security_reports_v_latest_idx\` ON \`_security_reports_v\` (\`latest\`);`)
}
