import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Accounts that needed no second factor until now have two weeks to set one up. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "second_factor_due" timestamp(3) with time zone;
  UPDATE "users" SET "second_factor_due" = now() + interval '14 days'
    WHERE "codes_since" IS NULL AND "passkeys_since" IS NULL AND "id" NOT IN (
      SELECT "parent_id" FROM "users_roles" WHERE "value" IN ('publisher', 'administrator'));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP COLUMN "second_factor_due";`)
}
