import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE TABLE \`inbox_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kept_months\` numeric DEFAULT 24 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`state\` text DEFAULT 'new';`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`assignee_id\` integer REFERENCES users(id);`)
  await db.run(sql`CREATE INDEX \`contact_messages_department_idx\` ON \`contact_messages\` (\`department\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_state_idx\` ON \`contact_messages\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_assignee_idx\` ON \`contact_messages\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`document_action_idx\` ON \`audit\` (\`document\`,\`action\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`message_notes\`;`)
  await db.run(sql`DROP TABLE \`message_replies\`;`)
  await db.run(sql`DROP TABLE \`inbox_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`contact_messages_mail_due_at_idx\` ON \`contact_messages\` (\`mail_due_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`document_action_idx\`;`)
}
