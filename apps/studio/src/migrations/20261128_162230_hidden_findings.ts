import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'hidden' BEFORE 'demo-removed';
  ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'brought-back' BEFORE 'demo-removed';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "audit_log" WHERE "act" IN ('hidden', 'brought-back');
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_act";
  CREATE TYPE "public"."enum_audit_log_act" AS ENUM('login', 'login-refused', 'person-made', 'person-removed', 'invited', 'joined', 'handed-over', 'let-back', 'role', 'password', 'email', 'factor-on', 'factor-off', 'factor-reset', 'recovery-used', 'recovery-made', 'recipients', 'template', 'webhook', 'api-key', 'publish', 'newsletter-sent', 'unpublish', 'merge', 'export', 'demo-removed');
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_log_act" USING "act"::"public"."enum_audit_log_act";`)
}
