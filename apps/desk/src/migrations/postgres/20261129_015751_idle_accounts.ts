import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "used_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "idle_warned_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP COLUMN "used_at";
  ALTER TABLE "users" DROP COLUMN "closed_at";
  ALTER TABLE "users" DROP COLUMN "idle_warned_at";`)
}
