import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'confirmed', 'unsubscribed', 'bounced', 'complained');
  CREATE TYPE "public"."enum_subscribers_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum_outbox_state" AS ENUM('waiting', 'sent', 'written', 'failed', 'cancelled');
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('lead-notice', 'lead-receipt', 'application-notice', 'application-receipt', 'application-stage', 'application-rejection', 'interview-invitation', 'subscription-confirm', 'subscription-welcome', 'retention-warning');
  CREATE TYPE "public"."enum_outbox_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('lead-notice', 'lead-receipt', 'application-notice', 'application-receipt', 'application-stage', 'application-rejection', 'interview-invitation', 'subscription-confirm', 'subscription-welcome', 'retention-warning');
  CREATE TABLE "services_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar
  );
  
  CREATE TABLE "_services_v_version_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "campaigns_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar
  );
  
  CREATE TABLE "_campaigns_v_version_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "branches_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar
  );
  
  CREATE TABLE "_branches_v_version_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "subscribers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"consent_text_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"consent_ip_trunc" varchar,
  	"consent_page_url" varchar,
  	"state" "enum_subscribers_state" DEFAULT 'pending' NOT NULL,
  	"locale" "enum_subscribers_locale" NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"submission_id" uuid,
  	"email_norm" varchar NOT NULL,
  	"token_hash" varchar,
  	"token_expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "outbox" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"subject" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"text" varchar,
  	"html" varchar,
  	"calendar" varchar,
  	"headers" jsonb,
  	"state" "enum_outbox_state" DEFAULT 'waiting' NOT NULL,
  	"kind" "enum_outbox_kind" NOT NULL,
  	"locale" "enum_outbox_locale" NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"next_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"provider_id" varchar,
  	"message_id" varchar,
  	"key" varchar NOT NULL,
  	"about_collection" varchar,
  	"about_id" varchar,
  	"claim" varchar,
  	"claimed_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_templates" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" "enum_mail_templates_key" NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_templates_locales" (
  	"subject" varchar,
  	"body" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "outbox_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_templates_id" uuid;
  ALTER TABLE "services_recipients" ADD CONSTRAINT "services_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_recipients" ADD CONSTRAINT "_services_v_version_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_recipients" ADD CONSTRAINT "campaigns_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_recipients" ADD CONSTRAINT "_campaigns_v_version_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_recipients" ADD CONSTRAINT "branches_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_recipients" ADD CONSTRAINT "_branches_v_version_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscribers_texts" ADD CONSTRAINT "subscribers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mail_templates_locales" ADD CONSTRAINT "mail_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_recipients_order_idx" ON "services_recipients" USING btree ("_order");
  CREATE INDEX "services_recipients_parent_id_idx" ON "services_recipients" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_recipients_order_idx" ON "_services_v_version_recipients" USING btree ("_order");
  CREATE INDEX "_services_v_version_recipients_parent_id_idx" ON "_services_v_version_recipients" USING btree ("_parent_id");
  CREATE INDEX "campaigns_recipients_order_idx" ON "campaigns_recipients" USING btree ("_order");
  CREATE INDEX "campaigns_recipients_parent_id_idx" ON "campaigns_recipients" USING btree ("_parent_id");
  CREATE INDEX "_campaigns_v_version_recipients_order_idx" ON "_campaigns_v_version_recipients" USING btree ("_order");
  CREATE INDEX "_campaigns_v_version_recipients_parent_id_idx" ON "_campaigns_v_version_recipients" USING btree ("_parent_id");
  CREATE INDEX "branches_recipients_order_idx" ON "branches_recipients" USING btree ("_order");
  CREATE INDEX "branches_recipients_parent_id_idx" ON "branches_recipients" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_version_recipients_order_idx" ON "_branches_v_version_recipients" USING btree ("_order");
  CREATE INDEX "_branches_v_version_recipients_parent_id_idx" ON "_branches_v_version_recipients" USING btree ("_parent_id");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE INDEX "subscribers_submission_idx" ON "subscribers" USING btree ("submission_id");
  CREATE UNIQUE INDEX "subscribers_email_norm_idx" ON "subscribers" USING btree ("email_norm");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "subscribers_texts_order_parent" ON "subscribers_texts" USING btree ("order","parent_id");
  CREATE INDEX "outbox_to_idx" ON "outbox" USING btree ("to");
  CREATE INDEX "outbox_state_idx" ON "outbox" USING btree ("state");
  CREATE INDEX "outbox_kind_idx" ON "outbox" USING btree ("kind");
  CREATE INDEX "outbox_next_at_idx" ON "outbox" USING btree ("next_at");
  CREATE UNIQUE INDEX "outbox_key_idx" ON "outbox" USING btree ("key");
  CREATE INDEX "outbox_about_id_idx" ON "outbox" USING btree ("about_id");
  CREATE INDEX "outbox_updated_at_idx" ON "outbox" USING btree ("updated_at");
  CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_templates_key_idx" ON "mail_templates" USING btree ("key");
  CREATE INDEX "mail_templates_updated_at_idx" ON "mail_templates" USING btree ("updated_at");
  CREATE INDEX "mail_templates_created_at_idx" ON "mail_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_templates_locales_locale_parent_id_unique" ON "mail_templates_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outbox_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_templates_fk" FOREIGN KEY ("mail_templates_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_outbox_id_idx" ON "payload_locked_documents_rels" USING btree ("outbox_id");
  CREATE INDEX "payload_locked_documents_rels_mail_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_templates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_campaigns_v_version_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "branches_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_branches_v_version_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "outbox" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "services_recipients" CASCADE;
  DROP TABLE "_services_v_version_recipients" CASCADE;
  DROP TABLE "campaigns_recipients" CASCADE;
  DROP TABLE "_campaigns_v_version_recipients" CASCADE;
  DROP TABLE "branches_recipients" CASCADE;
  DROP TABLE "_branches_v_version_recipients" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "subscribers_texts" CASCADE;
  DROP TABLE "outbox" CASCADE;
  DROP TABLE "mail_templates" CASCADE;
  DROP TABLE "mail_templates_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_outbox_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_templates_fk";
  
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  DROP INDEX "payload_locked_documents_rels_outbox_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_templates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "outbox_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_templates_id";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_subscribers_locale";
  DROP TYPE "public"."enum_outbox_state";
  DROP TYPE "public"."enum_outbox_kind";
  DROP TYPE "public"."enum_outbox_locale";
  DROP TYPE "public"."enum_mail_templates_key";`)
}
