import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`media_sizes_due_idx\` ON \`media\` (\`sizes_due\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
}
