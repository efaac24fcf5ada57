import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "log_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"index" numeric NOT NULL,
  	"entry" varchar NOT NULL,
  	"record" varchar,
  	"subject" varchar NOT NULL
  );
  
  CREATE TABLE "log_tiles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"level" numeric NOT NULL,
  	"index" numeric NOT NULL,
  	"hashes" varchar NOT NULL
  );
  
  CREATE TABLE "log_head" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"size" numeric DEFAULT 0 NOT NULL,
  	"checkpoint" varchar,
  	"is_begun" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "media" ADD COLUMN "sha256" varchar;
  CREATE UNIQUE INDEX "log_entries_index_idx" ON "log_entries" USING btree ("index");
  CREATE INDEX "subject_index_idx" ON "log_entries" USING btree ("subject","index");
  CREATE UNIQUE INDEX "level_index_idx" ON "log_tiles" USING btree ("level","index");
  CREATE INDEX "media_sha256_idx" ON "media" USING btree ("sha256");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "log_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "log_tiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "log_head" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "log_entries" CASCADE;
  DROP TABLE "log_tiles" CASCADE;
  DROP TABLE "log_head" CASCADE;
  DROP INDEX "media_sha256_idx";
  ALTER TABLE "media" DROP COLUMN "sha256";`)
}
