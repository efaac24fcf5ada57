import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "caption_so" varchar;
  ALTER TABLE "media" ADD COLUMN "caption_en" varchar;
  ALTER TABLE "media" ADD COLUMN "poster_id" integer;
  ALTER TABLE "media" ADD COLUMN "captions_so_id" integer;
  ALTER TABLE "media" ADD COLUMN "captions_en_id" integer;
  ALTER TABLE "media" ADD COLUMN "source" varchar;
  ALTER TABLE "media" ADD COLUMN "pages" numeric;
  ALTER TABLE "media" ADD COLUMN "focal_x" numeric;
  ALTER TABLE "media" ADD COLUMN "focal_y" numeric;
  ALTER TABLE "media" ADD CONSTRAINT "media_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_captions_so_id_media_id_fk" FOREIGN KEY ("captions_so_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_captions_en_id_media_id_fk" FOREIGN KEY ("captions_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_poster_idx" ON "media" USING btree ("poster_id");
  CREATE INDEX "media_captions_so_idx" ON "media" USING btree ("captions_so_id");
  CREATE INDEX "media_captions_en_idx" ON "media" USING btree ("captions_en_id");
  CREATE INDEX "media_source_idx" ON "media" USING btree ("source");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP CONSTRAINT "media_poster_id_media_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT "media_captions_so_id_media_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT "media_captions_en_id_media_id_fk";
  
  DROP INDEX "media_poster_idx";
  DROP INDEX "media_captions_so_idx";
  DROP INDEX "media_captions_en_idx";
  DROP INDEX "media_source_idx";
  ALTER TABLE "media" DROP COLUMN "decorative";
  ALTER TABLE "media" DROP COLUMN "caption_so";
  ALTER TABLE "media" DROP COLUMN "caption_en";
  ALTER TABLE "media" DROP COLUMN "poster_id";
  ALTER TABLE "media" DROP COLUMN "captions_so_id";
  ALTER TABLE "media" DROP COLUMN "captions_en_id";
  ALTER TABLE "media" DROP COLUMN "source";
  ALTER TABLE "media" DROP COLUMN "pages";
  ALTER TABLE "media" DROP COLUMN "focal_x";
  ALTER TABLE "media" DROP COLUMN "focal_y";`)
}
