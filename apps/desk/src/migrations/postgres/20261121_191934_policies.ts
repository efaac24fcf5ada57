import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_privacy_policy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_policy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_accessibility_statement_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__accessibility_statement_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_terms_of_use_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__terms_of_use_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_security_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__security_reports_v_version_status" AS ENUM('draft', 'published');
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
  	"so_title" varchar DEFAULT 'Siyaasadda Asturnaanta',
  	"so_lead" varchar DEFAULT 'Waxa bogani kaa kaydiyo, sababta, iyo waxa aadan marnaba nagu heli doonin.',
  	"en_title" varchar DEFAULT 'Privacy',
  	"en_lead" varchar DEFAULT 'What this site keeps about you, why, and what it never does.',
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
  	"version_so_title" varchar DEFAULT 'Siyaasadda Asturnaanta',
  	"version_so_lead" varchar DEFAULT 'Waxa bogani kaa kaydiyo, sababta, iyo waxa aadan marnaba nagu heli doonin.',
  	"version_en_title" varchar DEFAULT 'Privacy',
  	"version_en_lead" varchar DEFAULT 'What this site keeps about you, why, and what it never does.',
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
  	"so_title" varchar DEFAULT 'Helitaan',
  	"so_lead" varchar DEFAULT 'Bogani waa inuu qof walba u shaqeeyo, qalab kasta iyo si kasta oo uu u akhriyo.',
  	"en_title" varchar DEFAULT 'Accessibility',
  	"en_lead" varchar DEFAULT 'This site should work for everyone, on any device and however you read it.',
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
  	"version_so_title" varchar DEFAULT 'Helitaan',
  	"version_so_lead" varchar DEFAULT 'Bogani waa inuu qof walba u shaqeeyo, qalab kasta iyo si kasta oo uu u akhriyo.',
  	"version_en_title" varchar DEFAULT 'Accessibility',
  	"version_en_lead" varchar DEFAULT 'This site should work for everyone, on any device and however you read it.',
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
  	"so_title" varchar DEFAULT 'Shuruudaha Isticmaalka',
  	"so_lead" varchar DEFAULT 'Sida waxa ku jira bogan loo isticmaali karo.',
  	"en_title" varchar DEFAULT 'Terms of Use',
  	"en_lead" varchar DEFAULT 'How what stands on this site may be used.',
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
  	"version_so_title" varchar DEFAULT 'Shuruudaha Isticmaalka',
  	"version_so_lead" varchar DEFAULT 'Sida waxa ku jira bogan loo isticmaali karo.',
  	"version_en_title" varchar DEFAULT 'Terms of Use',
  	"version_en_lead" varchar DEFAULT 'How what stands on this site may be used.',
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
  	"so_title" varchar DEFAULT 'Ammaanka Bogga',
  	"so_lead" varchar DEFAULT 'Sida aad noogu soo sheegi karto daldalool ammaan oo aad bogan ka heshay.',
  	"en_title" varchar DEFAULT 'Security of this Site',
  	"en_lead" varchar DEFAULT 'How to tell us about a weakness that you have found here.',
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
  	"version_so_title" varchar DEFAULT 'Ammaanka Bogga',
  	"version_so_lead" varchar DEFAULT 'Sida aad noogu soo sheegi karto daldalool ammaan oo aad bogan ka heshay.',
  	"version_en_title" varchar DEFAULT 'Security of this Site',
  	"version_en_lead" varchar DEFAULT 'How to tell us about a weakness that you have found here.',
  	"version__status" "enum__security_reports_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
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
  DROP TYPE "public"."enum_privacy_policy_status";
  DROP TYPE "public"."enum__privacy_policy_v_version_status";
  DROP TYPE "public"."enum_accessibility_statement_status";
  DROP TYPE "public"."enum__accessibility_statement_v_version_status";
  DROP TYPE "public"."enum_terms_of_use_status";
  DROP TYPE "public"."enum__terms_of_use_v_version_status";
  DROP TYPE "public"."enum_security_reports_status";
  DROP TYPE "public"."enum__security_reports_v_version_status";`)
}
