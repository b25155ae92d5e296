import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'assignment' BEFORE 'retention-warning';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'mention' BEFORE 'retention-warning';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'reminder' BEFORE 'retention-warning';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'evening-note' BEFORE 'retention-warning';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'morning-list' BEFORE 'retention-warning';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'interview-colleague' BEFORE 'retention-warning';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'assignment' BEFORE 'retention-warning';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'mention' BEFORE 'retention-warning';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'reminder' BEFORE 'retention-warning';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'evening-note' BEFORE 'retention-warning';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'morning-list' BEFORE 'retention-warning';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'interview-colleague' BEFORE 'retention-warning';
  CREATE TABLE "push_devices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"person_id" uuid NOT NULL,
  	"hash" varchar NOT NULL,
  	"endpoint" varchar NOT NULL,
  	"p256dh" varchar NOT NULL,
  	"auth" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "applications" ADD COLUMN "next_action" varchar;
  ALTER TABLE "applications" ADD COLUMN "next_action_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "mails_assignment" boolean;
  ALTER TABLE "users" ADD COLUMN "mails_mention" boolean;
  ALTER TABLE "users" ADD COLUMN "mails_reminder" boolean;
  ALTER TABLE "users" ADD COLUMN "mails_evening" boolean;
  ALTER TABLE "users" ADD COLUMN "mails_morning" boolean;
  ALTER TABLE "desk" ADD COLUMN "morning_hour" numeric DEFAULT 8 NOT NULL;
  ALTER TABLE "desk" ADD COLUMN "evening_hour" numeric DEFAULT 17 NOT NULL;
  ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "push_devices_person_idx" ON "push_devices" USING btree ("person_id");
  CREATE UNIQUE INDEX "push_devices_hash_idx" ON "push_devices" USING btree ("hash");
  CREATE INDEX "push_devices_updated_at_idx" ON "push_devices" USING btree ("updated_at");
  CREATE INDEX "push_devices_created_at_idx" ON "push_devices" USING btree ("created_at");
  CREATE INDEX "applications_next_action_at_idx" ON "applications" USING btree ("next_action_at");`)
  // No collections: what went out on which day, and notices on their way to devices.
  await db.execute(sql`
    CREATE TABLE daily_runs (
      name text NOT NULL,
      day date NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (name, day)
    );
    CREATE TABLE push_messages (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      key text NOT NULL UNIQUE,
      device_id uuid NOT NULL REFERENCES push_devices (id) ON DELETE CASCADE,
      number integer,
      lead_id uuid NOT NULL,
      state text NOT NULL DEFAULT 'waiting',
      attempts integer NOT NULL DEFAULT 0,
      next_at timestamptz DEFAULT now(),
      last_error text,
      claim text,
      claimed_until timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX push_messages_due_idx ON push_messages (next_at) WHERE state = 'waiting'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE push_messages; DROP TABLE daily_runs`)
  await db.execute(sql`
   DELETE FROM "outbox" WHERE "kind" IN ('assignment', 'mention', 'reminder', 'evening-note', 'morning-list', 'interview-colleague');
  DELETE FROM "mail_templates" WHERE "key" IN ('assignment', 'mention', 'reminder', 'evening-note', 'morning-list', 'interview-colleague');
   ALTER TABLE "push_devices" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "push_devices" CASCADE;
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_key";
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('lead-notice', 'lead-receipt', 'application-notice', 'application-receipt', 'application-stage', 'application-rejection', 'interview-invitation', 'subscription-confirm', 'subscription-welcome', 'job-alert', 'studio-invitation', 'retention-warning');
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE "public"."enum_mail_templates_key" USING "key"::"public"."enum_mail_templates_key";
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_kind";
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('lead-notice', 'lead-receipt', 'application-notice', 'application-receipt', 'application-stage', 'application-rejection', 'interview-invitation', 'subscription-confirm', 'subscription-welcome', 'job-alert', 'studio-invitation', 'retention-warning');
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outbox_kind" USING "kind"::"public"."enum_outbox_kind";
  DROP INDEX "applications_next_action_at_idx";
  ALTER TABLE "applications" DROP COLUMN "next_action";
  ALTER TABLE "applications" DROP COLUMN "next_action_at";
  ALTER TABLE "users" DROP COLUMN "mails_assignment";
  ALTER TABLE "users" DROP COLUMN "mails_mention";
  ALTER TABLE "users" DROP COLUMN "mails_reminder";
  ALTER TABLE "users" DROP COLUMN "mails_evening";
  ALTER TABLE "users" DROP COLUMN "mails_morning";
  ALTER TABLE "desk" DROP COLUMN "morning_hour";
  ALTER TABLE "desk" DROP COLUMN "evening_hour";`)
}
