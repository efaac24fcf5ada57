import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A database of the ten migrations that this one took the place of has all this already.
  const made = await db.execute(sql`SELECT 1 FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = 'media' AND column_name = 'given_name'`)
  if (made.rows.length > 0) return
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_kind" AS ENUM('news', 'documents', 'videos', 'pressReleases', 'speeches', 'publications', 'tenders', 'army', 'warOnTerror');
  CREATE TYPE "public"."enum_posts_so_state" AS ENUM('draft', 'inReview', 'public', 'withdrawn');
  CREATE TYPE "public"."enum_posts_en_state" AS ENUM('draft', 'inReview', 'public', 'withdrawn');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_kind" AS ENUM('news', 'documents', 'videos', 'pressReleases', 'speeches', 'publications', 'tenders', 'army', 'warOnTerror');
  CREATE TYPE "public"."enum__posts_v_version_so_state" AS ENUM('draft', 'inReview', 'public', 'withdrawn');
  CREATE TYPE "public"."enum__posts_v_version_en_state" AS ENUM('draft', 'inReview', 'public', 'withdrawn');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_schedules_language" AS ENUM('so', 'en');
  CREATE TYPE "public"."enum_schedules_action" AS ENUM('publish', 'withdraw');
  CREATE TYPE "public"."enum_schedules_state" AS ENUM('pending', 'done', 'cancelled', 'failed');
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
  CREATE TYPE "public"."enum_contact_messages_state" AS ENUM('new', 'open', 'answered', 'closed');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('writer', 'publisher', 'inboxReader', 'administrator');
  CREATE TYPE "public"."enum_users_departments" AS ENUM('communications', 'press', 'security', 'general');
  CREATE TYPE "public"."enum_message_replies_department" AS ENUM('communications', 'press', 'security', 'general');
  CREATE TYPE "public"."enum_invitations_roles" AS ENUM('writer', 'publisher', 'inboxReader', 'administrator');
  CREATE TYPE "public"."enum_invitations_departments" AS ENUM('communications', 'press', 'security', 'general');
  CREATE TYPE "public"."enum_alert_level" AS ENUM('information', 'warning', 'emergency');
  CREATE TYPE "public"."enum_alert_from_tz" AS ENUM('Africa/Mogadishu');
  CREATE TYPE "public"."enum_alert_until_tz" AS ENUM('Africa/Mogadishu');
  CREATE TYPE "public"."enum_alert_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__alert_v_version_level" AS ENUM('information', 'warning', 'emergency');
  CREATE TYPE "public"."enum__alert_v_version_from_tz" AS ENUM('Africa/Mogadishu');
  CREATE TYPE "public"."enum__alert_v_version_until_tz" AS ENUM('Africa/Mogadishu');
  CREATE TYPE "public"."enum__alert_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_information_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_information_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_partners_kind" AS ENUM('international', 'regional', 'peacekeeping', 'defense');
  CREATE TYPE "public"."enum_partners_partners_mark" AS ENUM('un', 'au', 'atmis', 'us', 'eu', 'turkey', 'uk', 'qatar');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_partners_kind" AS ENUM('international', 'regional', 'peacekeeping', 'defense');
  CREATE TYPE "public"."enum__partners_v_version_partners_mark" AS ENUM('un', 'au', 'atmis', 'us', 'eu', 'turkey', 'uk', 'qatar');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_privacy_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_accessibility_statement_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__accessibility_statement_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_terms_of_use_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_of_use_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_security_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__security_reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" numeric DEFAULT 0,
  	"saved_by_id" integer,
  	"set_aside" boolean DEFAULT false,
  	"saved_from" varchar,
  	"saved_since" numeric,
  	"heading" varchar,
  	"kind" "enum_posts_kind" DEFAULT 'news',
  	"so_state" "enum_posts_so_state" DEFAULT 'draft',
  	"so_title" varchar,
  	"so_content" jsonb,
  	"so_first_published_at" timestamp(3) with time zone,
  	"so_changed_at" timestamp(3) with time zone,
  	"so_change_note" varchar,
  	"so_withdrawn_at" timestamp(3) with time zone,
  	"so_withdrawn_reason" varchar,
  	"so_published_alone" boolean,
  	"so_published_alone_reason" varchar,
  	"so_changed_by" jsonb,
  	"so_file_id" integer,
  	"en_state" "enum_posts_en_state" DEFAULT 'draft',
  	"en_title" varchar,
  	"en_content" jsonb,
  	"en_first_published_at" timestamp(3) with time zone,
  	"en_changed_at" timestamp(3) with time zone,
  	"en_change_note" varchar,
  	"en_withdrawn_at" timestamp(3) with time zone,
  	"en_withdrawn_reason" varchar,
  	"en_published_alone" boolean,
  	"en_published_alone_reason" varchar,
  	"en_changed_by" jsonb,
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
  	"operation_id" integer,
  	"date_chosen" boolean,
  	"shared_changed_by" jsonb,
  	"turn" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_revision" numeric DEFAULT 0,
  	"version_saved_by_id" integer,
  	"version_set_aside" boolean DEFAULT false,
  	"version_saved_from" varchar,
  	"version_saved_since" numeric,
  	"version_heading" varchar,
  	"version_kind" "enum__posts_v_version_kind" DEFAULT 'news',
  	"version_so_state" "enum__posts_v_version_so_state" DEFAULT 'draft',
  	"version_so_title" varchar,
  	"version_so_content" jsonb,
  	"version_so_first_published_at" timestamp(3) with time zone,
  	"version_so_changed_at" timestamp(3) with time zone,
  	"version_so_change_note" varchar,
  	"version_so_withdrawn_at" timestamp(3) with time zone,
  	"version_so_withdrawn_reason" varchar,
  	"version_so_published_alone" boolean,
  	"version_so_published_alone_reason" varchar,
  	"version_so_changed_by" jsonb,
  	"version_so_file_id" integer,
  	"version_en_state" "enum__posts_v_version_en_state" DEFAULT 'draft',
  	"version_en_title" varchar,
  	"version_en_content" jsonb,
  	"version_en_first_published_at" timestamp(3) with time zone,
  	"version_en_changed_at" timestamp(3) with time zone,
  	"version_en_change_note" varchar,
  	"version_en_withdrawn_at" timestamp(3) with time zone,
  	"version_en_withdrawn_reason" varchar,
  	"version_en_published_alone" boolean,
  	"version_en_published_alone_reason" varchar,
  	"version_en_changed_by" jsonb,
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
  	"version_operation_id" integer,
  	"version_date_chosen" boolean,
  	"version_shared_changed_by" jsonb,
  	"version_turn" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
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
  
  CREATE TABLE "operations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
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
  
  CREATE TABLE "_operations_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
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
  	"so_kept_back_reason" varchar,
  	"en_name" varchar,
  	"en_public" boolean DEFAULT false,
  	"en_title" varchar,
  	"en_description" jsonb,
  	"en_kept_back_reason" varchar,
  	"held_from" timestamp(3) with time zone,
  	"held_until" timestamp(3) with time zone,
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
  	"version_so_kept_back_reason" varchar,
  	"version_en_name" varchar,
  	"version_en_public" boolean DEFAULT false,
  	"version_en_title" varchar,
  	"version_en_description" jsonb,
  	"version_en_kept_back_reason" varchar,
  	"version_held_from" timestamp(3) with time zone,
  	"version_held_until" timestamp(3) with time zone,
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
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"given_name" varchar,
  	"decorative" boolean DEFAULT false,
  	"alt_so" varchar,
  	"alt_en" varchar,
  	"caption_so" varchar,
  	"caption_en" varchar,
  	"credit_so" varchar,
  	"credit_en" varchar,
  	"poster_id" integer,
  	"captions_so_id" integer,
  	"captions_en_id" integer,
  	"source" varchar,
  	"pages" numeric,
  	"colour" varchar,
  	"made" jsonb,
  	"sizes_due" boolean,
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
  	"focal_y" numeric
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"agreed" boolean,
  	"department" "enum_contact_messages_department" NOT NULL,
  	"state" "enum_contact_messages_state" DEFAULT 'new',
  	"assignee_id" integer,
  	"mailed_at" timestamp(3) with time zone,
  	"mail_attempts" numeric DEFAULT 0,
  	"mail_error" varchar,
  	"mail_due_at" timestamp(3) with time zone,
  	"sending" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer,
  	"token_hash" varchar NOT NULL,
  	"made_by_id" integer,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"last_opened_at" timestamp(3) with time zone,
  	"opens" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"passed_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"codes_since" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
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
  
  CREATE TABLE "audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"action" varchar NOT NULL,
  	"collection" varchar,
  	"document" varchar,
  	"heading" varchar,
  	"language" varchar,
  	"who" numeric,
  	"whose_email" varchar,
  	"from" varchar,
  	"change" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"told" varchar,
  	"written" varchar,
  	"written_at" varchar,
  	"incomplete" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"redirects_id" integer,
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
  
  CREATE TABLE "alert" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"level" "enum_alert_level" DEFAULT 'information',
  	"so_title" varchar,
  	"so_text" varchar,
  	"so_link_text" varchar,
  	"en_title" varchar,
  	"en_text" varchar,
  	"en_link_text" varchar,
  	"link" varchar,
  	"from" timestamp(3) with time zone,
  	"from_tz" "enum_alert_from_tz" DEFAULT 'Africa/Mogadishu',
  	"until" timestamp(3) with time zone,
  	"until_tz" "enum_alert_until_tz" DEFAULT 'Africa/Mogadishu',
  	"_status" "enum_alert_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_alert_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_level" "enum__alert_v_version_level" DEFAULT 'information',
  	"version_so_title" varchar,
  	"version_so_text" varchar,
  	"version_so_link_text" varchar,
  	"version_en_title" varchar,
  	"version_en_text" varchar,
  	"version_en_link_text" varchar,
  	"version_link" varchar,
  	"version_from" timestamp(3) with time zone,
  	"version_from_tz" "enum__alert_v_version_from_tz" DEFAULT 'Africa/Mogadishu',
  	"version_until" timestamp(3) with time zone,
  	"version_until_tz" "enum__alert_v_version_until_tz" DEFAULT 'Africa/Mogadishu',
  	"version__status" "enum__alert_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "contact_information_office_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar
  );
  
  CREATE TABLE "contact_information" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"press_email" varchar,
  	"hotline" varchar,
  	"so_working_hours" varchar,
  	"so_working_days" varchar,
  	"so_day_off" varchar,
  	"so_hotline_title" varchar,
  	"so_office_hours" varchar,
  	"so_address" varchar,
  	"en_working_hours" varchar,
  	"en_working_days" varchar,
  	"en_day_off" varchar,
  	"en_hotline_title" varchar,
  	"en_office_hours" varchar,
  	"en_address" varchar,
  	"radio_url" varchar,
  	"stream_url" varchar,
  	"social_facebook" varchar,
  	"social_x" varchar,
  	"social_instagram" varchar,
  	"social_youtube" varchar,
  	"social_tiktok" varchar,
  	"_status" "enum_contact_information_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_information_v_version_office_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_information_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_email" varchar,
  	"version_press_email" varchar,
  	"version_hotline" varchar,
  	"version_so_working_hours" varchar,
  	"version_so_working_days" varchar,
  	"version_so_day_off" varchar,
  	"version_so_hotline_title" varchar,
  	"version_so_office_hours" varchar,
  	"version_so_address" varchar,
  	"version_en_working_hours" varchar,
  	"version_en_working_days" varchar,
  	"version_en_day_off" varchar,
  	"version_en_hotline_title" varchar,
  	"version_en_office_hours" varchar,
  	"version_en_address" varchar,
  	"version_radio_url" varchar,
  	"version_stream_url" varchar,
  	"version_social_facebook" varchar,
  	"version_social_x" varchar,
  	"version_social_instagram" varchar,
  	"version_social_youtube" varchar,
  	"version_social_tiktok" varchar,
  	"version__status" "enum__contact_information_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "banners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"so_picture_id" integer,
  	"so_show_name" boolean DEFAULT true,
  	"en_picture_id" integer,
  	"en_show_name" boolean DEFAULT true,
  	"_status" "enum_banners_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_so_picture_id" integer,
  	"version_so_show_name" boolean DEFAULT true,
  	"version_en_picture_id" integer,
  	"version_en_show_name" boolean DEFAULT true,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "about_so_values_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "about_en_values_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"so_title" varchar,
  	"so_lead" varchar,
  	"so_overview_heading" varchar,
  	"so_overview_paragraphs" varchar,
  	"so_mission_heading" varchar,
  	"so_mission_text" varchar,
  	"so_vision_heading" varchar,
  	"so_vision_text" varchar,
  	"so_values_heading" varchar,
  	"so_goals_heading" varchar,
  	"so_goals_items" varchar,
  	"so_minister_heading" varchar,
  	"so_structure_heading" varchar,
  	"so_structure_lead" varchar,
  	"so_structure_minister" varchar,
  	"so_structure_state_minister" varchar,
  	"so_structure_deputy_minister" varchar,
  	"so_structure_permanent_secretary" varchar,
  	"so_structure_director_general_defense" varchar,
  	"so_structure_director_general_personnel" varchar,
  	"so_structure_army_leadership" varchar,
  	"en_title" varchar,
  	"en_lead" varchar,
  	"en_overview_heading" varchar,
  	"en_overview_paragraphs" varchar,
  	"en_mission_heading" varchar,
  	"en_mission_text" varchar,
  	"en_vision_heading" varchar,
  	"en_vision_text" varchar,
  	"en_values_heading" varchar,
  	"en_goals_heading" varchar,
  	"en_goals_items" varchar,
  	"en_minister_heading" varchar,
  	"en_structure_heading" varchar,
  	"en_structure_lead" varchar,
  	"en_structure_minister" varchar,
  	"en_structure_state_minister" varchar,
  	"en_structure_deputy_minister" varchar,
  	"en_structure_permanent_secretary" varchar,
  	"en_structure_director_general_defense" varchar,
  	"en_structure_director_general_personnel" varchar,
  	"en_structure_army_leadership" varchar,
  	"_status" "enum_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_v_version_so_values_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v_version_en_values_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_so_title" varchar,
  	"version_so_lead" varchar,
  	"version_so_overview_heading" varchar,
  	"version_so_overview_paragraphs" varchar,
  	"version_so_mission_heading" varchar,
  	"version_so_mission_text" varchar,
  	"version_so_vision_heading" varchar,
  	"version_so_vision_text" varchar,
  	"version_so_values_heading" varchar,
  	"version_so_goals_heading" varchar,
  	"version_so_goals_items" varchar,
  	"version_so_minister_heading" varchar,
  	"version_so_structure_heading" varchar,
  	"version_so_structure_lead" varchar,
  	"version_so_structure_minister" varchar,
  	"version_so_structure_state_minister" varchar,
  	"version_so_structure_deputy_minister" varchar,
  	"version_so_structure_permanent_secretary" varchar,
  	"version_so_structure_director_general_defense" varchar,
  	"version_so_structure_director_general_personnel" varchar,
  	"version_so_structure_army_leadership" varchar,
  	"version_en_title" varchar,
  	"version_en_lead" varchar,
  	"version_en_overview_heading" varchar,
  	"version_en_overview_paragraphs" varchar,
  	"version_en_mission_heading" varchar,
  	"version_en_mission_text" varchar,
  	"version_en_vision_heading" varchar,
  	"version_en_vision_text" varchar,
  	"version_en_values_heading" varchar,
  	"version_en_goals_heading" varchar,
  	"version_en_goals_items" varchar,
  	"version_en_minister_heading" varchar,
  	"version_en_structure_heading" varchar,
  	"version_en_structure_lead" varchar,
  	"version_en_structure_minister" varchar,
  	"version_en_structure_state_minister" varchar,
  	"version_en_structure_deputy_minister" varchar,
  	"version_en_structure_permanent_secretary" varchar,
  	"version_en_structure_director_general_defense" varchar,
  	"version_en_structure_director_general_personnel" varchar,
  	"version_en_structure_army_leadership" varchar,
  	"version__status" "enum__about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "partners_partners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"so_name" varchar,
  	"so_text" varchar,
  	"en_name" varchar,
  	"en_text" varchar,
  	"kind" "enum_partners_partners_kind" DEFAULT 'defense',
  	"logo_id" integer,
  	"mark" "enum_partners_partners_mark",
  	"letters" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_partners_v_version_partners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"so_name" varchar,
  	"so_text" varchar,
  	"en_name" varchar,
  	"en_text" varchar,
  	"kind" "enum__partners_v_version_partners_kind" DEFAULT 'defense',
  	"logo_id" integer,
  	"mark" "enum__partners_v_version_partners_mark",
  	"letters" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "privacy_policy_so_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "privacy_policy_en_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "privacy_policy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"so_title" varchar,
  	"so_lead" varchar,
  	"en_title" varchar,
  	"en_lead" varchar,
  	"_status" "enum_privacy_policy_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_privacy_policy_v_version_so_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_privacy_policy_v_version_en_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_privacy_policy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_so_title" varchar,
  	"version_so_lead" varchar,
  	"version_en_title" varchar,
  	"version_en_lead" varchar,
  	"version__status" "enum__privacy_policy_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "accessibility_statement_so_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "accessibility_statement_en_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "accessibility_statement" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"so_title" varchar,
  	"so_lead" varchar,
  	"en_title" varchar,
  	"en_lead" varchar,
  	"_status" "enum_accessibility_statement_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_accessibility_statement_v_version_so_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_accessibility_statement_v_version_en_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_accessibility_statement_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_so_title" varchar,
  	"version_so_lead" varchar,
  	"version_en_title" varchar,
  	"version_en_lead" varchar,
  	"version__status" "enum__accessibility_statement_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "terms_of_use_so_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "terms_of_use_en_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "terms_of_use" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"so_title" varchar,
  	"so_lead" varchar,
  	"en_title" varchar,
  	"en_lead" varchar,
  	"_status" "enum_terms_of_use_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_terms_of_use_v_version_so_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_terms_of_use_v_version_en_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_terms_of_use_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_so_title" varchar,
  	"version_so_lead" varchar,
  	"version_en_title" varchar,
  	"version_en_lead" varchar,
  	"version__status" "enum__terms_of_use_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "security_reports_so_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "security_reports_en_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "security_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"so_title" varchar,
  	"so_lead" varchar,
  	"en_title" varchar,
  	"en_lead" varchar,
  	"_status" "enum_security_reports_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_security_reports_v_version_so_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_security_reports_v_version_en_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_security_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_so_title" varchar,
  	"version_so_lead" varchar,
  	"version_en_title" varchar,
  	"version_en_lead" varchar,
  	"version__status" "enum__security_reports_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "inbox_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kept_months" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "content_version" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar DEFAULT '0' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "posts" ADD CONSTRAINT "posts_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_so_file_id_media_id_fk" FOREIGN KEY ("so_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_en_file_id_media_id_fk" FOREIGN KEY ("en_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_video_id_media_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_so_file_id_media_id_fk" FOREIGN KEY ("version_so_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_en_file_id_media_id_fk" FOREIGN KEY ("version_en_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_video_id_media_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_subcategory_id_subcategories_id_fk" FOREIGN KEY ("version_subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_operation_id_operations_id_fk" FOREIGN KEY ("version_operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "operations" ADD CONSTRAINT "operations_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "operations_rels" ADD CONSTRAINT "operations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "operations_rels" ADD CONSTRAINT "operations_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_operations_v" ADD CONSTRAINT "_operations_v_parent_id_operations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_operations_v" ADD CONSTRAINT "_operations_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_operations_v_rels" ADD CONSTRAINT "_operations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_operations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_operations_v_rels" ADD CONSTRAINT "_operations_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leaders" ADD CONSTRAINT "leaders_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leaders_v" ADD CONSTRAINT "_leaders_v_parent_id_leaders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leaders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_leaders_v" ADD CONSTRAINT "_leaders_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_captions_so_id_media_id_fk" FOREIGN KEY ("captions_so_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_captions_en_id_media_id_fk" FOREIGN KEY ("captions_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_departments" ADD CONSTRAINT "users_departments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "message_notes" ADD CONSTRAINT "message_notes_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invitations_roles" ADD CONSTRAINT "invitations_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "invitations_departments" ADD CONSTRAINT "invitations_departments_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subcategories_fk" FOREIGN KEY ("subcategories_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_operations_fk" FOREIGN KEY ("operations_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "public"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_page_rels" ADD CONSTRAINT "front_page_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."front_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_page_rels" ADD CONSTRAINT "front_page_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "front_page_rels" ADD CONSTRAINT "front_page_rels_operations_fk" FOREIGN KEY ("operations_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_front_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_front_page_v_rels" ADD CONSTRAINT "_front_page_v_rels_operations_fk" FOREIGN KEY ("operations_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_information_office_phones" ADD CONSTRAINT "contact_information_office_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_information"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_information_v_version_office_phones" ADD CONSTRAINT "_contact_information_v_version_office_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_information_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_so_picture_id_media_id_fk" FOREIGN KEY ("so_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_en_picture_id_media_id_fk" FOREIGN KEY ("en_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_so_picture_id_media_id_fk" FOREIGN KEY ("version_so_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_en_picture_id_media_id_fk" FOREIGN KEY ("version_en_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_so_values_items" ADD CONSTRAINT "about_so_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_en_values_items" ADD CONSTRAINT "about_en_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_so_values_items" ADD CONSTRAINT "_about_v_version_so_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_en_values_items" ADD CONSTRAINT "_about_v_version_en_values_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_partners" ADD CONSTRAINT "partners_partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_partners" ADD CONSTRAINT "partners_partners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_partners" ADD CONSTRAINT "_partners_v_version_partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_version_partners" ADD CONSTRAINT "_partners_v_version_partners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_policy_so_sections" ADD CONSTRAINT "privacy_policy_so_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_policy_en_sections" ADD CONSTRAINT "privacy_policy_en_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy_policy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v_version_so_sections" ADD CONSTRAINT "_privacy_policy_v_version_so_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_policy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_privacy_policy_v_version_en_sections" ADD CONSTRAINT "_privacy_policy_v_version_en_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_privacy_policy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessibility_statement_so_sections" ADD CONSTRAINT "accessibility_statement_so_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessibility_statement"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "accessibility_statement_en_sections" ADD CONSTRAINT "accessibility_statement_en_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accessibility_statement"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessibility_statement_v_version_so_sections" ADD CONSTRAINT "_accessibility_statement_v_version_so_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessibility_statement_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_accessibility_statement_v_version_en_sections" ADD CONSTRAINT "_accessibility_statement_v_version_en_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_accessibility_statement_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_of_use_so_sections" ADD CONSTRAINT "terms_of_use_so_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_of_use"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "terms_of_use_en_sections" ADD CONSTRAINT "terms_of_use_en_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms_of_use"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_of_use_v_version_so_sections" ADD CONSTRAINT "_terms_of_use_v_version_so_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_of_use_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_terms_of_use_v_version_en_sections" ADD CONSTRAINT "_terms_of_use_v_version_en_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_terms_of_use_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "security_reports_so_sections" ADD CONSTRAINT "security_reports_so_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."security_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "security_reports_en_sections" ADD CONSTRAINT "security_reports_en_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."security_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_security_reports_v_version_so_sections" ADD CONSTRAINT "_security_reports_v_version_so_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_security_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_security_reports_v_version_en_sections" ADD CONSTRAINT "_security_reports_v_version_en_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_security_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_saved_by_idx" ON "posts" USING btree ("saved_by_id");
  CREATE INDEX "posts_so_so_file_idx" ON "posts" USING btree ("so_file_id");
  CREATE INDEX "posts_en_en_file_idx" ON "posts" USING btree ("en_file_id");
  CREATE INDEX "posts_picture_idx" ON "posts" USING btree ("picture_id");
  CREATE INDEX "posts_video_idx" ON "posts" USING btree ("video_id");
  CREATE INDEX "posts_subcategory_idx" ON "posts" USING btree ("subcategory_id");
  CREATE INDEX "posts_operation_idx" ON "posts" USING btree ("operation_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
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
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_saved_by_idx" ON "_posts_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_posts_v_version_so_version_so_file_idx" ON "_posts_v" USING btree ("version_so_file_id");
  CREATE INDEX "_posts_v_version_en_version_en_file_idx" ON "_posts_v" USING btree ("version_en_file_id");
  CREATE INDEX "_posts_v_version_version_picture_idx" ON "_posts_v" USING btree ("version_picture_id");
  CREATE INDEX "_posts_v_version_version_video_idx" ON "_posts_v" USING btree ("version_video_id");
  CREATE INDEX "_posts_v_version_version_subcategory_idx" ON "_posts_v" USING btree ("version_subcategory_id");
  CREATE INDEX "_posts_v_version_version_operation_idx" ON "_posts_v" USING btree ("version_operation_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "compound_index_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_state","version_published_at");
  CREATE INDEX "compound_index_1_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_state","version_featured","version_published_at");
  CREATE INDEX "compound_index_2_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_state","version_subcategory_id","version_published_at");
  CREATE INDEX "version_kind_version__status_version_so_state_version_pi_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_state","version_picture_id");
  CREATE INDEX "version_kind_version__status_version_so_state_version_cl_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_state","version_closes_at");
  CREATE INDEX "compound_index_3_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_state","version_published_at");
  CREATE INDEX "compound_index_4_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_state","version_featured","version_published_at");
  CREATE INDEX "compound_index_5_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_state","version_subcategory_id","version_published_at");
  CREATE INDEX "version_kind_version__status_version_en_state_version_pi_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_state","version_picture_id");
  CREATE INDEX "version_kind_version__status_version_en_state_version_cl_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_state","version_closes_at");
  CREATE INDEX "_posts_v_latest_published_at_idx" ON "_posts_v" USING btree ("latest","version_published_at","created_at");
  CREATE INDEX "schedules_post_idx" ON "schedules" USING btree ("post_id");
  CREATE INDEX "schedules_by_idx" ON "schedules" USING btree ("by_id");
  CREATE INDEX "schedules_updated_at_idx" ON "schedules" USING btree ("updated_at");
  CREATE INDEX "schedules_created_at_idx" ON "schedules" USING btree ("created_at");
  CREATE INDEX "state_at_idx" ON "schedules" USING btree ("state","at");
  CREATE INDEX "post_state_idx" ON "schedules" USING btree ("post_id","state");
  CREATE INDEX "subcategories_updated_at_idx" ON "subcategories" USING btree ("updated_at");
  CREATE INDEX "subcategories_created_at_idx" ON "subcategories" USING btree ("created_at");
  CREATE INDEX "kind_idx" ON "subcategories" USING btree ("kind");
  CREATE INDEX "operations_photo_idx" ON "operations" USING btree ("photo_id");
  CREATE INDEX "operations_updated_at_idx" ON "operations" USING btree ("updated_at");
  CREATE INDEX "operations_created_at_idx" ON "operations" USING btree ("created_at");
  CREATE INDEX "operations__status_idx" ON "operations" USING btree ("_status");
  CREATE INDEX "_status_featured_startDate_idx" ON "operations" USING btree ("_status","featured","start_date");
  CREATE INDEX "operations_rels_order_idx" ON "operations_rels" USING btree ("order");
  CREATE INDEX "operations_rels_parent_idx" ON "operations_rels" USING btree ("parent_id");
  CREATE INDEX "operations_rels_path_idx" ON "operations_rels" USING btree ("path");
  CREATE INDEX "operations_rels_media_id_idx" ON "operations_rels" USING btree ("media_id");
  CREATE INDEX "_operations_v_parent_idx" ON "_operations_v" USING btree ("parent_id");
  CREATE INDEX "_operations_v_version_version_photo_idx" ON "_operations_v" USING btree ("version_photo_id");
  CREATE INDEX "_operations_v_version_version_updated_at_idx" ON "_operations_v" USING btree ("version_updated_at");
  CREATE INDEX "_operations_v_version_version_created_at_idx" ON "_operations_v" USING btree ("version_created_at");
  CREATE INDEX "_operations_v_version_version__status_idx" ON "_operations_v" USING btree ("version__status");
  CREATE INDEX "_operations_v_created_at_idx" ON "_operations_v" USING btree ("created_at");
  CREATE INDEX "_operations_v_updated_at_idx" ON "_operations_v" USING btree ("updated_at");
  CREATE INDEX "_operations_v_latest_idx" ON "_operations_v" USING btree ("latest");
  CREATE INDEX "version__status_version_featured_version_startDate_idx" ON "_operations_v" USING btree ("version__status","version_featured","version_start_date");
  CREATE INDEX "_operations_v_rels_order_idx" ON "_operations_v_rels" USING btree ("order");
  CREATE INDEX "_operations_v_rels_parent_idx" ON "_operations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_operations_v_rels_path_idx" ON "_operations_v_rels" USING btree ("path");
  CREATE INDEX "_operations_v_rels_media_id_idx" ON "_operations_v_rels" USING btree ("media_id");
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
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "media_poster_idx" ON "media" USING btree ("poster_id");
  CREATE INDEX "media_captions_so_idx" ON "media" USING btree ("captions_so_id");
  CREATE INDEX "media_captions_en_idx" ON "media" USING btree ("captions_en_id");
  CREATE INDEX "media_source_idx" ON "media" USING btree ("source");
  CREATE INDEX "media_sizes_due_idx" ON "media" USING btree ("sizes_due");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "contact_messages_department_idx" ON "contact_messages" USING btree ("department");
  CREATE INDEX "contact_messages_state_idx" ON "contact_messages" USING btree ("state");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE INDEX "contact_messages_mail_due_at_idx" ON "contact_messages" USING btree ("mail_due_at");
  CREATE UNIQUE INDEX "contact_messages_sending_idx" ON "contact_messages" USING btree ("sending");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "preview_links_post_idx" ON "preview_links" USING btree ("post_id");
  CREATE UNIQUE INDEX "preview_links_token_hash_idx" ON "preview_links" USING btree ("token_hash");
  CREATE INDEX "preview_links_made_by_idx" ON "preview_links" USING btree ("made_by_id");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_departments_order_idx" ON "users_departments" USING btree ("order");
  CREATE INDEX "users_departments_parent_idx" ON "users_departments" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "message_notes_message_idx" ON "message_notes" USING btree ("message_id");
  CREATE INDEX "message_notes_updated_at_idx" ON "message_notes" USING btree ("updated_at");
  CREATE INDEX "message_notes_created_at_idx" ON "message_notes" USING btree ("created_at");
  CREATE INDEX "message_replies_message_idx" ON "message_replies" USING btree ("message_id");
  CREATE UNIQUE INDEX "message_replies_key_idx" ON "message_replies" USING btree ("key");
  CREATE INDEX "message_replies_mail_due_at_idx" ON "message_replies" USING btree ("mail_due_at");
  CREATE INDEX "message_replies_updated_at_idx" ON "message_replies" USING btree ("updated_at");
  CREATE INDEX "message_replies_created_at_idx" ON "message_replies" USING btree ("created_at");
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
  CREATE INDEX "audit_created_at_idx" ON "audit" USING btree ("created_at");
  CREATE INDEX "audit_action_idx" ON "audit" USING btree ("action");
  CREATE INDEX "audit_collection_idx" ON "audit" USING btree ("collection");
  CREATE INDEX "audit_who_idx" ON "audit" USING btree ("who");
  CREATE INDEX "audit_updated_at_idx" ON "audit" USING btree ("updated_at");
  CREATE INDEX "document_action_idx" ON "audit" USING btree ("document","action");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "source_key_idx" ON "imports" USING btree ("source","key");
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
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
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
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
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
  CREATE INDEX "alert__status_idx" ON "alert" USING btree ("_status");
  CREATE INDEX "_alert_v_version_version__status_idx" ON "_alert_v" USING btree ("version__status");
  CREATE INDEX "_alert_v_created_at_idx" ON "_alert_v" USING btree ("created_at");
  CREATE INDEX "_alert_v_updated_at_idx" ON "_alert_v" USING btree ("updated_at");
  CREATE INDEX "_alert_v_latest_idx" ON "_alert_v" USING btree ("latest");
  CREATE INDEX "contact_information_office_phones_order_idx" ON "contact_information_office_phones" USING btree ("_order");
  CREATE INDEX "contact_information_office_phones_parent_id_idx" ON "contact_information_office_phones" USING btree ("_parent_id");
  CREATE INDEX "contact_information__status_idx" ON "contact_information" USING btree ("_status");
  CREATE INDEX "_contact_information_v_version_office_phones_order_idx" ON "_contact_information_v_version_office_phones" USING btree ("_order");
  CREATE INDEX "_contact_information_v_version_office_phones_parent_id_idx" ON "_contact_information_v_version_office_phones" USING btree ("_parent_id");
  CREATE INDEX "_contact_information_v_version_version__status_idx" ON "_contact_information_v" USING btree ("version__status");
  CREATE INDEX "_contact_information_v_created_at_idx" ON "_contact_information_v" USING btree ("created_at");
  CREATE INDEX "_contact_information_v_updated_at_idx" ON "_contact_information_v" USING btree ("updated_at");
  CREATE INDEX "_contact_information_v_latest_idx" ON "_contact_information_v" USING btree ("latest");
  CREATE INDEX "banners_so_so_picture_idx" ON "banners" USING btree ("so_picture_id");
  CREATE INDEX "banners_en_en_picture_idx" ON "banners" USING btree ("en_picture_id");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE INDEX "_banners_v_version_so_version_so_picture_idx" ON "_banners_v" USING btree ("version_so_picture_id");
  CREATE INDEX "_banners_v_version_en_version_en_picture_idx" ON "_banners_v" USING btree ("version_en_picture_id");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE INDEX "about_so_values_items_order_idx" ON "about_so_values_items" USING btree ("_order");
  CREATE INDEX "about_so_values_items_parent_id_idx" ON "about_so_values_items" USING btree ("_parent_id");
  CREATE INDEX "about_en_values_items_order_idx" ON "about_en_values_items" USING btree ("_order");
  CREATE INDEX "about_en_values_items_parent_id_idx" ON "about_en_values_items" USING btree ("_parent_id");
  CREATE INDEX "about__status_idx" ON "about" USING btree ("_status");
  CREATE INDEX "_about_v_version_so_values_items_order_idx" ON "_about_v_version_so_values_items" USING btree ("_order");
  CREATE INDEX "_about_v_version_so_values_items_parent_id_idx" ON "_about_v_version_so_values_items" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_en_values_items_order_idx" ON "_about_v_version_en_values_items" USING btree ("_order");
  CREATE INDEX "_about_v_version_en_values_items_parent_id_idx" ON "_about_v_version_en_values_items" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_version__status_idx" ON "_about_v" USING btree ("version__status");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "_about_v_latest_idx" ON "_about_v" USING btree ("latest");
  CREATE INDEX "partners_partners_order_idx" ON "partners_partners" USING btree ("_order");
  CREATE INDEX "partners_partners_parent_id_idx" ON "partners_partners" USING btree ("_parent_id");
  CREATE INDEX "partners_partners_logo_idx" ON "partners_partners" USING btree ("logo_id");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "_partners_v_version_partners_order_idx" ON "_partners_v_version_partners" USING btree ("_order");
  CREATE INDEX "_partners_v_version_partners_parent_id_idx" ON "_partners_v_version_partners" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_version_partners_logo_idx" ON "_partners_v_version_partners" USING btree ("logo_id");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "privacy_policy_so_sections_order_idx" ON "privacy_policy_so_sections" USING btree ("_order");
  CREATE INDEX "privacy_policy_so_sections_parent_id_idx" ON "privacy_policy_so_sections" USING btree ("_parent_id");
  CREATE INDEX "privacy_policy_en_sections_order_idx" ON "privacy_policy_en_sections" USING btree ("_order");
  CREATE INDEX "privacy_policy_en_sections_parent_id_idx" ON "privacy_policy_en_sections" USING btree ("_parent_id");
  CREATE INDEX "privacy_policy__status_idx" ON "privacy_policy" USING btree ("_status");
  CREATE INDEX "_privacy_policy_v_version_so_sections_order_idx" ON "_privacy_policy_v_version_so_sections" USING btree ("_order");
  CREATE INDEX "_privacy_policy_v_version_so_sections_parent_id_idx" ON "_privacy_policy_v_version_so_sections" USING btree ("_parent_id");
  CREATE INDEX "_privacy_policy_v_version_en_sections_order_idx" ON "_privacy_policy_v_version_en_sections" USING btree ("_order");
  CREATE INDEX "_privacy_policy_v_version_en_sections_parent_id_idx" ON "_privacy_policy_v_version_en_sections" USING btree ("_parent_id");
  CREATE INDEX "_privacy_policy_v_version_version__status_idx" ON "_privacy_policy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_policy_v_created_at_idx" ON "_privacy_policy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_policy_v_updated_at_idx" ON "_privacy_policy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_policy_v_latest_idx" ON "_privacy_policy_v" USING btree ("latest");
  CREATE INDEX "accessibility_statement_so_sections_order_idx" ON "accessibility_statement_so_sections" USING btree ("_order");
  CREATE INDEX "accessibility_statement_so_sections_parent_id_idx" ON "accessibility_statement_so_sections" USING btree ("_parent_id");
  CREATE INDEX "accessibility_statement_en_sections_order_idx" ON "accessibility_statement_en_sections" USING btree ("_order");
  CREATE INDEX "accessibility_statement_en_sections_parent_id_idx" ON "accessibility_statement_en_sections" USING btree ("_parent_id");
  CREATE INDEX "accessibility_statement__status_idx" ON "accessibility_statement" USING btree ("_status");
  CREATE INDEX "_accessibility_statement_v_version_so_sections_order_idx" ON "_accessibility_statement_v_version_so_sections" USING btree ("_order");
  CREATE INDEX "_accessibility_statement_v_version_so_sections_parent_id_idx" ON "_accessibility_statement_v_version_so_sections" USING btree ("_parent_id");
  CREATE INDEX "_accessibility_statement_v_version_en_sections_order_idx" ON "_accessibility_statement_v_version_en_sections" USING btree ("_order");
  CREATE INDEX "_accessibility_statement_v_version_en_sections_parent_id_idx" ON "_accessibility_statement_v_version_en_sections" USING btree ("_parent_id");
  CREATE INDEX "_accessibility_statement_v_version_version__status_idx" ON "_accessibility_statement_v" USING btree ("version__status");
  CREATE INDEX "_accessibility_statement_v_created_at_idx" ON "_accessibility_statement_v" USING btree ("created_at");
  CREATE INDEX "_accessibility_statement_v_updated_at_idx" ON "_accessibility_statement_v" USING btree ("updated_at");
  CREATE INDEX "_accessibility_statement_v_latest_idx" ON "_accessibility_statement_v" USING btree ("latest");
  CREATE INDEX "terms_of_use_so_sections_order_idx" ON "terms_of_use_so_sections" USING btree ("_order");
  CREATE INDEX "terms_of_use_so_sections_parent_id_idx" ON "terms_of_use_so_sections" USING btree ("_parent_id");
  CREATE INDEX "terms_of_use_en_sections_order_idx" ON "terms_of_use_en_sections" USING btree ("_order");
  CREATE INDEX "terms_of_use_en_sections_parent_id_idx" ON "terms_of_use_en_sections" USING btree ("_parent_id");
  CREATE INDEX "terms_of_use__status_idx" ON "terms_of_use" USING btree ("_status");
  CREATE INDEX "_terms_of_use_v_version_so_sections_order_idx" ON "_terms_of_use_v_version_so_sections" USING btree ("_order");
  CREATE INDEX "_terms_of_use_v_version_so_sections_parent_id_idx" ON "_terms_of_use_v_version_so_sections" USING btree ("_parent_id");
  CREATE INDEX "_terms_of_use_v_version_en_sections_order_idx" ON "_terms_of_use_v_version_en_sections" USING btree ("_order");
  CREATE INDEX "_terms_of_use_v_version_en_sections_parent_id_idx" ON "_terms_of_use_v_version_en_sections" USING btree ("_parent_id");
  CREATE INDEX "_terms_of_use_v_version_version__status_idx" ON "_terms_of_use_v" USING btree ("version__status");
  CREATE INDEX "_terms_of_use_v_created_at_idx" ON "_terms_of_use_v" USING btree ("created_at");
  CREATE INDEX "_terms_of_use_v_updated_at_idx" ON "_terms_of_use_v" USING btree ("updated_at");
  CREATE INDEX "_terms_of_use_v_latest_idx" ON "_terms_of_use_v" USING btree ("latest");
  CREATE INDEX "security_reports_so_sections_order_idx" ON "security_reports_so_sections" USING btree ("_order");
  CREATE INDEX "security_reports_so_sections_parent_id_idx" ON "security_reports_so_sections" USING btree ("_parent_id");
  CREATE INDEX "security_reports_en_sections_order_idx" ON "security_reports_en_sections" USING btree ("_order");
  CREATE INDEX "security_reports_en_sections_parent_id_idx" ON "security_reports_en_sections" USING btree ("_parent_id");
  CREATE INDEX "security_reports__status_idx" ON "security_reports" USING btree ("_status");
  CREATE INDEX "_security_reports_v_version_so_sections_order_idx" ON "_security_reports_v_version_so_sections" USING btree ("_order");
  CREATE INDEX "_security_reports_v_version_so_sections_parent_id_idx" ON "_security_reports_v_version_so_sections" USING btree ("_parent_id");
  CREATE INDEX "_security_reports_v_version_en_sections_order_idx" ON "_security_reports_v_version_en_sections" USING btree ("_order");
  CREATE INDEX "_security_reports_v_version_en_sections_parent_id_idx" ON "_security_reports_v_version_en_sections" USING btree ("_parent_id");
  CREATE INDEX "_security_reports_v_version_version__status_idx" ON "_security_reports_v" USING btree ("version__status");
  CREATE INDEX "_security_reports_v_created_at_idx" ON "_security_reports_v" USING btree ("created_at");
  CREATE INDEX "_security_reports_v_updated_at_idx" ON "_security_reports_v" USING btree ("updated_at");
  CREATE INDEX "_security_reports_v_latest_idx" ON "_security_reports_v" USING btree ("latest");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "schedules" CASCADE;
  DROP TABLE "subcategories" CASCADE;
  DROP TABLE "operations" CASCADE;
  DROP TABLE "operations_rels" CASCADE;
  DROP TABLE "_operations_v" CASCADE;
  DROP TABLE "_operations_v_rels" CASCADE;
  DROP TABLE "leaders" CASCADE;
  DROP TABLE "_leaders_v" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "preview_links" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_departments" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "message_notes" CASCADE;
  DROP TABLE "message_replies" CASCADE;
  DROP TABLE "invitations_roles" CASCADE;
  DROP TABLE "invitations_departments" CASCADE;
  DROP TABLE "invitations" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "audit" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "front_page" CASCADE;
  DROP TABLE "front_page_rels" CASCADE;
  DROP TABLE "_front_page_v" CASCADE;
  DROP TABLE "_front_page_v_rels" CASCADE;
  DROP TABLE "alert" CASCADE;
  DROP TABLE "_alert_v" CASCADE;
  DROP TABLE "contact_information_office_phones" CASCADE;
  DROP TABLE "contact_information" CASCADE;
  DROP TABLE "_contact_information_v_version_office_phones" CASCADE;
  DROP TABLE "_contact_information_v" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "about_so_values_items" CASCADE;
  DROP TABLE "about_en_values_items" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "_about_v_version_so_values_items" CASCADE;
  DROP TABLE "_about_v_version_en_values_items" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "partners_partners" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "_partners_v_version_partners" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "privacy_policy_so_sections" CASCADE;
  DROP TABLE "privacy_policy_en_sections" CASCADE;
  DROP TABLE "privacy_policy" CASCADE;
  DROP TABLE "_privacy_policy_v_version_so_sections" CASCADE;
  DROP TABLE "_privacy_policy_v_version_en_sections" CASCADE;
  DROP TABLE "_privacy_policy_v" CASCADE;
  DROP TABLE "accessibility_statement_so_sections" CASCADE;
  DROP TABLE "accessibility_statement_en_sections" CASCADE;
  DROP TABLE "accessibility_statement" CASCADE;
  DROP TABLE "_accessibility_statement_v_version_so_sections" CASCADE;
  DROP TABLE "_accessibility_statement_v_version_en_sections" CASCADE;
  DROP TABLE "_accessibility_statement_v" CASCADE;
  DROP TABLE "terms_of_use_so_sections" CASCADE;
  DROP TABLE "terms_of_use_en_sections" CASCADE;
  DROP TABLE "terms_of_use" CASCADE;
  DROP TABLE "_terms_of_use_v_version_so_sections" CASCADE;
  DROP TABLE "_terms_of_use_v_version_en_sections" CASCADE;
  DROP TABLE "_terms_of_use_v" CASCADE;
  DROP TABLE "security_reports_so_sections" CASCADE;
  DROP TABLE "security_reports_en_sections" CASCADE;
  DROP TABLE "security_reports" CASCADE;
  DROP TABLE "_security_reports_v_version_so_sections" CASCADE;
  DROP TABLE "_security_reports_v_version_en_sections" CASCADE;
  DROP TABLE "_security_reports_v" CASCADE;
  DROP TABLE "inbox_settings" CASCADE;
  DROP TABLE "content_version" CASCADE;
  DROP TYPE "public"."enum_posts_kind";
  DROP TYPE "public"."enum_posts_so_state";
  DROP TYPE "public"."enum_posts_en_state";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_kind";
  DROP TYPE "public"."enum__posts_v_version_so_state";
  DROP TYPE "public"."enum__posts_v_version_en_state";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_schedules_language";
  DROP TYPE "public"."enum_schedules_action";
  DROP TYPE "public"."enum_schedules_state";
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
  DROP TYPE "public"."enum_contact_messages_department";
  DROP TYPE "public"."enum_contact_messages_state";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_users_departments";
  DROP TYPE "public"."enum_message_replies_department";
  DROP TYPE "public"."enum_invitations_roles";
  DROP TYPE "public"."enum_invitations_departments";
  DROP TYPE "public"."enum_alert_level";
  DROP TYPE "public"."enum_alert_from_tz";
  DROP TYPE "public"."enum_alert_until_tz";
  DROP TYPE "public"."enum_alert_status";
  DROP TYPE "public"."enum__alert_v_version_level";
  DROP TYPE "public"."enum__alert_v_version_from_tz";
  DROP TYPE "public"."enum__alert_v_version_until_tz";
  DROP TYPE "public"."enum__alert_v_version_status";
  DROP TYPE "public"."enum_contact_information_status";
  DROP TYPE "public"."enum__contact_information_v_version_status";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum_about_status";
  DROP TYPE "public"."enum__about_v_version_status";
  DROP TYPE "public"."enum_partners_partners_kind";
  DROP TYPE "public"."enum_partners_partners_mark";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_partners_kind";
  DROP TYPE "public"."enum__partners_v_version_partners_mark";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_privacy_policy_status";
  DROP TYPE "public"."enum__privacy_policy_v_version_status";
  DROP TYPE "public"."enum_accessibility_statement_status";
  DROP TYPE "public"."enum__accessibility_statement_v_version_status";
  DROP TYPE "public"."enum_terms_of_use_status";
  DROP TYPE "public"."enum__terms_of_use_v_version_status";
  DROP TYPE "public"."enum_security_reports_status";
  DROP TYPE "public"."enum__security_reports_v_version_status";`)
}
