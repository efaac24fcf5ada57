import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "password_tries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"locks" numeric DEFAULT 0 NOT NULL,
  	"closed_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "second_factors" ADD COLUMN "locks" numeric DEFAULT 0 NOT NULL;
  CREATE UNIQUE INDEX "password_tries_account_idx" ON "password_tries" USING btree ("account");
  CREATE INDEX "password_tries_updated_at_idx" ON "password_tries" USING btree ("updated_at");
  CREATE INDEX "password_tries_created_at_idx" ON "password_tries" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "password_tries" CASCADE;
  ALTER TABLE "second_factors" DROP COLUMN "locks";`)
}
