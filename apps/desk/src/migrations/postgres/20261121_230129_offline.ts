import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_messages" ADD COLUMN "sending" varchar;
  CREATE UNIQUE INDEX "contact_messages_sending_idx" ON "contact_messages" USING btree ("sending");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "contact_messages_sending_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "sending";`)
}
