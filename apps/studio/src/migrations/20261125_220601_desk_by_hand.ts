import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_came_by" AS ENUM('call', 'chat', 'visit', 'card', 'other');
  CREATE TYPE "public"."enum_leads_consent_basis" AS ENUM('request', 'spoken', 'written');
  CREATE TYPE "public"."enum_applications_consent_basis" AS ENUM('request', 'spoken', 'written');
  CREATE TYPE "public"."enum_desk_answers_reply_to" AS ENUM('colleague', 'agency');
  ALTER TYPE "public"."enum_leads_attribution_channel" ADD VALUE 'spoken' BEFORE 'other';
  ALTER TYPE "public"."enum_leads_attribution_first_channel" ADD VALUE 'spoken' BEFORE 'other';
  ALTER TYPE "public"."enum_leads_attribution_last_channel" ADD VALUE 'spoken' BEFORE 'other';
  ALTER TYPE "public"."enum_activities_type" ADD VALUE 'merged' BEFORE 'corrected';
  ALTER TYPE "public"."enum_applications_attribution_channel" ADD VALUE 'spoken' BEFORE 'other';
  ALTER TYPE "public"."enum_applications_attribution_first_channel" ADD VALUE 'spoken' BEFORE 'other';
  ALTER TYPE "public"."enum_applications_attribution_last_channel" ADD VALUE 'spoken' BEFORE 'other';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'lead-answer' BEFORE 'application-notice';
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'lead-answer' BEFORE 'application-notice';
  ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'merge' BEFORE 'export';
  ALTER TYPE "public"."enum_attribution_rules_channel" ADD VALUE 'spoken' BEFORE 'other';
  CREATE TABLE "desk_answer_templates" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "desk_answer_templates_locales" (
  	"title" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "came_by" "enum_leads_came_by";
  ALTER TABLE "leads" ADD COLUMN "merged_into_id" uuid;
  ALTER TABLE "leads" ADD COLUMN "consent_basis" "enum_leads_consent_basis";
  ALTER TABLE "applications" ADD COLUMN "consent_basis" "enum_applications_consent_basis";
  ALTER TABLE "desk" ADD COLUMN "answers_reply_to" "enum_desk_answers_reply_to" DEFAULT 'colleague' NOT NULL;
  ALTER TABLE "desk" ADD COLUMN "answer_moves" boolean DEFAULT true;
  ALTER TABLE "desk_answer_templates" ADD CONSTRAINT "desk_answer_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."desk"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk_answer_templates_locales" ADD CONSTRAINT "desk_answer_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."desk_answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "desk_answer_templates_order_idx" ON "desk_answer_templates" USING btree ("_order");
  CREATE INDEX "desk_answer_templates_parent_id_idx" ON "desk_answer_templates" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "desk_answer_templates_locales_locale_parent_id_unique" ON "desk_answer_templates_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_merged_into_id_leads_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_came_by_idx" ON "leads" USING btree ("came_by");
  CREATE INDEX "leads_merged_into_idx" ON "leads" USING btree ("merged_into_id");
  CREATE INDEX "leads_texts_text_idx" ON "leads_texts" USING btree ("text");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "desk_answer_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "desk_answer_templates_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "desk_answer_templates" CASCADE;
  DROP TABLE "desk_answer_templates_locales" CASCADE;
  ALTER TABLE "leads" DROP CONSTRAINT "leads_merged_into_id_leads_id_fk";
  
  ALTER TABLE "leads" ALTER COLUMN "attribution_channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_attribution_channel";
  CREATE TYPE "public"."enum_leads_attribution_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  ALTER TABLE "leads" ALTER COLUMN "attribution_channel" SET DATA TYPE "public"."enum_leads_attribution_channel" USING "attribution_channel"::"public"."enum_leads_attribution_channel";
  ALTER TABLE "leads" ALTER COLUMN "attribution_first_channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_attribution_first_channel";
  CREATE TYPE "public"."enum_leads_attribution_first_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  ALTER TABLE "leads" ALTER COLUMN "attribution_first_channel" SET DATA TYPE "public"."enum_leads_attribution_first_channel" USING "attribution_first_channel"::"public"."enum_leads_attribution_first_channel";
  ALTER TABLE "leads" ALTER COLUMN "attribution_last_channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_attribution_last_channel";
  CREATE TYPE "public"."enum_leads_attribution_last_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  ALTER TABLE "leads" ALTER COLUMN "attribution_last_channel" SET DATA TYPE "public"."enum_leads_attribution_last_channel" USING "attribution_last_channel"::"public"."enum_leads_attribution_last_channel";
  ALTER TABLE "activities" ALTER COLUMN "type" SET DATA TYPE text;
  DROP TYPE "public"."enum_activities_type";
  CREATE TYPE "public"."enum_activities_type" AS ENUM('received', 'stage', 'owner', 'next-action', 'value', 'rating', 'interview', 'note', 'mail', 'corrected', 'deleted', 'restored');
  ALTER TABLE "activities" ALTER COLUMN "type" SET DATA TYPE "public"."enum_activities_type" USING "type"::"public"."enum_activities_type";
  ALTER TABLE "applications" ALTER COLUMN "attribution_channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_applications_attribution_channel";
  CREATE TYPE "public"."enum_applications_attribution_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  ALTER TABLE "applications" ALTER COLUMN "attribution_channel" SET DATA TYPE "public"."enum_applications_attribution_channel" USING "attribution_channel"::"public"."enum_applications_attribution_channel";
  ALTER TABLE "applications" ALTER COLUMN "attribution_first_channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_applications_attribution_first_channel";
  CREATE TYPE "public"."enum_applications_attribution_first_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  ALTER TABLE "applications" ALTER COLUMN "attribution_first_channel" SET DATA TYPE "public"."enum_applications_attribution_first_channel" USING "attribution_first_channel"::"public"."enum_applications_attribution_first_channel";
  ALTER TABLE "applications" ALTER COLUMN "attribution_last_channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_applications_attribution_last_channel";
  CREATE TYPE "public"."enum_applications_attribution_last_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  ALTER TABLE "applications" ALTER COLUMN "attribution_last_channel" SET DATA TYPE "public"."enum_applications_attribution_last_channel" USING "attribution_last_channel"::"public"."enum_applications_attribution_last_channel";
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_key";
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('lead-notice', 'lead-receipt', 'application-notice', 'application-receipt', 'application-stage', 'application-rejection', 'interview-invitation', 'subscription-confirm', 'subscription-welcome', 'job-alert', 'studio-invitation', 'retention-warning');
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE "public"."enum_mail_templates_key" USING "key"::"public"."enum_mail_templates_key";
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_kind";
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('lead-notice', 'lead-receipt', 'application-notice', 'application-receipt', 'application-stage', 'application-rejection', 'interview-invitation', 'subscription-confirm', 'subscription-welcome', 'job-alert', 'studio-invitation', 'retention-warning');
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outbox_kind" USING "kind"::"public"."enum_outbox_kind";
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_act";
  CREATE TYPE "public"."enum_audit_log_act" AS ENUM('login', 'login-refused', 'person-made', 'person-removed', 'invited', 'joined', 'handed-over', 'let-back', 'role', 'password', 'email', 'factor-on', 'factor-off', 'factor-reset', 'recovery-used', 'recovery-made', 'recipients', 'template', 'webhook', 'publish', 'unpublish', 'export');
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_log_act" USING "act"::"public"."enum_audit_log_act";
  ALTER TABLE "attribution_rules" ALTER COLUMN "channel" SET DATA TYPE text;
  DROP TYPE "public"."enum_attribution_rules_channel";
  CREATE TYPE "public"."enum_attribution_rules_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  ALTER TABLE "attribution_rules" ALTER COLUMN "channel" SET DATA TYPE "public"."enum_attribution_rules_channel" USING "channel"::"public"."enum_attribution_rules_channel";
  DROP INDEX "leads_came_by_idx";
  DROP INDEX "leads_merged_into_idx";
  DROP INDEX "leads_texts_text_idx";
  ALTER TABLE "leads" DROP COLUMN "came_by";
  ALTER TABLE "leads" DROP COLUMN "merged_into_id";
  ALTER TABLE "leads" DROP COLUMN "consent_basis";
  ALTER TABLE "applications" DROP COLUMN "consent_basis";
  ALTER TABLE "desk" DROP COLUMN "answers_reply_to";
  ALTER TABLE "desk" DROP COLUMN "answer_moves";
  DROP TYPE "public"."enum_leads_came_by";
  DROP TYPE "public"."enum_leads_consent_basis";
  DROP TYPE "public"."enum_applications_consent_basis";
  DROP TYPE "public"."enum_desk_answers_reply_to";`)
}
