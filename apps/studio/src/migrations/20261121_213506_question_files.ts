import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_jobs_questions_accepts" AS ENUM('pdf', 'word', 'image', 'zip');
  CREATE TYPE "public"."enum__jobs_v_version_questions_accepts" AS ENUM('pdf', 'word', 'image', 'zip');
  CREATE TYPE "public"."enum_outbox_bounce" AS ENUM('hard', 'soft');
  CREATE TYPE "public"."enum_alarms_kind" AS ENUM('mail-failed', 'mail-late', 'leads-unanswered');
  CREATE TYPE "public"."enum_alarms_state" AS ENUM('open', 'solved');
  CREATE TYPE "public"."enum_desk_alarm_locale" AS ENUM('ar', 'en');
  ALTER TYPE "public"."enum_jobs_questions_kind" ADD VALUE 'file';
  ALTER TYPE "public"."enum__jobs_v_version_questions_kind" ADD VALUE 'file';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'subscriber.updated';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'subscriber.unsubscribed';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'alarm.raised';
  ALTER TYPE "public"."enum_webhooks_events" ADD VALUE 'alarm.solved';
  ALTER TYPE "public"."enum_webhook_deliveries_event" ADD VALUE 'subscriber.updated';
  ALTER TYPE "public"."enum_webhook_deliveries_event" ADD VALUE 'subscriber.unsubscribed';
  ALTER TYPE "public"."enum_webhook_deliveries_event" ADD VALUE 'alarm.raised';
  ALTER TYPE "public"."enum_webhook_deliveries_event" ADD VALUE 'alarm.solved';
  ALTER TYPE "public"."enum_webhook_deliveries_event" ADD VALUE 'alarm.test';
  CREATE TABLE "jobs_questions_accepts" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_jobs_questions_accepts",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_jobs_v_version_questions_accepts" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__jobs_v_version_questions_accepts",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "campaign_costs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_id" uuid NOT NULL,
  	"day" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alarms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum_alarms_kind" NOT NULL,
  	"count" numeric,
  	"since" timestamp(3) with time zone,
  	"state" "enum_alarms_state" DEFAULT 'open' NOT NULL,
  	"told_at" timestamp(3) with time zone,
  	"tellings" numeric,
  	"solved_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "consent_ads_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "consent_ads_at" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "files" jsonb;
  ALTER TABLE "outbox" ADD COLUMN "bounce" "enum_outbox_bounce";
  ALTER TABLE "outbox" ADD COLUMN "bounced_at" timestamp(3) with time zone;
  ALTER TABLE "outbox" ADD COLUMN "bounce_reason" varchar;
  ALTER TABLE "webhooks" ADD COLUMN "managed_by" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "campaign_costs_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "alarms_id" uuid;
  ALTER TABLE "desk" ADD COLUMN "alarm_late_minutes" numeric DEFAULT 15 NOT NULL;
  ALTER TABLE "desk" ADD COLUMN "alarm_locale" "enum_desk_alarm_locale" DEFAULT 'ar' NOT NULL;
  ALTER TABLE "jobs_questions_accepts" ADD CONSTRAINT "jobs_questions_accepts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_questions_accepts" ADD CONSTRAINT "_jobs_v_version_questions_accepts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaign_costs" ADD CONSTRAINT "campaign_costs_link_id_campaign_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."campaign_links"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "jobs_questions_accepts_order_idx" ON "jobs_questions_accepts" USING btree ("order");
  CREATE INDEX "jobs_questions_accepts_parent_idx" ON "jobs_questions_accepts" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_questions_accepts_order_idx" ON "_jobs_v_version_questions_accepts" USING btree ("order");
  CREATE INDEX "_jobs_v_version_questions_accepts_parent_idx" ON "_jobs_v_version_questions_accepts" USING btree ("parent_id");
  CREATE INDEX "campaign_costs_link_idx" ON "campaign_costs" USING btree ("link_id");
  CREATE INDEX "campaign_costs_day_idx" ON "campaign_costs" USING btree ("day");
  CREATE UNIQUE INDEX "campaign_costs_key_idx" ON "campaign_costs" USING btree ("key");
  CREATE INDEX "campaign_costs_updated_at_idx" ON "campaign_costs" USING btree ("updated_at");
  CREATE INDEX "campaign_costs_created_at_idx" ON "campaign_costs" USING btree ("created_at");
  CREATE INDEX "alarms_kind_idx" ON "alarms" USING btree ("kind");
  CREATE INDEX "alarms_state_idx" ON "alarms" USING btree ("state");
  CREATE INDEX "alarms_updated_at_idx" ON "alarms" USING btree ("updated_at");
  CREATE INDEX "alarms_created_at_idx" ON "alarms" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaign_costs_fk" FOREIGN KEY ("campaign_costs_id") REFERENCES "public"."campaign_costs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alarms_fk" FOREIGN KEY ("alarms_id") REFERENCES "public"."alarms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "outbox_bounce_idx" ON "outbox" USING btree ("bounce");
  CREATE UNIQUE INDEX "webhooks_managed_by_idx" ON "webhooks" USING btree ("managed_by");
  CREATE INDEX "payload_locked_documents_rels_campaign_costs_id_idx" ON "payload_locked_documents_rels" USING btree ("campaign_costs_id");
  CREATE INDEX "payload_locked_documents_rels_alarms_id_idx" ON "payload_locked_documents_rels" USING btree ("alarms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs_questions_accepts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v_version_questions_accepts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaign_costs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alarms" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "jobs_questions_accepts" CASCADE;
  DROP TABLE "_jobs_v_version_questions_accepts" CASCADE;
  DROP TABLE "campaign_costs" CASCADE;
  DROP TABLE "alarms" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_campaign_costs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_alarms_fk";
  
  ALTER TABLE "jobs_questions" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "jobs_questions" ALTER COLUMN "kind" SET DEFAULT 'short'::text;
  DROP TYPE "public"."enum_jobs_questions_kind";
  CREATE TYPE "public"."enum_jobs_questions_kind" AS ENUM('short', 'long', 'single', 'multiple', 'yes-no', 'number', 'date', 'url');
  ALTER TABLE "jobs_questions" ALTER COLUMN "kind" SET DEFAULT 'short'::"public"."enum_jobs_questions_kind";
  ALTER TABLE "jobs_questions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_jobs_questions_kind" USING "kind"::"public"."enum_jobs_questions_kind";
  ALTER TABLE "_jobs_v_version_questions" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "_jobs_v_version_questions" ALTER COLUMN "kind" SET DEFAULT 'short'::text;
  DROP TYPE "public"."enum__jobs_v_version_questions_kind";
  CREATE TYPE "public"."enum__jobs_v_version_questions_kind" AS ENUM('short', 'long', 'single', 'multiple', 'yes-no', 'number', 'date', 'url');
  ALTER TABLE "_jobs_v_version_questions" ALTER COLUMN "kind" SET DEFAULT 'short'::"public"."enum__jobs_v_version_questions_kind";
  ALTER TABLE "_jobs_v_version_questions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__jobs_v_version_questions_kind" USING "kind"::"public"."enum__jobs_v_version_questions_kind";
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_webhooks_events";
  CREATE TYPE "public"."enum_webhooks_events" AS ENUM('lead.created', 'lead.updated', 'application.created', 'application.updated', 'subscriber.confirmed');
  ALTER TABLE "webhooks_events" ALTER COLUMN "value" SET DATA TYPE "public"."enum_webhooks_events" USING "value"::"public"."enum_webhooks_events";
  ALTER TABLE "webhook_deliveries" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_webhook_deliveries_event";
  CREATE TYPE "public"."enum_webhook_deliveries_event" AS ENUM('lead.created', 'lead.updated', 'application.created', 'application.updated', 'subscriber.confirmed');
  ALTER TABLE "webhook_deliveries" ALTER COLUMN "event" SET DATA TYPE "public"."enum_webhook_deliveries_event" USING "event"::"public"."enum_webhook_deliveries_event";
  DROP INDEX "outbox_bounce_idx";
  DROP INDEX "webhooks_managed_by_idx";
  DROP INDEX "payload_locked_documents_rels_campaign_costs_id_idx";
  DROP INDEX "payload_locked_documents_rels_alarms_id_idx";
  ALTER TABLE "leads" DROP COLUMN "consent_ads_at";
  ALTER TABLE "applications" DROP COLUMN "consent_ads_at";
  ALTER TABLE "submissions" DROP COLUMN "files";
  ALTER TABLE "outbox" DROP COLUMN "bounce";
  ALTER TABLE "outbox" DROP COLUMN "bounced_at";
  ALTER TABLE "outbox" DROP COLUMN "bounce_reason";
  ALTER TABLE "webhooks" DROP COLUMN "managed_by";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "campaign_costs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "alarms_id";
  ALTER TABLE "desk" DROP COLUMN "alarm_late_minutes";
  ALTER TABLE "desk" DROP COLUMN "alarm_locale";
  DROP TYPE "public"."enum_jobs_questions_accepts";
  DROP TYPE "public"."enum__jobs_v_version_questions_accepts";
  DROP TYPE "public"."enum_outbox_bounce";
  DROP TYPE "public"."enum_alarms_kind";
  DROP TYPE "public"."enum_alarms_state";
  DROP TYPE "public"."enum_desk_alarm_locale";`)
}
