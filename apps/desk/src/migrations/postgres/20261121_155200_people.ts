import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_invitations_roles" AS ENUM('writer', 'publisher', 'inboxReader', 'administrator');
  CREATE TYPE "public"."enum_invitations_departments" AS ENUM('communications', 'press', 'security', 'general');
  CREATE TABLE "invitations_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_invitations_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "invitations_departments" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_invitations_departments",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "invitations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"accepted_at" timestamp(3) with time zone,
  	"token_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"recovery" jsonb,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"closed_until" timestamp(3) with time zone,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users_sessions" ADD COLUMN "passed_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "codes_since" timestamp(3) with time zone;
  ALTER TABLE "invitations_roles" ADD CONSTRAINT "invitations_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "invitations_departments" ADD CONSTRAINT "invitations_departments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "invitations_roles_order_idx" ON "invitations_roles" USING btree ("order");
  CREATE INDEX "invitations_roles_parent_idx" ON "invitations_roles" USING btree ("parent_id");
  CREATE INDEX "invitations_departments_order_idx" ON "invitations_departments" USING btree ("order");
  CREATE INDEX "invitations_departments_parent_idx" ON "invitations_departments" USING btree ("parent_id");
  CREATE INDEX "invitations_email_idx" ON "invitations" USING btree ("email");
  CREATE INDEX "invitations_token_digest_idx" ON "invitations" USING btree ("token_digest");
  CREATE INDEX "invitations_updated_at_idx" ON "invitations" USING btree ("updated_at");
  CREATE INDEX "invitations_created_at_idx" ON "invitations" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  ALTER TABLE "users" DROP COLUMN "reset_password_requested_at";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "invitations_roles" CASCADE;
  DROP TABLE "invitations_departments" CASCADE;
  DROP TABLE "invitations" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  ALTER TABLE "users" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" DROP COLUMN "passed_at";
  ALTER TABLE "users" DROP COLUMN "codes_since";
  DROP TYPE "public"."enum_invitations_roles";
  DROP TYPE "public"."enum_invitations_departments";`)
}
