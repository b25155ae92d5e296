import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "general" ADD COLUMN "security_email" varchar;
  ALTER TABLE "general" ADD COLUMN "security_policy" varchar;
  ALTER TABLE "_general_v" ADD COLUMN "version_security_email" varchar;
  ALTER TABLE "_general_v" ADD COLUMN "version_security_policy" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "general" DROP COLUMN "security_email";
  ALTER TABLE "general" DROP COLUMN "security_policy";
  ALTER TABLE "_general_v" DROP COLUMN "version_security_email";
  ALTER TABLE "_general_v" DROP COLUMN "version_security_policy";`)
}
