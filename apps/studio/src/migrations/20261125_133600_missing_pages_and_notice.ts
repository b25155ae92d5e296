import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_missing_pages_state" AS ENUM('open', 'left');
  CREATE TABLE "missing_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"came_from" varchar,
  	"count" numeric NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_missing_pages_state" DEFAULT 'open' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "general" ADD COLUMN "announcement_starts_at" timestamp(3) with time zone;
  ALTER TABLE "general" ADD COLUMN "announcement_ends_at" timestamp(3) with time zone;
  ALTER TABLE "_general_v" ADD COLUMN "version_announcement_starts_at" timestamp(3) with time zone;
  ALTER TABLE "_general_v" ADD COLUMN "version_announcement_ends_at" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "missing_pages_key_idx" ON "missing_pages" USING btree ("key");
  CREATE INDEX "missing_pages_path_idx" ON "missing_pages" USING btree ("path");
  CREATE INDEX "missing_pages_last_at_idx" ON "missing_pages" USING btree ("last_at");
  CREATE INDEX "missing_pages_updated_at_idx" ON "missing_pages" USING btree ("updated_at");
  CREATE INDEX "missing_pages_created_at_idx" ON "missing_pages" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "missing_pages" CASCADE;
  ALTER TABLE "general" DROP COLUMN "announcement_starts_at";
  ALTER TABLE "general" DROP COLUMN "announcement_ends_at";
  ALTER TABLE "_general_v" DROP COLUMN "version_announcement_starts_at";
  ALTER TABLE "_general_v" DROP COLUMN "version_announcement_ends_at";
  DROP TYPE "public"."enum_missing_pages_state";`)
}
