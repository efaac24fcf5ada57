import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "audit_chain" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"index" numeric NOT NULL,
  	"entry" numeric NOT NULL,
  	"at" varchar NOT NULL,
  	"hash" varchar NOT NULL
  );
  
  CREATE TABLE "audit_head" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"checkpoint" varchar,
  	"in_file" numeric DEFAULT 0 NOT NULL,
  	"in_syslog" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "audit" ADD COLUMN "seal" varchar;
  CREATE UNIQUE INDEX "audit_chain_index_idx" ON "audit_chain" USING btree ("index");
  CREATE UNIQUE INDEX "audit_chain_entry_idx" ON "audit_chain" USING btree ("entry");
  CREATE UNIQUE INDEX "audit_seal_idx" ON "audit" USING btree ("seal");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_chain" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_head" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit_chain" CASCADE;
  DROP TABLE "audit_head" CASCADE;
  DROP INDEX "audit_seal_idx";
  ALTER TABLE "audit" DROP COLUMN "seal";`)
}
