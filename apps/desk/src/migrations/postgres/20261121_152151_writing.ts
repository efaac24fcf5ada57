import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "posts" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "posts" ADD COLUMN "set_aside" boolean DEFAULT false;
  ALTER TABLE "posts" ADD COLUMN "saved_from" varchar;
  ALTER TABLE "posts" ADD COLUMN "saved_since" numeric;
  ALTER TABLE "_posts_v" ADD COLUMN "version_revision" numeric DEFAULT 0;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_set_aside" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_from" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_since" numeric;
  ALTER TABLE "_posts_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_saved_by_idx" ON "posts" USING btree ("saved_by_id");
  CREATE INDEX "_posts_v_version_version_saved_by_idx" ON "_posts_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP CONSTRAINT "posts_saved_by_id_users_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_saved_by_id_users_id_fk";
  
  DROP INDEX "posts_saved_by_idx";
  DROP INDEX "_posts_v_version_version_saved_by_idx";
  DROP INDEX "_posts_v_autosave_idx";
  ALTER TABLE "posts" DROP COLUMN "revision";
  ALTER TABLE "posts" DROP COLUMN "saved_by_id";
  ALTER TABLE "posts" DROP COLUMN "set_aside";
  ALTER TABLE "posts" DROP COLUMN "saved_from";
  ALTER TABLE "posts" DROP COLUMN "saved_since";
  ALTER TABLE "_posts_v" DROP COLUMN "version_revision";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_set_aside";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_from";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_since";
  ALTER TABLE "_posts_v" DROP COLUMN "autosave";`)
}
