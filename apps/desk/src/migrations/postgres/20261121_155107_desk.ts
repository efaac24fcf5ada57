import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_schedules_language" AS ENUM('so', 'en');
  CREATE TYPE "public"."enum_schedules_action" AS ENUM('publish', 'withdraw');
  CREATE TYPE "public"."enum_schedules_state" AS ENUM('pending', 'done', 'cancelled', 'failed');
  CREATE TABLE "schedules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer,
  	"language" "enum_schedules_language" NOT NULL,
  	"action" "enum_schedules_action" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_schedules_state" DEFAULT 'pending' NOT NULL,
  	"by_id" integer,
  	"reason" varchar,
  	"change_note" varchar,
  	"ended_at" timestamp(3) with time zone,
  	"why" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "operations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_operations_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "front_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "front_page_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer,
  	"operations_id" integer
  );
  
  CREATE TABLE "_front_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_front_page_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer,
  	"operations_id" integer
  );
  
  ALTER TABLE "posts" ADD COLUMN "so_published_alone" boolean;
  ALTER TABLE "posts" ADD COLUMN "so_published_alone_reason" varchar;
  ALTER TABLE "posts" ADD COLUMN "so_changed_by" jsonb;
  ALTER TABLE "posts" ADD COLUMN "en_published_alone" boolean;
  ALTER TABLE "posts" ADD COLUMN "en_published_alone_reason" varchar;
  ALTER TABLE "posts" ADD COLUMN "en_changed_by" jsonb;
  ALTER TABLE "posts" ADD COLUMN "operation_id" integer;
  ALTER TABLE "posts" ADD COLUMN "date_chosen" boolean;
  ALTER TABLE "posts" ADD COLUMN "shared_changed_by" jsonb;
  ALTER TABLE "posts" ADD COLUMN "turn" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_published_alone" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_published_alone_reason" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_changed_by" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_published_alone" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_published_alone_reason" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_changed_by" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_operation_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_date_chosen" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "version_shared_changed_by" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_turn" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "operations_rels" ADD CONSTRAINT "operations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "operations_rels" ADD CONSTRAINT "operations_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_operations_v_rels" ADD CONSTRAINT "_operations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_operations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_operations_v_rels" ADD CONSTRAINT "_operations_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_page_rels" ADD CONSTRAINT "front_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."front_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_page_rels" ADD CONSTRAINT "front_page_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_page_rels" ADD CONSTRAINT "front_page_rels_operations_fk" FOREIGN KEY ("operations_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_front_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_operations_fk" FOREIGN KEY ("operations_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "schedules_post_idx" ON "schedules" USING btree ("post_id");
  CREATE INDEX "schedules_by_idx" ON "schedules" USING btree ("by_id");
  CREATE INDEX "schedules_updated_at_idx" ON "schedules" USING btree ("updated_at");
  CREATE INDEX "schedules_created_at_idx" ON "schedules" USING btree ("created_at");
  CREATE INDEX "state_at_idx" ON "schedules" USING btree ("state","at");
  CREATE INDEX "post_state_idx" ON "schedules" USING btree ("post_id","state");
  CREATE INDEX "operations_rels_order_idx" ON "operations_rels" USING btree ("order");
  CREATE INDEX "operations_rels_parent_idx" ON "operations_rels" USING btree ("parent_id");
  CREATE INDEX "operations_rels_path_idx" ON "operations_rels" USING btree ("path");
  CREATE INDEX "operations_rels_media_id_idx" ON "operations_rels" USING btree ("media_id");
  CREATE INDEX "_operations_v_rels_order_idx" ON "_operations_v_rels" USING btree ("order");
  CREATE INDEX "_operations_v_rels_parent_idx" ON "_operations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_operations_v_rels_path_idx" ON "_operations_v_rels" USING btree ("path");
  CREATE INDEX "_operations_v_rels_media_id_idx" ON "_operations_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "front_page_rels_order_idx" ON "front_page_rels" USING btree ("order");
  CREATE INDEX "front_page_rels_parent_idx" ON "front_page_rels" USING btree ("parent_id");
  CREATE INDEX "front_page_rels_path_idx" ON "front_page_rels" USING btree ("path");
  CREATE INDEX "front_page_rels_posts_id_idx" ON "front_page_rels" USING btree ("posts_id");
  CREATE INDEX "front_page_rels_operations_id_idx" ON "front_page_rels" USING btree ("operations_id");
  CREATE INDEX "_front_page_v_created_at_idx" ON "_front_page_v" USING btree ("created_at");
  CREATE INDEX "_front_page_v_updated_at_idx" ON "_front_page_v" USING btree ("updated_at");
  CREATE INDEX "_front_page_v_rels_order_idx" ON "_front_page_v_rels" USING btree ("order");
  CREATE INDEX "_front_page_v_rels_parent_idx" ON "_front_page_v_rels" USING btree ("parent_id");
  CREATE INDEX "_front_page_v_rels_path_idx" ON "_front_page_v_rels" USING btree ("path");
  CREATE INDEX "_front_page_v_rels_posts_id_idx" ON "_front_page_v_rels" USING btree ("posts_id");
  CREATE INDEX "_front_page_v_rels_operations_id_idx" ON "_front_page_v_rels" USING btree ("operations_id");
  ALTER TABLE "posts" ADD CONSTRAINT "posts_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_operation_id_operations_id_fk" FOREIGN KEY ("version_operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_operation_idx" ON "posts" USING btree ("operation_id");
  CREATE INDEX "_posts_v_version_version_operation_idx" ON "_posts_v" USING btree ("version_operation_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schedules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "operations_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_operations_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "front_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "front_page_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_front_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_front_page_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "schedules" CASCADE;
  DROP TABLE "operations_rels" CASCADE;
  DROP TABLE "_operations_v_rels" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "front_page" CASCADE;
  DROP TABLE "front_page_rels" CASCADE;
  DROP TABLE "_front_page_v" CASCADE;
  DROP TABLE "_front_page_v_rels" CASCADE;
  ALTER TABLE "posts" DROP CONSTRAINT "posts_operation_id_operations_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_operation_id_operations_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "posts_operation_idx";
  DROP INDEX "_posts_v_version_version_operation_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "posts" DROP COLUMN "so_published_alone";
  ALTER TABLE "posts" DROP COLUMN "so_published_alone_reason";
  ALTER TABLE "posts" DROP COLUMN "so_changed_by";
  ALTER TABLE "posts" DROP COLUMN "en_published_alone";
  ALTER TABLE "posts" DROP COLUMN "en_published_alone_reason";
  ALTER TABLE "posts" DROP COLUMN "en_changed_by";
  ALTER TABLE "posts" DROP COLUMN "operation_id";
  ALTER TABLE "posts" DROP COLUMN "date_chosen";
  ALTER TABLE "posts" DROP COLUMN "shared_changed_by";
  ALTER TABLE "posts" DROP COLUMN "turn";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_published_alone";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_published_alone_reason";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_changed_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_published_alone";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_published_alone_reason";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_changed_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_operation_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_date_chosen";
  ALTER TABLE "_posts_v" DROP COLUMN "version_shared_changed_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_turn";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_schedules_language";
  DROP TYPE "public"."enum_schedules_action";
  DROP TYPE "public"."enum_schedules_state";`)
}
