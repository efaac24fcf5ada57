import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_removals_language" AS ENUM('so', 'en');
  CREATE TYPE "public"."enum_removals_state" AS ENUM('waiting', 'confirmed', 'reverted', 'erased');
  CREATE TABLE "removals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post" numeric NOT NULL,
  	"language" "enum_removals_language" NOT NULL,
  	"state" "enum_removals_state" NOT NULL,
  	"reason" varchar NOT NULL,
  	"moved_to" varchar,
  	"removed_by_id" integer,
  	"decided_by_id" integer,
  	"decided_at" timestamp(3) with time zone,
  	"erasure_asked_by_id" integer,
  	"file_hashes" varchar,
  	"sealed" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "sealed_by" numeric;
  ALTER TABLE "removals" ADD CONSTRAINT "removals_removed_by_id_users_id_fk" FOREIGN KEY ("removed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "removals" ADD CONSTRAINT "removals_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "removals" ADD CONSTRAINT "removals_erasure_asked_by_id_users_id_fk" FOREIGN KEY ("erasure_asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "removals_state_idx" ON "removals" USING btree ("state");
  CREATE INDEX "removals_removed_by_idx" ON "removals" USING btree ("removed_by_id");
  CREATE INDEX "removals_decided_by_idx" ON "removals" USING btree ("decided_by_id");
  CREATE INDEX "removals_erasure_asked_by_idx" ON "removals" USING btree ("erasure_asked_by_id");
  CREATE INDEX "removals_updated_at_idx" ON "removals" USING btree ("updated_at");
  CREATE INDEX "removals_created_at_idx" ON "removals" USING btree ("created_at");
  CREATE INDEX "post_language_idx" ON "removals" USING btree ("post","language");
  CREATE INDEX "media_sealed_by_idx" ON "media" USING btree ("sealed_by");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "removals" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "removals" CASCADE;
  DROP INDEX "media_sealed_by_idx";
  ALTER TABLE "media" DROP COLUMN "sealed_by";
  DROP TYPE "public"."enum_removals_language";
  DROP TYPE "public"."enum_removals_state";`)
}
