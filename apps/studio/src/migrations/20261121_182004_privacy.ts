import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_access_log_action" AS ENUM('read', 'find', 'export', 'download', 'erase');
  CREATE TABLE "access_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"action" "enum_access_log_action" NOT NULL,
  	"who_id" uuid,
  	"who_name" varchar,
  	"role" varchar,
  	"subject" varchar,
  	"subject_id" varchar,
  	"count" numeric,
  	"filter" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erasures" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" uuid,
  	"by_name" varchar,
  	"counts" jsonb,
  	"site_done_at" timestamp(3) with time zone,
  	"site_reports" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erasures_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "retention_runs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"due" numeric DEFAULT 0 NOT NULL,
  	"total" numeric DEFAULT 0 NOT NULL,
  	"is_refused" boolean DEFAULT false,
  	"night" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "privacy_countries" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar NOT NULL,
  	"months" numeric DEFAULT 12 NOT NULL
  );
  
  CREATE TABLE "privacy" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"lead_months" numeric DEFAULT 24 NOT NULL,
  	"application_months" numeric DEFAULT 12 NOT NULL,
  	"warning_days" numeric DEFAULT 30 NOT NULL,
  	"subscriber_days" numeric DEFAULT 30 NOT NULL,
  	"outbox_days" numeric DEFAULT 90 NOT NULL,
  	"touch_months" numeric DEFAULT 13 NOT NULL,
  	"access_months" numeric DEFAULT 24 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "leads" ADD COLUMN "anonymised_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "anonymised_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "warned_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "keep_until" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "access_log_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "erasures_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "retention_runs_id" uuid;
  ALTER TABLE "access_log" ADD CONSTRAINT "access_log_who_id_users_id_fk" FOREIGN KEY ("who_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "erasures" ADD CONSTRAINT "erasures_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "erasures_texts" ADD CONSTRAINT "erasures_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "privacy_countries" ADD CONSTRAINT "privacy_countries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."privacy"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "access_log_at_idx" ON "access_log" USING btree ("at");
  CREATE INDEX "access_log_action_idx" ON "access_log" USING btree ("action");
  CREATE INDEX "access_log_who_idx" ON "access_log" USING btree ("who_id");
  CREATE INDEX "access_log_subject_id_idx" ON "access_log" USING btree ("subject_id");
  CREATE INDEX "access_log_updated_at_idx" ON "access_log" USING btree ("updated_at");
  CREATE INDEX "access_log_created_at_idx" ON "access_log" USING btree ("created_at");
  CREATE INDEX "erasures_at_idx" ON "erasures" USING btree ("at");
  CREATE INDEX "erasures_by_idx" ON "erasures" USING btree ("by_id");
  CREATE INDEX "erasures_site_done_at_idx" ON "erasures" USING btree ("site_done_at");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE INDEX "erasures_texts_order_parent" ON "erasures_texts" USING btree ("order","parent_id");
  CREATE INDEX "erasures_texts_text_idx" ON "erasures_texts" USING btree ("text");
  CREATE INDEX "retention_runs_at_idx" ON "retention_runs" USING btree ("at");
  CREATE INDEX "retention_runs_kind_idx" ON "retention_runs" USING btree ("kind");
  CREATE INDEX "retention_runs_is_refused_idx" ON "retention_runs" USING btree ("is_refused");
  CREATE INDEX "retention_runs_night_idx" ON "retention_runs" USING btree ("night");
  CREATE INDEX "retention_runs_updated_at_idx" ON "retention_runs" USING btree ("updated_at");
  CREATE INDEX "retention_runs_created_at_idx" ON "retention_runs" USING btree ("created_at");
  CREATE INDEX "privacy_countries_order_idx" ON "privacy_countries" USING btree ("_order");
  CREATE INDEX "privacy_countries_parent_id_idx" ON "privacy_countries" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_access_log_fk" FOREIGN KEY ("access_log_id") REFERENCES "public"."access_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_erasures_fk" FOREIGN KEY ("erasures_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_retention_runs_fk" FOREIGN KEY ("retention_runs_id") REFERENCES "public"."retention_runs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_anonymised_at_idx" ON "leads" USING btree ("anonymised_at");
  CREATE INDEX "applications_anonymised_at_idx" ON "applications" USING btree ("anonymised_at");
  CREATE INDEX "applications_warned_at_idx" ON "applications" USING btree ("warned_at");
  CREATE INDEX "applications_keep_until_idx" ON "applications" USING btree ("keep_until");
  CREATE INDEX "payload_locked_documents_rels_access_log_id_idx" ON "payload_locked_documents_rels" USING btree ("access_log_id");
  CREATE INDEX "payload_locked_documents_rels_erasures_id_idx" ON "payload_locked_documents_rels" USING btree ("erasures_id");
  CREATE INDEX "payload_locked_documents_rels_retention_runs_id_idx" ON "payload_locked_documents_rels" USING btree ("retention_runs_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "access_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention_runs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "access_log" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "erasures_texts" CASCADE;
  DROP TABLE "retention_runs" CASCADE;
  DROP TABLE "privacy_countries" CASCADE;
  DROP TABLE "privacy" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_access_log_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_erasures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_retention_runs_fk";
  
  DROP INDEX "leads_anonymised_at_idx";
  DROP INDEX "applications_anonymised_at_idx";
  DROP INDEX "applications_warned_at_idx";
  DROP INDEX "applications_keep_until_idx";
  DROP INDEX "payload_locked_documents_rels_access_log_id_idx";
  DROP INDEX "payload_locked_documents_rels_erasures_id_idx";
  DROP INDEX "payload_locked_documents_rels_retention_runs_id_idx";
  ALTER TABLE "leads" DROP COLUMN "anonymised_at";
  ALTER TABLE "applications" DROP COLUMN "anonymised_at";
  ALTER TABLE "applications" DROP COLUMN "warned_at";
  ALTER TABLE "applications" DROP COLUMN "keep_until";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "access_log_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "erasures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "retention_runs_id";
  DROP TYPE "public"."enum_access_log_action";`)
}
