import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: the backup that was made before it; it changes what was there.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "name" varchar;
  ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "sha256" varchar;
  CREATE INDEX "media_sha256_idx" ON "media" USING btree ("sha256");`)
  // Whose names were not kept is called by what it shows, Arabic first.
  await db.execute(sql`
    UPDATE "media" SET "name" = left(coalesce((
      SELECT "alt" FROM "media_locales" words
      WHERE words."_parent_id" = "media"."id" AND words."alt" <> ''
      ORDER BY words."_locale" LIMIT 1), "filename"), 200)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sha256_idx";
  ALTER TABLE "media" DROP COLUMN "name";
  ALTER TABLE "media" DROP COLUMN "decorative";
  ALTER TABLE "media" DROP COLUMN "sha256";`)
}
