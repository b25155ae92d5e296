import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: the backup that was made before it; it changes what was there.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "campaigns_asks" ALTER COLUMN "value" SET DATA TYPE text;
  DELETE FROM "campaigns_asks" WHERE "value" NOT IN ('phone', 'email', 'company', 'message');
  DROP TYPE "public"."enum_campaigns_asks";
  CREATE TYPE "public"."enum_campaigns_asks" AS ENUM('phone', 'email', 'company', 'message');
  ALTER TABLE "campaigns_asks" ALTER COLUMN "value" SET DATA TYPE "public"."enum_campaigns_asks" USING "value"::"public"."enum_campaigns_asks";
  ALTER TABLE "campaigns" ALTER COLUMN "after_end" SET DATA TYPE text;
  UPDATE "campaigns" SET "after_end" = 'note' WHERE "after_end" = 'page';
  ALTER TABLE "campaigns" ALTER COLUMN "after_end" SET DEFAULT 'note'::text;
  DROP TYPE "public"."enum_campaigns_after_end";
  CREATE TYPE "public"."enum_campaigns_after_end" AS ENUM('note', 'gone');
  ALTER TABLE "campaigns" ALTER COLUMN "after_end" SET DEFAULT 'note'::"public"."enum_campaigns_after_end";
  ALTER TABLE "campaigns" ALTER COLUMN "after_end" SET DATA TYPE "public"."enum_campaigns_after_end" USING "after_end"::"public"."enum_campaigns_after_end";
  ALTER TABLE "_campaigns_v_version_asks" ALTER COLUMN "value" SET DATA TYPE text;
  DELETE FROM "_campaigns_v_version_asks" WHERE "value" NOT IN ('phone', 'email', 'company', 'message');
  DROP TYPE "public"."enum__campaigns_v_version_asks";
  CREATE TYPE "public"."enum__campaigns_v_version_asks" AS ENUM('phone', 'email', 'company', 'message');
  ALTER TABLE "_campaigns_v_version_asks" ALTER COLUMN "value" SET DATA TYPE "public"."enum__campaigns_v_version_asks" USING "value"::"public"."enum__campaigns_v_version_asks";
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_after_end" SET DATA TYPE text;
  UPDATE "_campaigns_v" SET "version_after_end" = 'note' WHERE "version_after_end" = 'page';
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_after_end" SET DEFAULT 'note'::text;
  DROP TYPE "public"."enum__campaigns_v_version_after_end";
  CREATE TYPE "public"."enum__campaigns_v_version_after_end" AS ENUM('note', 'gone');
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_after_end" SET DEFAULT 'note'::"public"."enum__campaigns_v_version_after_end";
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_after_end" SET DATA TYPE "public"."enum__campaigns_v_version_after_end" USING "version_after_end"::"public"."enum__campaigns_v_version_after_end";
  ALTER TABLE "campaigns" DROP COLUMN "conversion_value";
  ALTER TABLE "campaigns" DROP COLUMN "currency";
  ALTER TABLE "campaigns" DROP COLUMN "hides_menu";
  ALTER TABLE "campaigns" DROP COLUMN "after_end_path";
  ALTER TABLE "campaigns_locales" DROP COLUMN "thanks_title";
  ALTER TABLE "campaigns_locales" DROP COLUMN "thanks_text";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_conversion_value";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_currency";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_hides_menu";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_after_end_path";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_thanks_title";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_thanks_text";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_campaigns_asks" ADD VALUE 'service' BEFORE 'message';
  ALTER TYPE "public"."enum_campaigns_asks" ADD VALUE 'branch' BEFORE 'message';
  ALTER TYPE "public"."enum_campaigns_asks" ADD VALUE 'budget' BEFORE 'message';
  ALTER TYPE "public"."enum_campaigns_after_end" ADD VALUE 'page' BEFORE 'gone';
  ALTER TYPE "public"."enum__campaigns_v_version_asks" ADD VALUE 'service' BEFORE 'message';
  ALTER TYPE "public"."enum__campaigns_v_version_asks" ADD VALUE 'branch' BEFORE 'message';
  ALTER TYPE "public"."enum__campaigns_v_version_asks" ADD VALUE 'budget' BEFORE 'message';
  ALTER TYPE "public"."enum__campaigns_v_version_after_end" ADD VALUE 'page' BEFORE 'gone';
  ALTER TABLE "campaigns" ADD COLUMN "conversion_value" numeric;
  ALTER TABLE "campaigns" ADD COLUMN "currency" varchar;
  ALTER TABLE "campaigns" ADD COLUMN "hides_menu" boolean DEFAULT false;
  ALTER TABLE "campaigns" ADD COLUMN "after_end_path" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "thanks_title" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "thanks_text" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_conversion_value" numeric;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_currency" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_hides_menu" boolean DEFAULT false;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_after_end_path" varchar;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_thanks_title" varchar;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_thanks_text" varchar;`)
}
