import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`kind__status_so_public_subcategory_idx\`;`)
  await db.run(sql`DROP INDEX \`kind__status_en_public_subcategory_idx\`;`)
  await db.run(sql`CREATE INDEX \`kind__status_so_public_subcategory_publishedAt_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`so_public\`,\`subcategory_id\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_so_public_picture_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`so_public\`,\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_so_public_closesAt_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`so_public\`,\`closes_at\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_en_public_subcategory_publishedAt_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`en_public\`,\`subcategory_id\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_en_public_picture_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`en_public\`,\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_en_public_closesAt_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`en_public\`,\`closes_at\`);`)
  await db.run(sql`DROP INDEX \`compound_index_2_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_5_idx\`;`)
  await db.run(sql`CREATE INDEX \`version_kind_version__status_version_so_public_version_p_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_so_public\`,\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`version_kind_version__status_version_so_public_version_c_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_so_public\`,\`version_closes_at\`);`)
  await db.run(sql`CREATE INDEX \`version_kind_version__status_version_en_public_version_p_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_en_public\`,\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`version_kind_version__status_version_en_public_version_c_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_en_public\`,\`version_closes_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_so_public\`,\`version_subcategory_id\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_5_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_en_public\`,\`version_subcategory_id\`,\`version_published_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`kind__status_so_public_subcategory_publishedAt_idx\`;`)
  await db.run(sql`DROP INDEX \`kind__status_so_public_picture_idx\`;`)
  await db.run(sql`DROP INDEX \`kind__status_so_public_closesAt_idx\`;`)
  await db.run(sql`DROP INDEX \`kind__status_en_public_subcategory_publishedAt_idx\`;`)
  await db.run(sql`DROP INDEX \`kind__status_en_public_picture_idx\`;`)
  await db.run(sql`DROP INDEX \`kind__status_en_public_closesAt_idx\`;`)
  await db.run(sql`CREATE INDEX \`kind__status_so_public_subcategory_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`so_public\`,\`subcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`kind__status_en_public_subcategory_idx\` ON \`posts\` (\`kind\`,\`_status\`,\`en_public\`,\`subcategory_id\`);`)
  await db.run(sql`DROP INDEX \`version_kind_version__status_version_so_public_version_p_idx\`;`)
  await db.run(sql`DROP INDEX \`version_kind_version__status_version_so_public_version_c_idx\`;`)
  await db.run(sql`DROP INDEX \`version_kind_version__status_version_en_public_version_p_idx\`;`)
  await db.run(sql`DROP INDEX \`version_kind_version__status_version_en_public_version_c_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_2_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_5_idx\`;`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_so_public\`,\`version_subcategory_id\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_5_idx\` ON \`_posts_v\` (\`version_kind\`,\`version__status\`,\`version_en_public\`,\`version_subcategory_id\`);`)
}
