import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_language" AS ENUM('ar', 'en');
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'studio-invitation' BEFORE 'retention-warning';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'studio-invitation' BEFORE 'retention-warning';
  ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'invited' BEFORE 'role';
  ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'joined' BEFORE 'role';
  ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'handed-over' BEFORE 'role';
  ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'let-back' BEFORE 'role';
  ALTER TABLE "users" ADD COLUMN "language" "enum_users_language";
  ALTER TABLE "users" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "left_at" timestamp(3) with time zone;`)
  // No collection: a link is kept as a hash, and no answer has it.
  await db.execute(sql`
    CREATE TABLE invitations (
      user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      hash text NOT NULL UNIQUE,
      expires_at timestamptz NOT NULL
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE invitations`)
  await db.execute(sql`
   DELETE FROM "outbox" WHERE "kind" = 'studio-invitation';
  DELETE FROM "mail_templates" WHERE "key" = 'studio-invitation';
  DELETE FROM "audit_log" WHERE "act" IN ('invited', 'joined', 'handed-over', 'let-back');
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_kind";
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('lead-notice', 'lead-receipt', 'application-notice', 'application-receipt', 'application-stage', 'application-rejection', 'interview-invitation', 'subscription-confirm', 'subscription-welcome', 'job-alert', 'retention-warning');
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outbox_kind" USING "kind"::"public"."enum_outbox_kind";
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_key";
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('lead-notice', 'lead-receipt', 'application-notice', 'application-receipt', 'application-stage', 'application-rejection', 'interview-invitation', 'subscription-confirm', 'subscription-welcome', 'job-alert', 'retention-warning');
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE "public"."enum_mail_templates_key" USING "key"::"public"."enum_mail_templates_key";
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_act";
  CREATE TYPE "public"."enum_audit_log_act" AS ENUM('login', 'login-refused', 'person-made', 'person-removed', 'role', 'password', 'email', 'factor-on', 'factor-off', 'factor-reset', 'recovery-used', 'recovery-made', 'recipients', 'template', 'webhook', 'publish', 'unpublish', 'export');
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_log_act" USING "act"::"public"."enum_audit_log_act";
  ALTER TABLE "users" DROP COLUMN "language";
  ALTER TABLE "users" DROP COLUMN "invited_at";
  ALTER TABLE "users" DROP COLUMN "last_seen_at";
  ALTER TABLE "users" DROP COLUMN "left_at";
  DROP TYPE "public"."enum_users_language";`)
}
