import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leaders" ADD COLUMN "so_kept_back_reason" varchar;
  ALTER TABLE "leaders" ADD COLUMN "en_kept_back_reason" varchar;
  ALTER TABLE "leaders" ADD COLUMN "held_from" timestamp(3) with time zone;
  ALTER TABLE "leaders" ADD COLUMN "held_until" timestamp(3) with time zone;
  ALTER TABLE "_leaders_v" ADD COLUMN "version_so_kept_back_reason" varchar;
  ALTER TABLE "_leaders_v" ADD COLUMN "version_en_kept_back_reason" varchar;
  ALTER TABLE "_leaders_v" ADD COLUMN "version_held_from" timestamp(3) with time zone;
  ALTER TABLE "_leaders_v" ADD COLUMN "version_held_until" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leaders" DROP COLUMN "so_kept_back_reason";
  ALTER TABLE "leaders" DROP COLUMN "en_kept_back_reason";
  ALTER TABLE "leaders" DROP COLUMN "held_from";
  ALTER TABLE "leaders" DROP COLUMN "held_until";
  ALTER TABLE "_leaders_v" DROP COLUMN "version_so_kept_back_reason";
  ALTER TABLE "_leaders_v" DROP COLUMN "version_en_kept_back_reason";
  ALTER TABLE "_leaders_v" DROP COLUMN "version_held_from";
  ALTER TABLE "_leaders_v" DROP COLUMN "version_held_until";`)
}
