import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_messages_state" AS ENUM('new', 'open', 'answered', 'closed');
  CREATE TYPE "public"."enum_message_replies_department" AS ENUM('communications', 'press', 'security', 'general');
  CREATE TABLE "message_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer NOT NULL,
  	"who" numeric,
  	"whose_name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "message_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer NOT NULL,
  	"who" numeric,
  	"whose_name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"department" "enum_message_replies_department" NOT NULL,
  	"key" varchar NOT NULL,
  	"mailed_at" timestamp(3) with time zone,
  	"mail_attempts" numeric DEFAULT 0,
  	"mail_error" varchar,
  	"mail_due_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inbox_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kept_months" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "contact_messages" ADD COLUMN "state" "enum_contact_messages_state" DEFAULT 'new';
  ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "message_notes" ADD CONSTRAINT "message_notes_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "message_notes_message_idx" ON "message_notes" USING btree ("message_id");
  CREATE INDEX "message_notes_updated_at_idx" ON "message_notes" USING btree ("updated_at");
  CREATE INDEX "message_notes_created_at_idx" ON "message_notes" USING btree ("created_at");
  CREATE INDEX "message_replies_message_idx" ON "message_replies" USING btree ("message_id");
  CREATE UNIQUE INDEX "message_replies_key_idx" ON "message_replies" USING btree ("key");
  CREATE INDEX "message_replies_mail_due_at_idx" ON "message_replies" USING btree ("mail_due_at");
  CREATE INDEX "message_replies_updated_at_idx" ON "message_replies" USING btree ("updated_at");
  CREATE INDEX "message_replies_created_at_idx" ON "message_replies" USING btree ("created_at");
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "contact_messages_department_idx" ON "contact_messages" USING btree ("department");
  CREATE INDEX "contact_messages_state_idx" ON "contact_messages" USING btree ("state");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE INDEX "document_action_idx" ON "audit" USING btree ("document","action");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "message_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbox_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "message_notes" CASCADE;
  DROP TABLE "message_replies" CASCADE;
  DROP TABLE "inbox_settings" CASCADE;
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_assignee_id_users_id_fk";
  
  DROP INDEX "contact_messages_department_idx";
  DROP INDEX "contact_messages_state_idx";
  DROP INDEX "contact_messages_assignee_idx";
  DROP INDEX "document_action_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "state";
  ALTER TABLE "contact_messages" DROP COLUMN "assignee_id";
  DROP TYPE "public"."enum_contact_messages_state";
  DROP TYPE "public"."enum_message_replies_department";`)
}
