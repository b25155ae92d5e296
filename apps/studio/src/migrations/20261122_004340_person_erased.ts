import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'person.erased' BEFORE 'alarm.raised';
  ALTER TYPE "public"."enum_webhook_deliveries_event" ADD VALUE 'person.erased' BEFORE 'alarm.raised';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_webhooks_events";
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('lead.created', 'lead.updated', 'application.created', 'application.updated', 'subscriber.confirmed', 'subscriber.updated', 'subscriber.unsubscribed', 'alarm.raised', 'alarm.solved');
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE "public"."enum_webhooks_events" USING "value"::"public"."enum_webhooks_events";
  ALTER TABLE "webhook_deliveries" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_webhook_deliveries_event";
  CREATE TYPE "public"."enum_webhook_deliveries_event" AS ENUM('lead.created', 'lead.updated', 'application.created', 'application.updated', 'subscriber.confirmed', 'subscriber.updated', 'subscriber.unsubscribed', 'alarm.raised', 'alarm.solved', 'alarm.test');
  ALTER TABLE "webhook_deliveries" ALTER COLUMN "event" SET DATA TYPE "public"."enum_webhook_deliveries_event" USING "event"::"public"."enum_webhook_deliveries_event";`)
}
