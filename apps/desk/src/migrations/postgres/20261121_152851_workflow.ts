import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_schedules_language" AS ENUM('so', 'en');
  CREATE TYPE "public"."enum_schedules_action" AS ENUM('publish', 'withdraw');
  CREATE TYPE "public"."enum_schedules_state" AS ENUM('pending', 'done', 'cancelled', 'failed');
  CREATE TABLE "schedules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer,
  	"language" "enum_schedules_language" NOT NULL,
  	"action" "enum_schedules_action" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_schedules_state" DEFAULT 'pending' NOT NULL,
  	"by_id" integer,
  	"reason" varchar,
  	"change_note" varchar,
  	"ended_at" timestamp(3) with time zone,
  	"why" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "posts" ADD COLUMN "so_published_alone" boolean;
  ALTER TABLE "posts" ADD COLUMN "so_published_alone_reason" varchar;
  ALTER TABLE "posts" ADD COLUMN "so_changed_by" jsonb;
  ALTER TABLE "posts" ADD COLUMN "en_published_alone" boolean;
  ALTER TABLE "posts" ADD COLUMN "en_published_alone_reason" varchar;
  ALTER TABLE "posts" ADD COLUMN "en_changed_by" jsonb;
  ALTER TABLE "posts" ADD COLUMN "date_chosen" boolean;
  ALTER TABLE "posts" ADD COLUMN "shared_changed_by" jsonb;
  ALTER TABLE "posts" ADD COLUMN "turn" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_published_alone" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_published_alone_reason" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_so_changed_by" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_published_alone" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_published_alone_reason" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_en_changed_by" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_date_chosen" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "version_shared_changed_by" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_turn" varchar;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "schedules_post_idx" ON "schedules" USING btree ("post_id");
  CREATE INDEX "schedules_by_idx" ON "schedules" USING btree ("by_id");
  CREATE INDEX "schedules_updated_at_idx" ON "schedules" USING btree ("updated_at");
  CREATE INDEX "schedules_created_at_idx" ON "schedules" USING btree ("created_at");
  CREATE INDEX "state_at_idx" ON "schedules" USING btree ("state","at");
  CREATE INDEX "post_state_idx" ON "schedules" USING btree ("post_id","state");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "schedules" CASCADE;
  ALTER TABLE "posts" DROP COLUMN "so_published_alone";
  ALTER TABLE "posts" DROP COLUMN "so_published_alone_reason";
  ALTER TABLE "posts" DROP COLUMN "so_changed_by";
  ALTER TABLE "posts" DROP COLUMN "en_published_alone";
  ALTER TABLE "posts" DROP COLUMN "en_published_alone_reason";
  ALTER TABLE "posts" DROP COLUMN "en_changed_by";
  ALTER TABLE "posts" DROP COLUMN "date_chosen";
  ALTER TABLE "posts" DROP COLUMN "shared_changed_by";
  ALTER TABLE "posts" DROP COLUMN "turn";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_published_alone";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_published_alone_reason";
  ALTER TABLE "_posts_v" DROP COLUMN "version_so_changed_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_published_alone";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_published_alone_reason";
  ALTER TABLE "_posts_v" DROP COLUMN "version_en_changed_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_date_chosen";
  ALTER TABLE "_posts_v" DROP COLUMN "version_shared_changed_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_turn";
  DROP TYPE "public"."enum_schedules_language";
  DROP TYPE "public"."enum_schedules_action";
  DROP TYPE "public"."enum_schedules_state";`)
}
