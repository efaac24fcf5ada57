import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "identities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"issuer" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "identities_account_idx" ON "identities" USING btree ("account");
  CREATE INDEX "identities_updated_at_idx" ON "identities" USING btree ("updated_at");
  CREATE INDEX "identities_created_at_idx" ON "identities" USING btree ("created_at");
  CREATE UNIQUE INDEX "issuer_subject_idx" ON "identities" USING btree ("issuer","subject");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "identities" CASCADE;`)
}
