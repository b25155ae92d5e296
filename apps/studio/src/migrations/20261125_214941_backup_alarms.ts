import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_alarms_kind" ADD VALUE 'backup-late';
  ALTER TYPE "public"."enum_alarms_kind" ADD VALUE 'backup-unproven';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "alarms" WHERE "kind" IN ('backup-late', 'backup-unproven');
   ALTER TABLE "alarms" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_alarms_kind";
  CREATE TYPE "public"."enum_alarms_kind" AS ENUM('mail-failed', 'mail-late', 'leads-unanswered');
  ALTER TABLE "alarms" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_alarms_kind" USING "kind"::"public"."enum_alarms_kind";`)
}
