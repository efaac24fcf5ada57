import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Pictures from before have none of the new files: the desk makes them when it starts.
  await db.execute(sql`
   DROP INDEX "media_sizes_w400_sizes_w400_filename_idx";
  DROP INDEX "media_sizes_w800_sizes_w800_filename_idx";
  DROP INDEX "media_sizes_w1280_sizes_w1280_filename_idx";
  ALTER TABLE "media" ADD COLUMN "colour" varchar;
  ALTER TABLE "media" ADD COLUMN "made" jsonb;
  ALTER TABLE "media" ADD COLUMN "sizes_due" boolean;
  UPDATE "media" SET "sizes_due" = true WHERE "mime_type" LIKE 'image/%';
  CREATE INDEX "media_sizes_due_idx" ON "media" USING btree ("sizes_due");
  ALTER TABLE "media" DROP COLUMN "focal_x";
  ALTER TABLE "media" DROP COLUMN "focal_y";
  ALTER TABLE "media" DROP COLUMN "sizes_w400_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w400_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w400_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w400_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w400_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w400_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_w800_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w800_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w800_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w800_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w800_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w800_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_w1280_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w1280_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w1280_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w1280_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w1280_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w1280_filename";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_due_idx";
  ALTER TABLE "media" ADD COLUMN "focal_x" numeric;
  ALTER TABLE "media" ADD COLUMN "focal_y" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w400_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w400_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w400_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w400_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w400_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w400_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w800_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w800_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w800_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w800_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w800_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w800_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1280_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1280_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1280_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1280_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1280_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1280_filename" varchar;
  CREATE INDEX "media_sizes_w400_sizes_w400_filename_idx" ON "media" USING btree ("sizes_w400_filename");
  CREATE INDEX "media_sizes_w800_sizes_w800_filename_idx" ON "media" USING btree ("sizes_w800_filename");
  CREATE INDEX "media_sizes_w1280_sizes_w1280_filename_idx" ON "media" USING btree ("sizes_w1280_filename");
  ALTER TABLE "media" DROP COLUMN "colour";
  ALTER TABLE "media" DROP COLUMN "made";
  ALTER TABLE "media" DROP COLUMN "sizes_due";`)
}
