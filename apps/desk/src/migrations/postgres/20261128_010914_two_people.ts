import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subcategories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__subcategories_v_version_kind" AS ENUM('news', 'documents', 'videos', 'pressReleases', 'speeches', 'publications', 'tenders', 'army', 'warOnTerror');
  CREATE TYPE "public"."enum__subcategories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_front_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__front_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_subcategories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name_so" varchar,
  	"version_name_en" varchar,
  	"version_kind" "enum__subcategories_v_version_kind",
  	"version_changed_by" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__subcategories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar,
  	"version_to" varchar,
  	"version_permanent" boolean DEFAULT true,
  	"version_changed_by" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "subcategories" ALTER COLUMN "kind" DROP NOT NULL;
  ALTER TABLE "redirects" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "redirects" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "subcategories" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "subcategories" ADD COLUMN "_status" "enum_subcategories_status" DEFAULT 'draft';
  ALTER TABLE "operations" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "_operations_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "leaders" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "_leaders_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "redirects" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "redirects" ADD COLUMN "_status" "enum_redirects_status" DEFAULT 'draft';
  ALTER TABLE "front_page" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "front_page" ADD COLUMN "_status" "enum_front_page_status" DEFAULT 'draft';
  ALTER TABLE "_front_page_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "_front_page_v" ADD COLUMN "version__status" "enum__front_page_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_front_page_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "alert" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "_alert_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "contact_information" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "_contact_information_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "banners" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "_banners_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "about" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "_about_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "partners" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "_partners_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "privacy_policy" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "accessibility_statement" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "_accessibility_statement_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "terms_of_use" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "_terms_of_use_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "security_reports" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "_security_reports_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "_subcategories_v" ADD CONSTRAINT "_subcategories_v_parent_id_subcategories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_subcategories_v_parent_idx" ON "_subcategories_v" USING btree ("parent_id");
  CREATE INDEX "_subcategories_v_version_version_updated_at_idx" ON "_subcategories_v" USING btree ("version_updated_at");
  CREATE INDEX "_subcategories_v_version_version_created_at_idx" ON "_subcategories_v" USING btree ("version_created_at");
  CREATE INDEX "_subcategories_v_version_version__status_idx" ON "_subcategories_v" USING btree ("version__status");
  CREATE INDEX "_subcategories_v_created_at_idx" ON "_subcategories_v" USING btree ("created_at");
  CREATE INDEX "_subcategories_v_updated_at_idx" ON "_subcategories_v" USING btree ("updated_at");
  CREATE INDEX "_subcategories_v_latest_idx" ON "_subcategories_v" USING btree ("latest");
  CREATE INDEX "version_kind_idx" ON "_subcategories_v" USING btree ("version_kind");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_latest_idx" ON "_redirects_v" USING btree ("latest");
  CREATE INDEX "subcategories__status_idx" ON "subcategories" USING btree ("_status");
  CREATE INDEX "redirects__status_idx" ON "redirects" USING btree ("_status");
  CREATE INDEX "front_page__status_idx" ON "front_page" USING btree ("_status");
  CREATE INDEX "_front_page_v_version_version__status_idx" ON "_front_page_v" USING btree ("version__status");
  CREATE INDEX "_front_page_v_latest_idx" ON "_front_page_v" USING btree ("latest");`)
  // What was there before was public, and the desk lists the newest versions.
  await db.execute(sql`
  UPDATE "subcategories" SET "_status" = 'published';
  UPDATE "redirects" SET "_status" = 'published';
  UPDATE "front_page" SET "_status" = 'published';
  UPDATE "_front_page_v" SET "version__status" = 'published',
    "latest" = "id" = (SELECT max("id") FROM "_front_page_v");
  INSERT INTO "_subcategories_v"
    ("parent_id", "version_name_so", "version_name_en", "version_kind", "version_updated_at",
      "version_created_at", "version__status", "created_at", "updated_at", "latest")
    SELECT "id", "name_so", "name_en", "kind"::text::"enum__subcategories_v_version_kind", "updated_at",
      "created_at", 'published', "updated_at", "updated_at", true
    FROM "subcategories";
  INSERT INTO "_redirects_v"
    ("parent_id", "version_from", "version_to", "version_permanent", "version_updated_at",
      "version_created_at", "version__status", "created_at", "updated_at", "latest")
    SELECT "id", "from", "to", "permanent", "updated_at", "created_at", 'published', "updated_at",
      "updated_at", true
    FROM "redirects";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_subcategories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_redirects_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_subcategories_v" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP INDEX "subcategories__status_idx";
  DROP INDEX "redirects__status_idx";
  DROP INDEX "front_page__status_idx";
  DROP INDEX "_front_page_v_version_version__status_idx";
  DROP INDEX "_front_page_v_latest_idx";
  ALTER TABLE "subcategories" ALTER COLUMN "kind" SET NOT NULL;
  ALTER TABLE "redirects" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "redirects" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "subcategories" DROP COLUMN "changed_by";
  ALTER TABLE "subcategories" DROP COLUMN "_status";
  ALTER TABLE "operations" DROP COLUMN "changed_by";
  ALTER TABLE "_operations_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "leaders" DROP COLUMN "changed_by";
  ALTER TABLE "_leaders_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "redirects" DROP COLUMN "changed_by";
  ALTER TABLE "redirects" DROP COLUMN "_status";
  ALTER TABLE "front_page" DROP COLUMN "changed_by";
  ALTER TABLE "front_page" DROP COLUMN "_status";
  ALTER TABLE "_front_page_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_front_page_v" DROP COLUMN "version__status";
  ALTER TABLE "_front_page_v" DROP COLUMN "latest";
  ALTER TABLE "alert" DROP COLUMN "changed_by";
  ALTER TABLE "_alert_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "contact_information" DROP COLUMN "changed_by";
  ALTER TABLE "_contact_information_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "banners" DROP COLUMN "changed_by";
  ALTER TABLE "_banners_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "about" DROP COLUMN "changed_by";
  ALTER TABLE "_about_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "partners" DROP COLUMN "changed_by";
  ALTER TABLE "_partners_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "privacy_policy" DROP COLUMN "changed_by";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "accessibility_statement" DROP COLUMN "changed_by";
  ALTER TABLE "_accessibility_statement_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "terms_of_use" DROP COLUMN "changed_by";
  ALTER TABLE "_terms_of_use_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "security_reports" DROP COLUMN "changed_by";
  ALTER TABLE "_security_reports_v" DROP COLUMN "version_changed_by";
  DROP TYPE "public"."enum_subcategories_status";
  DROP TYPE "public"."enum__subcategories_v_version_kind";
  DROP TYPE "public"."enum__subcategories_v_version_status";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum__redirects_v_version_status";
  DROP TYPE "public"."enum_front_page_status";
  DROP TYPE "public"."enum__front_page_v_version_status";`)
}
