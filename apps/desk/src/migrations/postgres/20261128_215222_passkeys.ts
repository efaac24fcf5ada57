import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sign_in_rules_passkey_roles" AS ENUM('writer', 'publisher', 'inboxReader', 'administrator');
  CREATE TABLE "passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"credential" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"transports" jsonb,
  	"counter" numeric DEFAULT 0 NOT NULL,
  	"challenge_at" numeric DEFAULT 0 NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"copied_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_in_rules_passkey_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sign_in_rules_passkey_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sign_in_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"codes" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users_sessions" ADD COLUMN "code_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "passkeys_since" timestamp(3) with time zone;
  ALTER TABLE "sign_in_rules_passkey_roles" ADD CONSTRAINT "sign_in_rules_passkey_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sign_in_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "passkeys_account_idx" ON "passkeys" USING btree ("account");
  CREATE UNIQUE INDEX "passkeys_credential_idx" ON "passkeys" USING btree ("credential");
  CREATE INDEX "passkeys_updated_at_idx" ON "passkeys" USING btree ("updated_at");
  CREATE INDEX "passkeys_created_at_idx" ON "passkeys" USING btree ("created_at");
  CREATE INDEX "sign_in_rules_passkey_roles_order_idx" ON "sign_in_rules_passkey_roles" USING btree ("order");
  CREATE INDEX "sign_in_rules_passkey_roles_parent_idx" ON "sign_in_rules_passkey_roles" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "passkeys" CASCADE;
  DROP TABLE "sign_in_rules_passkey_roles" CASCADE;
  DROP TABLE "sign_in_rules" CASCADE;
  ALTER TABLE "users_sessions" DROP COLUMN "code_at";
  ALTER TABLE "users" DROP COLUMN "passkeys_since";
  DROP TYPE "public"."enum_sign_in_rules_passkey_roles";`)
}
