import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "kind__status_so_public_subcategory_idx";
  DROP INDEX "kind__status_en_public_subcategory_idx";
  DROP INDEX "compound_index_2_idx";
  DROP INDEX "compound_index_5_idx";
  CREATE INDEX "kind__status_so_public_subcategory_publishedAt_idx" ON "posts" USING btree ("kind","_status","so_public","subcategory_id","published_at");
  CREATE INDEX "kind__status_so_public_picture_idx" ON "posts" USING btree ("kind","_status","so_public","picture_id");
  CREATE INDEX "kind__status_so_public_closesAt_idx" ON "posts" USING btree ("kind","_status","so_public","closes_at");
  CREATE INDEX "kind__status_en_public_subcategory_publishedAt_idx" ON "posts" USING btree ("kind","_status","en_public","subcategory_id","published_at");
  CREATE INDEX "kind__status_en_public_picture_idx" ON "posts" USING btree ("kind","_status","en_public","picture_id");
  CREATE INDEX "kind__status_en_public_closesAt_idx" ON "posts" USING btree ("kind","_status","en_public","closes_at");
  CREATE INDEX "version_kind_version__status_version_so_public_version_p_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_public","version_picture_id");
  CREATE INDEX "version_kind_version__status_version_so_public_version_c_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_public","version_closes_at");
  CREATE INDEX "version_kind_version__status_version_en_public_version_p_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_public","version_picture_id");
  CREATE INDEX "version_kind_version__status_version_en_public_version_c_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_public","version_closes_at");
  CREATE INDEX "_posts_v_latest_published_at_idx" ON "_posts_v" USING btree ("latest","version_published_at","created_at");
  CREATE INDEX "compound_index_2_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_public","version_subcategory_id","version_published_at");
  CREATE INDEX "compound_index_5_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_public","version_subcategory_id","version_published_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "kind__status_so_public_subcategory_publishedAt_idx";
  DROP INDEX "kind__status_so_public_picture_idx";
  DROP INDEX "kind__status_so_public_closesAt_idx";
  DROP INDEX "kind__status_en_public_subcategory_publishedAt_idx";
  DROP INDEX "kind__status_en_public_picture_idx";
  DROP INDEX "kind__status_en_public_closesAt_idx";
  DROP INDEX "version_kind_version__status_version_so_public_version_p_idx";
  DROP INDEX "version_kind_version__status_version_so_public_version_c_idx";
  DROP INDEX "version_kind_version__status_version_en_public_version_p_idx";
  DROP INDEX "version_kind_version__status_version_en_public_version_c_idx";
  DROP INDEX "_posts_v_latest_published_at_idx";
  DROP INDEX "compound_index_2_idx";
  DROP INDEX "compound_index_5_idx";
  CREATE INDEX "kind__status_so_public_subcategory_idx" ON "posts" USING btree ("kind","_status","so_public","subcategory_id");
  CREATE INDEX "kind__status_en_public_subcategory_idx" ON "posts" USING btree ("kind","_status","en_public","subcategory_id");
  CREATE INDEX "compound_index_2_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_so_public","version_subcategory_id");
  CREATE INDEX "compound_index_5_idx" ON "_posts_v" USING btree ("version_kind","version__status","version_en_public","version_subcategory_id");`)
}
