import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "session_uses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"device" varchar,
  	"used_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "devices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"digest" varchar NOT NULL,
  	"used_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "session_uses_session_idx" ON "session_uses" USING btree ("session");
  CREATE INDEX "session_uses_account_idx" ON "session_uses" USING btree ("account");
  CREATE INDEX "session_uses_updated_at_idx" ON "session_uses" USING btree ("updated_at");
  CREATE INDEX "session_uses_created_at_idx" ON "session_uses" USING btree ("created_at");
  CREATE INDEX "devices_updated_at_idx" ON "devices" USING btree ("updated_at");
  CREATE INDEX "devices_created_at_idx" ON "devices" USING btree ("created_at");
  CREATE UNIQUE INDEX "account_digest_idx" ON "devices" USING btree ("account","digest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "session_uses" CASCADE;
  DROP TABLE "devices" CASCADE;`)
}
