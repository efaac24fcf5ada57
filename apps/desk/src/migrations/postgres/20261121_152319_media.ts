import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "caption_so" varchar;
  ALTER TABLE "media" ADD COLUMN "caption_en" varchar;
  ALTER TABLE "media" ADD COLUMN "source" varchar;
  CREATE INDEX "media_source_idx" ON "media" USING btree ("source");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_source_idx";
  ALTER TABLE "media" DROP COLUMN "decorative";
  ALTER TABLE "media" DROP COLUMN "caption_so";
  ALTER TABLE "media" DROP COLUMN "caption_en";
  ALTER TABLE "media" DROP COLUMN "source";`)
}
