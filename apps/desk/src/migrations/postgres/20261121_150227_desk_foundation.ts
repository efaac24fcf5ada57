import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_so_state" AS ENUM('draft', 'inReview', 'public', 'withdrawn');
  CREATE TYPE "public"."enum_posts_en_state" AS ENUM('draft', 'inReview', 'public', 'withdrawn');
  CREATE TYPE "public"."enum__posts_v_version_so_state" AS ENUM('draft', 'inReview', 'public', 'withdrawn');
  CREATE TYPE "public"."enum__posts_v_version_en_state" AS ENUM('draft', 'inReview', 'public', 'withdrawn');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('writer', 'publisher', 'inboxReader', 'administrator');
  CREATE TYPE "public"."enum_users_departments" AS ENUM('communications', 'press', 'security', 'general');
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_departments" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_departments",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" varchar NOT NULL,
  	"collection" varchar,
  	"document" varchar,
  	"heading" varchar,
  	"language" varchar,
  	"who" numeric,
  	"whose_email" varchar,
  	"from" varchar,
  	"change" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "kind__status_so_public_publishedAt_idx";
  DROP INDEX "kind__status_so_public_featured_publishedAt_idx";
  DROP INDEX "kind__status_so_public_subcategory_publishedAt_idx";
  DROP INDEX "kind__status_so_public_picture_idx";
  DROP INDEX "kind__status_so_public_closesAt_idx";
  DROP INDEX "kind__status_en_public_publishedAt_idx";
  DROP INDEX "kind__status_en_public_featured_publishedAt_idx";
  DROP INDEX "kind__status_en_public_subcategory_publishedAt_idx";
  DROP INDEX "kind__status_en_public_picture_idx";
  DROP INDEX "kind__status_en_public_closesAt_idx";
  DROP INDEX "version_kind_version__status_version_so_public_version_p_idx";
  DROP INDEX "version_kind_version__status_version_so_public_version_c_idx";
  DROP INDEX "version_kind_version__status_version_en_public_version_p_idx";
  DROP INDEX "version_kind_version__status_version_en_public_version_c_idx";
  DROP INDEX "compound_index_idx";
  DROP INDEX "compound_index_1_idx";
  DROP INDEX "compound_index_2_idx";
  DROP INDEX "compound_index_3_idx";
  DROP INDEX "compound_index_4_idx";
  DROP INDEX "compound_index_5_idx";
  ALTER TABLE "posts" ADD COLUMN "so_state" "enum_posts_so_state" DEFAULT 'draft';
  ALTER TABLE "posts" ADD COLUMN "so_first_published_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "so_changed_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "so_change_note" varchar;
  ALTER TABLE "posts" ADD COLUMN "so_withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "so_withdrawn_reason" varchar;
  ALTER TABLE "posts" ADD COLUMN "en_state" "enum_posts_en_state" DEFAULT 'draft';
  ALTER TABLE "posts" ADD COLUMN "en_first_published_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "en_changed_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "en_change_note" varchar;
  ALTER TABLE "posts" ADD COLUMN "en_withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "en_withdrawn_reason" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_state" "enum__posts_v_version_so_state" DEFAULT 'draft';
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_first_published_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_change_note" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_withdrawn_reason" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_state" "enum__posts_v_version_en_state" DEFAULT 'draft';
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_first_published_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_change_note" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_withdrawn_reason" varchar;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_departments" ADD CONSTRAINT "users_departments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_departments_order_idx" ON "users_departments" USING btree ("order");
  CREATE INDEX "users_departments_parent_idx" ON "users_departments" USING btree ("parent_id");
  CREATE INDEX "audit_action_idx" ON "audit" USING btree ("action");
  CREATE INDEX "audit_collection_idx" ON "audit" USING btree ("collection");
  CREATE INDEX "audit_who_idx" ON "audit" USING btree ("who");
  CREATE INDEX "audit_updated_at_idx" ON "audit" USING btree ("updated_at");
  CREATE INDEX "audit_created_at_idx" ON "audit" USING btree ("created_at");
  CREATE INDEX "kind__status_so_state_publishedAt_idx" ON "posts" USING btree ("kind","_status","so_state","published_at");
  CREATE INDEX "kind__status_so_state_featured_publishedAt_idx" ON "posts" USING btree ("kind","_status","so_state","featured","published_at");
  CREATE INDEX "kind__status_so_state_subcategory_publishedAt_idx" ON "posts" USING btree ("kind","_status","so_state","subcategory_id","published_at");
  CREATE INDEX "kind__status_so_state_picture_idx" ON "posts" USING btree ("kind","_status","so_state","picture_id");
  CREATE INDEX "kind__status_so_state_closesAt_idx" ON "posts" USING btree ("kind","_status","so_state","closes_at");
  CREATE INDEX "kind__status_en_state_publishedAt_idx" ON "posts" USING btree ("kind","_status","en_state","published_at");
  CREATE INDEX "kind__status_en_state_featured_publishedAt_idx" ON "posts" USING btree ("kind","_status","en_state","featured","published_at");
  CREATE INDEX "kind__status_en_state_subcategory_publishedAt_idx" ON "posts" USING btree ("kind","_status","en_state","subcategory_id","published_at");
  CREATE INDEX "kind__status_en_state_picture_idx" ON "posts" USING btree ("kind","_status","en_state","picture_id");
  CREATE INDEX "kind__status_en_state_closesAt_idx" ON "posts" USING btree ("kind","_status","en_state","closes_at");
  CREATE INDEX "version_kind_version__status_version_so_state_version_pi_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_state","version_picture_id");
  CREATE INDEX "version_kind_version__status_version_so_state_version_cl_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_state","version_closes_at");
  CREATE INDEX "version_kind_version__status_version_en_state_version_pi_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_state","version_picture_id");
  CREATE INDEX "version_kind_version__status_version_en_state_version_cl_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_state","version_closes_at");
  CREATE INDEX "compound_index_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_state","version_published_at");
  CREATE INDEX "compound_index_1_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_state","version_featured","version_published_at");
  CREATE INDEX "compound_index_2_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_state","version_subcategory_id","version_published_at");
  CREATE INDEX "compound_index_3_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_state","version_published_at");
  CREATE INDEX "compound_index_4_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_state","version_featured","version_published_at");
  CREATE INDEX "compound_index_5_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_state","version_subcategory_id","version_published_at");
  UPDATE "posts" SET "so_state" = 'public', "so_first_published_at" = "published_at" WHERE "so_public";
  UPDATE "_posts_v" SET "version_so_state" = 'public', "version_so_first_published_at" = "version_published_at" WHERE "version_so_public";
  UPDATE "posts" SET "en_state" = 'public', "en_first_published_at" = "published_at" WHERE "en_public";
  UPDATE "_posts_v" SET "version_en_state" = 'public', "version_en_first_published_at" = "version_published_at" WHERE "version_en_public";
  INSERT INTO "users_roles" ("order", "parent_id", "value") SELECT 1, "id", 'administrator' FROM "users";
  ALTER TABLE "posts" DROP COLUMN "so_public";
  ALTER TABLE "posts" DROP COLUMN "en_public";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_public";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_public";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_departments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_departments" CASCADE;
  DROP TABLE "audit" CASCADE;
  DROP INDEX "kind__status_so_state_publishedAt_idx";
  DROP INDEX "kind__status_so_state_featured_publishedAt_idx";
  DROP INDEX "kind__status_so_state_subcategory_publishedAt_idx";
  DROP INDEX "kind__status_so_state_picture_idx";
  DROP INDEX "kind__status_so_state_closesAt_idx";
  DROP INDEX "kind__status_en_state_publishedAt_idx";
  DROP INDEX "kind__status_en_state_featured_publishedAt_idx";
  DROP INDEX "kind__status_en_state_subcategory_publishedAt_idx";
  DROP INDEX "kind__status_en_state_picture_idx";
  DROP INDEX "kind__status_en_state_closesAt_idx";
  DROP INDEX "version_kind_version__status_version_so_state_version_pi_idx";
  DROP INDEX "version_kind_version__status_version_so_state_version_cl_idx";
  DROP INDEX "version_kind_version__status_version_en_state_version_pi_idx";
  DROP INDEX "version_kind_version__status_version_en_state_version_cl_idx";
  DROP INDEX "compound_index_idx";
  DROP INDEX "compound_index_1_idx";
  DROP INDEX "compound_index_2_idx";
  DROP INDEX "compound_index_3_idx";
  DROP INDEX "compound_index_4_idx";
  DROP INDEX "compound_index_5_idx";
  ALTER TABLE "posts" ADD COLUMN "so_public" boolean DEFAULT false;
  ALTER TABLE "posts" ADD COLUMN "en_public" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_public" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_public" boolean DEFAULT false;
  CREATE INDEX "kind__status_so_public_publishedAt_idx" ON "posts" USING btree ("kind","_status","so_public","published_at");
  CREATE INDEX "kind__status_so_public_featured_publishedAt_idx" ON "posts" USING btree ("kind","_status","so_public","featured","published_at");
  CREATE INDEX "kind__status_so_public_subcategory_publishedAt_idx" ON "posts" USING btree ("kind","_status","so_public","subcategory_id","published_at");
  CREATE INDEX "kind__status_so_public_picture_idx" ON "posts" USING btree ("kind","_status","so_public","picture_id");
  CREATE INDEX "kind__status_so_public_closesAt_idx" ON "posts" USING btree ("kind","_status","so_public","closes_at");
  CREATE INDEX "kind__status_en_public_publishedAt_idx" ON "posts" USING btree ("kind","_status","en_public","published_at");
  CREATE INDEX "kind__status_en_public_featured_publishedAt_idx" ON "posts" USING btree ("kind","_status","en_public","featured","published_at");
  CREATE INDEX "kind__status_en_public_subcategory_publishedAt_idx" ON "posts" USING btree ("kind","_status","en_public","subcategory_id","published_at");
  CREATE INDEX "kind__status_en_public_picture_idx" ON "posts" USING btree ("kind","_status","en_public","picture_id");
  CREATE INDEX "kind__status_en_public_closesAt_idx" ON "posts" USING btree ("kind","_status","en_public","closes_at");
  CREATE INDEX "version_kind_version__status_version_so_public_version_p_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_public","version_picture_id");
  CREATE INDEX "version_kind_version__status_version_so_public_version_c_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_public","version_closes_at");
  CREATE INDEX "version_kind_version__status_version_en_public_version_p_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_public","version_picture_id");
  CREATE INDEX "version_kind_version__status_version_en_public_version_c_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_public","version_closes_at");
  CREATE INDEX "compound_index_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_public","version_published_at");
  CREATE INDEX "compound_index_1_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_public","version_featured","version_published_at");
  CREATE INDEX "compound_index_2_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_public","version_subcategory_id","version_published_at");
  CREATE INDEX "compound_index_3_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_public","version_published_at");
  CREATE INDEX "compound_index_4_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_public","version_featured","version_published_at");
  CREATE INDEX "compound_index_5_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_public","version_subcategory_id","version_published_at");
  UPDATE "posts" SET "so_public" = ("so_state" = 'public');
  UPDATE "_posts_v" SET "version_so_public" = ("version_so_state" = 'public');
  UPDATE "posts" SET "en_public" = ("en_state" = 'public');
  UPDATE "_posts_v" SET "version_en_public" = ("version_en_state" = 'public');
  ALTER TABLE "posts" DROP COLUMN "so_state";
  ALTER TABLE "posts" DROP COLUMN "so_first_published_at";
  ALTER TABLE "posts" DROP COLUMN "so_changed_at";
  ALTER TABLE "posts" DROP COLUMN "so_change_note";
  ALTER TABLE "posts" DROP COLUMN "so_withdrawn_at";
  ALTER TABLE "posts" DROP COLUMN "so_withdrawn_reason";
  ALTER TABLE "posts" DROP COLUMN "en_state";
  ALTER TABLE "posts" DROP COLUMN "en_first_published_at";
  ALTER TABLE "posts" DROP COLUMN "en_changed_at";
  ALTER TABLE "posts" DROP COLUMN "en_change_note";
  ALTER TABLE "posts" DROP COLUMN "en_withdrawn_at";
  ALTER TABLE "posts" DROP COLUMN "en_withdrawn_reason";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_state";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_first_published_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_changed_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_change_note";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_withdrawn_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_withdrawn_reason";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_state";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_first_published_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_changed_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_change_note";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_withdrawn_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_withdrawn_reason";
  DROP TYPE "public"."enum_posts_so_state";
  DROP TYPE "public"."enum_posts_en_state";
  DROP TYPE "public"."enum__posts_v_version_so_state";
  DROP TYPE "public"."enum__posts_v_version_en_state";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_users_departments";`)
}
