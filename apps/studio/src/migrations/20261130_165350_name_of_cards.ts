import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: the backup that was made before it; it changes what was there.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cards_locales" ADD COLUMN "full_name" varchar;
  ALTER TABLE "_cards_v_locales" ADD COLUMN "version_full_name" varchar;
  UPDATE "cards_locales"
    SET "full_name" = concat_ws(' ', nullif("prefix", ''), "given_name", "family_name", nullif("suffix", ''))
    WHERE "given_name" <> '' AND "family_name" <> '';
  UPDATE "_cards_v_locales"
    SET "version_full_name" = concat_ws(' ', nullif("version_prefix", ''), "version_given_name",
      "version_family_name", nullif("version_suffix", ''))
    WHERE "version_given_name" <> '' AND "version_family_name" <> '';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cards_locales" DROP COLUMN "full_name";
  ALTER TABLE "_cards_v_locales" DROP COLUMN "version_full_name";`)
}
