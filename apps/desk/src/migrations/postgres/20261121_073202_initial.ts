import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_kind" AS ENUM('news', 'documents', 'videos', 'pressReleases', 'speeches', 'publications', 'tenders', 'army', 'warOnTerror');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_kind" AS ENUM('news', 'documents', 'videos', 'pressReleases', 'speeches', 'publications', 'tenders', 'army', 'warOnTerror');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_subcategories_kind" AS ENUM('news', 'documents', 'videos', 'pressReleases', 'speeches', 'publications', 'tenders', 'army', 'warOnTerror');
  CREATE TYPE "public"."enum_operation_status" AS ENUM('Active', 'Completed', 'Unknown');
  CREATE TYPE "public"."enum_operations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__operations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_leaders_institution" AS ENUM('ministry', 'army');
  CREATE TYPE "public"."enum_leaders_role" AS ENUM('minister', 'stateMinister', 'deputyMinister', 'permanentSecretary', 'directorGeneralDefense', 'directorGeneralPersonnel');
  CREATE TYPE "public"."enum_leaders_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__leaders_v_version_institution" AS ENUM('ministry', 'army');
  CREATE TYPE "public"."enum__leaders_v_version_role" AS ENUM('minister', 'stateMinister', 'deputyMinister', 'permanentSecretary', 'directorGeneralDefense', 'directorGeneralPersonnel');
  CREATE TYPE "public"."enum__leaders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_messages_department" AS ENUM('communications', 'press', 'security', 'general');
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"kind" "enum_posts_kind" DEFAULT 'news',
  	"so_public" boolean DEFAULT false,
  	"so_title" varchar,
  	"so_content" jsonb,
  	"so_file_id" integer,
  	"en_public" boolean DEFAULT false,
  	"en_title" varchar,
  	"en_content" jsonb,
  	"en_file_id" integer,
  	"picture_id" integer,
  	"video_id" integer,
  	"video_address" varchar,
  	"duration" numeric,
  	"opens_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"reference" varchar,
  	"published_at" timestamp(3) with time zone,
  	"featured" boolean DEFAULT false,
  	"subcategory_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_heading" varchar,
  	"version_kind" "enum__posts_v_version_kind" DEFAULT 'news',
  	"version_so_public" boolean DEFAULT false,
  	"version_so_title" varchar,
  	"version_so_content" jsonb,
  	"version_so_file_id" integer,
  	"version_en_public" boolean DEFAULT false,
  	"version_en_title" varchar,
  	"version_en_content" jsonb,
  	"version_en_file_id" integer,
  	"version_picture_id" integer,
  	"version_video_id" integer,
  	"version_video_address" varchar,
  	"version_duration" numeric,
  	"version_opens_at" timestamp(3) with time zone,
  	"version_closes_at" timestamp(3) with time zone,
  	"version_reference" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_featured" boolean DEFAULT false,
  	"version_subcategory_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "subcategories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_so" varchar,
  	"name_en" varchar,
  	"kind" "enum_subcategories_kind" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "operations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"so_title" varchar,
  	"so_description" varchar,
  	"so_address" varchar,
  	"en_title" varchar,
  	"en_description" varchar,
  	"en_address" varchar,
  	"photo_id" integer,
  	"status" "enum_operation_status" DEFAULT 'Active',
  	"start_date" timestamp(3) with time zone,
  	"featured" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_operations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_operations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_heading" varchar,
  	"version_so_title" varchar,
  	"version_so_description" varchar,
  	"version_so_address" varchar,
  	"version_en_title" varchar,
  	"version_en_description" varchar,
  	"version_en_address" varchar,
  	"version_photo_id" integer,
  	"version_status" "enum_operation_status" DEFAULT 'Active',
  	"version_start_date" timestamp(3) with time zone,
  	"version_featured" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__operations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "leaders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"institution" "enum_leaders_institution" DEFAULT 'ministry',
  	"role" "enum_leaders_role",
  	"so_name" varchar,
  	"so_public" boolean DEFAULT false,
  	"so_title" varchar,
  	"so_description" jsonb,
  	"en_name" varchar,
  	"en_public" boolean DEFAULT false,
  	"en_title" varchar,
  	"en_description" jsonb,
  	"photo_id" integer,
  	"order" numeric DEFAULT 100,
  	"bg_color" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_leaders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_leaders_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_heading" varchar,
  	"version_institution" "enum__leaders_v_version_institution" DEFAULT 'ministry',
  	"version_role" "enum__leaders_v_version_role",
  	"version_so_name" varchar,
  	"version_so_public" boolean DEFAULT false,
  	"version_so_title" varchar,
  	"version_so_description" jsonb,
  	"version_en_name" varchar,
  	"version_en_public" boolean DEFAULT false,
  	"version_en_title" varchar,
  	"version_en_description" jsonb,
  	"version_photo_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_bg_color" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__leaders_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt_so" varchar,
  	"alt_en" varchar,
  	"credit_so" varchar,
  	"credit_en" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w400_url" varchar,
  	"sizes_w400_width" numeric,
  	"sizes_w400_height" numeric,
  	"sizes_w400_mime_type" varchar,
  	"sizes_w400_filesize" numeric,
  	"sizes_w400_filename" varchar,
  	"sizes_w800_url" varchar,
  	"sizes_w800_width" numeric,
  	"sizes_w800_height" numeric,
  	"sizes_w800_mime_type" varchar,
  	"sizes_w800_filesize" numeric,
  	"sizes_w800_filename" varchar,
  	"sizes_w1280_url" varchar,
  	"sizes_w1280_width" numeric,
  	"sizes_w1280_height" numeric,
  	"sizes_w1280_mime_type" varchar,
  	"sizes_w1280_filesize" numeric,
  	"sizes_w1280_filename" varchar
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"department" "enum_contact_messages_department" NOT NULL,
  	"message" varchar NOT NULL,
  	"agreed" boolean,
  	"mailed_at" timestamp(3) with time zone,
  	"mail_attempts" numeric DEFAULT 0,
  	"mail_error" varchar,
  	"mail_due_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer,
  	"subcategories_id" integer,
  	"operations_id" integer,
  	"leaders_id" integer,
  	"media_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content_version" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar DEFAULT '0' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "posts" ADD CONSTRAINT "posts_so_file_id_media_id_fk" FOREIGN KEY ("so_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_en_file_id_media_id_fk" FOREIGN KEY ("en_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_video_id_media_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_so_file_id_media_id_fk" FOREIGN KEY ("version_so_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_en_file_id_media_id_fk" FOREIGN KEY ("version_en_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_video_id_media_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_subcategory_id_subcategories_id_fk" FOREIGN KEY ("version_subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "operations" ADD CONSTRAINT "operations_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_operations_v" ADD CONSTRAINT "_operations_v_parent_id_operations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_operations_v" ADD CONSTRAINT "_operations_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leaders" ADD CONSTRAINT "leaders_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leaders_v" ADD CONSTRAINT "_leaders_v_parent_id_leaders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leaders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leaders_v" ADD CONSTRAINT "_leaders_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subcategories_fk" FOREIGN KEY ("subcategories_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_operations_fk" FOREIGN KEY ("operations_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "public"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_so_so_file_idx" ON "posts" USING btree ("so_file_id");
  CREATE INDEX "posts_en_en_file_idx" ON "posts" USING btree ("en_file_id");
  CREATE INDEX "posts_picture_idx" ON "posts" USING btree ("picture_id");
  CREATE INDEX "posts_video_idx" ON "posts" USING btree ("video_id");
  CREATE INDEX "posts_subcategory_idx" ON "posts" USING btree ("subcategory_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "kind__status_so_public_publishedAt_idx" ON "posts" USING btree ("kind","_status","so_public","published_at");
  CREATE INDEX "kind__status_so_public_featured_publishedAt_idx" ON "posts" USING btree ("kind","_status","so_public","featured","published_at");
  CREATE INDEX "kind__status_so_public_subcategory_idx" ON "posts" USING btree ("kind","_status","so_public","subcategory_id");
  CREATE INDEX "kind__status_en_public_publishedAt_idx" ON "posts" USING btree ("kind","_status","en_public","published_at");
  CREATE INDEX "kind__status_en_public_featured_publishedAt_idx" ON "posts" USING btree ("kind","_status","en_public","featured","published_at");
  CREATE INDEX "kind__status_en_public_subcategory_idx" ON "posts" USING btree ("kind","_status","en_public","subcategory_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_so_version_so_file_idx" ON "_posts_v" USING btree ("version_so_file_id");
  CREATE INDEX "_posts_v_version_en_version_en_file_idx" ON "_posts_v" USING btree ("version_en_file_id");
  CREATE INDEX "_posts_v_version_version_picture_idx" ON "_posts_v" USING btree ("version_picture_id");
  CREATE INDEX "_posts_v_version_version_video_idx" ON "_posts_v" USING btree ("version_video_id");
  CREATE INDEX "_posts_v_version_version_subcategory_idx" ON "_posts_v" USING btree ("version_subcategory_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "compound_index_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_public","version_published_at");
  CREATE INDEX "compound_index_1_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_public","version_featured","version_published_at");
  CREATE INDEX "compound_index_2_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_public","version_subcategory_id");
  CREATE INDEX "compound_index_3_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_public","version_published_at");
  CREATE INDEX "compound_index_4_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_public","version_featured","version_published_at");
  CREATE INDEX "compound_index_5_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_public","version_subcategory_id");
  CREATE INDEX "subcategories_updated_at_idx" ON "subcategories" USING btree ("updated_at");
  CREATE INDEX "subcategories_created_at_idx" ON "subcategories" USING btree ("created_at");
  CREATE INDEX "kind_idx" ON "subcategories" USING btree ("kind");
  CREATE INDEX "operations_photo_idx" ON "operations" USING btree ("photo_id");
  CREATE INDEX "operations_updated_at_idx" ON "operations" USING btree ("updated_at");
  CREATE INDEX "operations_created_at_idx" ON "operations" USING btree ("created_at");
  CREATE INDEX "operations__status_idx" ON "operations" USING btree ("_status");
  CREATE INDEX "_status_featured_startDate_idx" ON "operations" USING btree ("_status","featured","start_date");
  CREATE INDEX "_operations_v_parent_idx" ON "_operations_v" USING btree ("parent_id");
  CREATE INDEX "_operations_v_version_version_photo_idx" ON "_operations_v" USING btree ("version_photo_id");
  CREATE INDEX "_operations_v_version_version_updated_at_idx" ON "_operations_v" USING btree ("version_updated_at");
  CREATE INDEX "_operations_v_version_version_created_at_idx" ON "_operations_v" USING btree ("version_created_at");
  CREATE INDEX "_operations_v_version_version__status_idx" ON "_operations_v" USING btree ("version__status");
  CREATE INDEX "_operations_v_created_at_idx" ON "_operations_v" USING btree ("created_at");
  CREATE INDEX "_operations_v_updated_at_idx" ON "_operations_v" USING btree ("updated_at");
  CREATE INDEX "_operations_v_latest_idx" ON "_operations_v" USING btree ("latest");
  CREATE INDEX "version__status_version_featured_version_startDate_idx" ON "_operations_v" USING btree ("version__status","version_featured","version_start_date");
  CREATE INDEX "leaders_photo_idx" ON "leaders" USING btree ("photo_id");
  CREATE INDEX "leaders_updated_at_idx" ON "leaders" USING btree ("updated_at");
  CREATE INDEX "leaders_created_at_idx" ON "leaders" USING btree ("created_at");
  CREATE INDEX "leaders__status_idx" ON "leaders" USING btree ("_status");
  CREATE INDEX "institution__status_so_public_order_idx" ON "leaders" USING btree ("institution","_status","so_public","order");
  CREATE INDEX "institution__status_en_public_order_idx" ON "leaders" USING btree ("institution","_status","en_public","order");
  CREATE INDEX "_leaders_v_parent_idx" ON "_leaders_v" USING btree ("parent_id");
  CREATE INDEX "_leaders_v_version_version_photo_idx" ON "_leaders_v" USING btree ("version_photo_id");
  CREATE INDEX "_leaders_v_version_version_updated_at_idx" ON "_leaders_v" USING btree ("version_updated_at");
  CREATE INDEX "_leaders_v_version_version_created_at_idx" ON "_leaders_v" USING btree ("version_created_at");
  CREATE INDEX "_leaders_v_version_version__status_idx" ON "_leaders_v" USING btree ("version__status");
  CREATE INDEX "_leaders_v_created_at_idx" ON "_leaders_v" USING btree ("created_at");
  CREATE INDEX "_leaders_v_updated_at_idx" ON "_leaders_v" USING btree ("updated_at");
  CREATE INDEX "_leaders_v_latest_idx" ON "_leaders_v" USING btree ("latest");
  CREATE INDEX "compound_index_6_idx" ON "_leaders_v" USING btree ("version_institution","version__status","version_so_public","version_order");
  CREATE INDEX "compound_index_7_idx" ON "_leaders_v" USING btree ("version_institution","version__status","version_en_public","version_order");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w400_sizes_w400_filename_idx" ON "media" USING btree ("sizes_w400_filename");
  CREATE INDEX "media_sizes_w800_sizes_w800_filename_idx" ON "media" USING btree ("sizes_w800_filename");
  CREATE INDEX "media_sizes_w1280_sizes_w1280_filename_idx" ON "media" USING btree ("sizes_w1280_filename");
  CREATE INDEX "contact_messages_mail_due_at_idx" ON "contact_messages" USING btree ("mail_due_at");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_subcategories_id_idx" ON "payload_locked_documents_rels" USING btree ("subcategories_id");
  CREATE INDEX "payload_locked_documents_rels_operations_id_idx" ON "payload_locked_documents_rels" USING btree ("operations_id");
  CREATE INDEX "payload_locked_documents_rels_leaders_id_idx" ON "payload_locked_documents_rels" USING btree ("leaders_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "subcategories" CASCADE;
  DROP TABLE "operations" CASCADE;
  DROP TABLE "_operations_v" CASCADE;
  DROP TABLE "leaders" CASCADE;
  DROP TABLE "_leaders_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "content_version" CASCADE;
  DROP TYPE "public"."enum_posts_kind";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_kind";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_subcategories_kind";
  DROP TYPE "public"."enum_operation_status";
  DROP TYPE "public"."enum_operations_status";
  DROP TYPE "public"."enum__operations_v_version_status";
  DROP TYPE "public"."enum_leaders_institution";
  DROP TYPE "public"."enum_leaders_role";
  DROP TYPE "public"."enum_leaders_status";
  DROP TYPE "public"."enum__leaders_v_version_institution";
  DROP TYPE "public"."enum__leaders_v_version_role";
  DROP TYPE "public"."enum__leaders_v_version_status";
  DROP TYPE "public"."enum_contact_messages_department";`)
}
