import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_second_factors_algorithm" AS ENUM('SHA256', 'SHA1');
  ALTER TABLE "second_factors" ADD COLUMN "algorithm" "enum_second_factors_algorithm";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "second_factors" DROP COLUMN "algorithm";
  DROP TYPE "public"."enum_second_factors_algorithm";`)
}
