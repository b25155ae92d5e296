import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_jobs_questions_kind" AS ENUM('short', 'long', 'single', 'multiple', 'yes-no', 'number', 'date', 'url', 'file');
  CREATE TYPE "public"."enum_jobs_questions_must_be" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__jobs_v_version_questions_kind" AS ENUM('short', 'long', 'single', 'multiple', 'yes-no', 'number', 'date', 'url', 'file');
  CREATE TYPE "public"."enum__jobs_v_version_questions_must_be" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_campaigns_asks" AS ENUM('phone', 'email', 'company', 'service', 'branch', 'budget', 'message');
  CREATE TYPE "public"."enum_campaigns_after_end" AS ENUM('note', 'page', 'gone');
  CREATE TYPE "public"."enum__campaigns_v_version_asks" AS ENUM('phone', 'email', 'company', 'service', 'branch', 'budget', 'message');
  CREATE TYPE "public"."enum__campaigns_v_version_after_end" AS ENUM('note', 'page', 'gone');
  CREATE TYPE "public"."enum_leads_budget" AS ENUM('under-25', '25-75', '75-200', 'over-200', 'unsure');
  CREATE TYPE "public"."enum_leads_attribution_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  CREATE TYPE "public"."enum_leads_attribution_first_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  CREATE TYPE "public"."enum_leads_attribution_last_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  CREATE TYPE "public"."enum_leads_form" AS ENUM('contact', 'campaign', 'exchange');
  CREATE TYPE "public"."enum_leads_stage" AS ENUM('new', 'contacted', 'qualified', 'proposal', 'won', 'lost', 'spam', 'duplicate');
  CREATE TYPE "public"."enum_leads_lost_reason" AS ENUM('price', 'timing', 'competitor', 'unreachable', 'no-fit', 'cancelled', 'other');
  CREATE TYPE "public"."enum_applications_attribution_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  CREATE TYPE "public"."enum_applications_attribution_first_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  CREATE TYPE "public"."enum_applications_attribution_last_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  CREATE TYPE "public"."enum_applications_stage" AS ENUM('received', 'screening', 'interview', 'assessment', 'offer', 'hired', 'rejected', 'withdrawn', 'duplicate', 'spam');
  CREATE TYPE "public"."enum_applications_rejection_reason" AS ENUM('skills', 'experience', 'knock-out', 'salary', 'location', 'filled', 'other');
  CREATE TYPE "public"."enum_activities_type" AS ENUM('received', 'stage', 'owner', 'next-action', 'value', 'rating', 'interview', 'note', 'mail', 'corrected', 'deleted', 'restored');
  CREATE TYPE "public"."enum_touches_kind" AS ENUM('visit', 'whatsapp');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('leads', 'applications', 'people');
  CREATE TYPE "public"."enum_attribution_vocabulary_field" AS ENUM('source', 'medium', 'campaign');
  CREATE TYPE "public"."enum_attribution_rules_channel" AS ENUM('paid-search', 'paid-social', 'display', 'organic-search', 'organic-social', 'email', 'referral', 'messaging', 'card', 'short-link', 'qr', 'other', 'direct');
  CREATE TYPE "public"."enum_attribution_conversion_stage" AS ENUM('qualified', 'won');
  CREATE TYPE "public"."enum_attribution_digits" AS ENUM('arab', 'latn');
  CREATE TABLE "jobs_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_jobs_questions_kind" DEFAULT 'short',
  	"must_be" "enum_jobs_questions_must_be",
  	"required" boolean DEFAULT false
  );
  
  CREATE TABLE "jobs_questions_locales" (
  	"question" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_jobs_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum__jobs_v_version_questions_kind" DEFAULT 'short',
  	"must_be" "enum__jobs_v_version_questions_must_be",
  	"required" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_jobs_v_version_questions_locales" (
  	"question" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "campaigns_asks" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_campaigns_asks",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_campaigns_v_version_asks" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__campaigns_v_version_asks",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "leads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"phone_e164" varchar,
  	"email" varchar,
  	"phone_raw" varchar,
  	"phone_country" varchar,
  	"phone_type" varchar,
  	"email_norm" varchar,
  	"company" varchar,
  	"service_id" uuid,
  	"branch_id" uuid,
  	"budget" "enum_leads_budget",
  	"service_key" varchar,
  	"message" varchar,
  	"attribution_channel" "enum_leads_attribution_channel",
  	"attribution_why_ar" varchar,
  	"attribution_why_en" varchar,
  	"attribution_source" varchar,
  	"attribution_medium" varchar,
  	"attribution_campaign" varchar,
  	"attribution_term" varchar,
  	"attribution_content" varchar,
  	"attribution_landing_path" varchar,
  	"attribution_referrer_host" varchar,
  	"attribution_via" varchar,
  	"attribution_first_channel" "enum_leads_attribution_first_channel",
  	"attribution_last_channel" "enum_leads_attribution_last_channel",
  	"attribution_first_touch_at" timestamp(3) with time zone,
  	"attribution_last_touch_at" timestamp(3) with time zone,
  	"attribution_touch_count" numeric,
  	"attribution_days_to_convert" numeric,
  	"attribution_gclid" varchar,
  	"attribution_gbraid" varchar,
  	"attribution_wbraid" varchar,
  	"attribution_clicked_at" timestamp(3) with time zone,
  	"attribution_visitor" varchar,
  	"attribution_timeline" jsonb,
  	"attribution_credits" jsonb,
  	"form" "enum_leads_form",
  	"person_id" uuid,
  	"earlier_id" uuid,
  	"campaign_id" uuid,
  	"card_id" uuid,
  	"short_link_id" uuid,
  	"page_url" varchar,
  	"referrer_host" varchar,
  	"reference" varchar,
  	"locale" varchar,
  	"ip_trunc" varchar,
  	"ua_family" varchar,
  	"submission_id" uuid,
  	"consent_privacy_at" timestamp(3) with time zone,
  	"consent_text_version" varchar,
  	"consent_locale" varchar,
  	"consent_marketing_at" timestamp(3) with time zone,
  	"stage" "enum_leads_stage" DEFAULT 'new' NOT NULL,
  	"lost_reason" "enum_leads_lost_reason",
  	"value" numeric,
  	"currency" varchar,
  	"owner_id" uuid,
  	"next_action" varchar,
  	"next_action_at" timestamp(3) with time zone,
  	"due_at" timestamp(3) with time zone,
  	"first_response_at" timestamp(3) with time zone,
  	"spam_score" numeric,
  	"number" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "leads_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "applications_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"knocks_out" boolean,
  	"question_id" varchar,
  	"kind" varchar
  );
  
  CREATE TABLE "applications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"phone_e164" varchar,
  	"email" varchar,
  	"phone_raw" varchar,
  	"phone_country" varchar,
  	"phone_type" varchar,
  	"email_norm" varchar,
  	"city" varchar,
  	"country" varchar,
  	"experience" numeric,
  	"notice" numeric,
  	"salary" varchar,
  	"message" varchar,
  	"cv_name" varchar,
  	"interview_at" timestamp(3) with time zone,
  	"interview_minutes" numeric DEFAULT 45,
  	"interview_where" varchar,
  	"interview_by_id" uuid,
  	"attribution_channel" "enum_applications_attribution_channel",
  	"attribution_why_ar" varchar,
  	"attribution_why_en" varchar,
  	"attribution_source" varchar,
  	"attribution_medium" varchar,
  	"attribution_campaign" varchar,
  	"attribution_term" varchar,
  	"attribution_content" varchar,
  	"attribution_landing_path" varchar,
  	"attribution_referrer_host" varchar,
  	"attribution_via" varchar,
  	"attribution_first_channel" "enum_applications_attribution_first_channel",
  	"attribution_last_channel" "enum_applications_attribution_last_channel",
  	"attribution_first_touch_at" timestamp(3) with time zone,
  	"attribution_last_touch_at" timestamp(3) with time zone,
  	"attribution_touch_count" numeric,
  	"attribution_days_to_convert" numeric,
  	"attribution_gclid" varchar,
  	"attribution_gbraid" varchar,
  	"attribution_wbraid" varchar,
  	"attribution_clicked_at" timestamp(3) with time zone,
  	"attribution_visitor" varchar,
  	"attribution_timeline" jsonb,
  	"attribution_credits" jsonb,
  	"job_id" uuid,
  	"person_id" uuid,
  	"earlier_id" uuid,
  	"campaign_id" uuid,
  	"card_id" uuid,
  	"short_link_id" uuid,
  	"page_url" varchar,
  	"referrer_host" varchar,
  	"reference" varchar,
  	"locale" varchar,
  	"ip_trunc" varchar,
  	"ua_family" varchar,
  	"submission_id" uuid,
  	"consent_privacy_at" timestamp(3) with time zone,
  	"consent_text_version" varchar,
  	"consent_locale" varchar,
  	"consent_marketing_at" timestamp(3) with time zone,
  	"stage" "enum_applications_stage" DEFAULT 'received' NOT NULL,
  	"rejection_reason" "enum_applications_rejection_reason",
  	"rejection_mail_at" timestamp(3) with time zone,
  	"assignee_id" uuid,
  	"rating" numeric,
  	"is_knocked_out" boolean,
  	"spam_score" numeric,
  	"number" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "applications_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "people" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"company" varchar,
  	"locale" varchar,
  	"has_leads" boolean DEFAULT false,
  	"has_applications" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "people_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "activities" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"type" "enum_activities_type" NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"note" varchar,
  	"lead_id" uuid,
  	"application_id" uuid,
  	"actor_id" uuid,
  	"actor_name" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaign_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"campaign_id" uuid NOT NULL,
  	"source" varchar NOT NULL,
  	"medium" varchar NOT NULL,
  	"content" varchar,
  	"short_link_id" uuid,
  	"cost" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "touches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"touch_id" varchar NOT NULL,
  	"visitor" varchar NOT NULL,
  	"session_id" varchar,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_touches_kind" NOT NULL,
  	"reference" varchar,
  	"landing_path" varchar,
  	"source" varchar,
  	"medium" varchar,
  	"campaign" varchar,
  	"content" varchar,
  	"referrer_host" varchar,
  	"via" varchar,
  	"device_class" varchar,
  	"ua_family" varchar,
  	"locale" varchar,
  	"visit" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_counts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"hour" timestamp(3) with time zone NOT NULL,
  	"path" varchar,
  	"referrer_host" varchar,
  	"device_class" varchar,
  	"count" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "desk_lead_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "desk_application_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "desk" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"response_hours" numeric DEFAULT 4 NOT NULL,
  	"rejection_delay_hours" numeric DEFAULT 24 NOT NULL,
  	"currency" varchar DEFAULT 'SAR' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "attribution_vocabulary" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "enum_attribution_vocabulary_field" NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "attribution_rules" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"channel" "enum_attribution_rules_channel" NOT NULL
  );
  
  CREATE TABLE "attribution" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"conversion_stage" "enum_attribution_conversion_stage" DEFAULT 'won' NOT NULL,
  	"conversion_name" varchar DEFAULT 'Lead won' NOT NULL,
  	"conversion_currency" varchar DEFAULT 'SAR' NOT NULL,
  	"conversion_value" numeric DEFAULT 0,
  	"conversion_time_zone" varchar DEFAULT 'Asia/Riyadh' NOT NULL,
  	"digits" "enum_attribution_digits" DEFAULT 'arab' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "attribution_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "jobs_texts" ADD COLUMN "locale" "_locales";
  ALTER TABLE "_jobs_v_texts" ADD COLUMN "locale" "_locales";
  ALTER TABLE "campaigns" ADD COLUMN "phone" varchar;
  ALTER TABLE "campaigns" ADD COLUMN "whatsapp" varchar;
  ALTER TABLE "campaigns" ADD COLUMN "conversion_value" numeric;
  ALTER TABLE "campaigns" ADD COLUMN "currency" varchar;
  ALTER TABLE "campaigns" ADD COLUMN "hides_menu" boolean DEFAULT false;
  ALTER TABLE "campaigns" ADD COLUMN "after_end" "enum_campaigns_after_end" DEFAULT 'note';
  ALTER TABLE "campaigns" ADD COLUMN "after_end_path" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "thanks_title" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "thanks_text" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_phone" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_whatsapp" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_conversion_value" numeric;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_currency" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_hides_menu" boolean DEFAULT false;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_after_end" "enum__campaigns_v_version_after_end" DEFAULT 'note';
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_after_end_path" varchar;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_consent_text" varchar;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_thanks_title" varchar;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_thanks_text" varchar;
  ALTER TABLE "submissions" ADD COLUMN "processed_at" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "released_at" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "process_tries" numeric DEFAULT 0;
  ALTER TABLE "submissions" ADD COLUMN "process_after" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "process_error" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "leads_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "applications_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "people_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "activities_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "campaign_links_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "touches_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_counts_id" uuid;
  ALTER TABLE "jobs_questions" ADD CONSTRAINT "jobs_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_questions_locales" ADD CONSTRAINT "jobs_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_questions" ADD CONSTRAINT "_jobs_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_questions_locales" ADD CONSTRAINT "_jobs_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_asks" ADD CONSTRAINT "campaigns_asks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_asks" ADD CONSTRAINT "_campaigns_v_version_asks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_earlier_id_leads_id_fk" FOREIGN KEY ("earlier_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_short_link_id_short_links_id_fk" FOREIGN KEY ("short_link_id") REFERENCES "public"."short_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_texts" ADD CONSTRAINT "leads_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_answers" ADD CONSTRAINT "applications_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_interview_by_id_users_id_fk" FOREIGN KEY ("interview_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_earlier_id_applications_id_fk" FOREIGN KEY ("earlier_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_short_link_id_short_links_id_fk" FOREIGN KEY ("short_link_id") REFERENCES "public"."short_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications_texts" ADD CONSTRAINT "applications_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people_texts" ADD CONSTRAINT "people_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "activities" ADD CONSTRAINT "activities_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "activities" ADD CONSTRAINT "activities_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_short_link_id_short_links_id_fk" FOREIGN KEY ("short_link_id") REFERENCES "public"."short_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk_lead_recipients" ADD CONSTRAINT "desk_lead_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."desk"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "desk_application_recipients" ADD CONSTRAINT "desk_application_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."desk"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "attribution_vocabulary" ADD CONSTRAINT "attribution_vocabulary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."attribution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "attribution_rules" ADD CONSTRAINT "attribution_rules_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."attribution"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "attribution_texts" ADD CONSTRAINT "attribution_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."attribution"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "jobs_questions_order_idx" ON "jobs_questions" USING btree ("_order");
  CREATE INDEX "jobs_questions_parent_id_idx" ON "jobs_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "jobs_questions_locales_locale_parent_id_unique" ON "jobs_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_version_questions_order_idx" ON "_jobs_v_version_questions" USING btree ("_order");
  CREATE INDEX "_jobs_v_version_questions_parent_id_idx" ON "_jobs_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_jobs_v_version_questions_locales_locale_parent_id_unique" ON "_jobs_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_asks_order_idx" ON "campaigns_asks" USING btree ("order");
  CREATE INDEX "campaigns_asks_parent_idx" ON "campaigns_asks" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_version_asks_order_idx" ON "_campaigns_v_version_asks" USING btree ("order");
  CREATE INDEX "_campaigns_v_version_asks_parent_idx" ON "_campaigns_v_version_asks" USING btree ("parent_id");
  CREATE INDEX "leads_name_idx" ON "leads" USING btree ("name");
  CREATE INDEX "leads_phone_e164_idx" ON "leads" USING btree ("phone_e164");
  CREATE INDEX "leads_email_norm_idx" ON "leads" USING btree ("email_norm");
  CREATE INDEX "leads_service_idx" ON "leads" USING btree ("service_id");
  CREATE INDEX "leads_branch_idx" ON "leads" USING btree ("branch_id");
  CREATE INDEX "leads_service_key_idx" ON "leads" USING btree ("service_key");
  CREATE INDEX "leads_attribution_attribution_channel_idx" ON "leads" USING btree ("attribution_channel");
  CREATE INDEX "leads_attribution_attribution_campaign_idx" ON "leads" USING btree ("attribution_campaign");
  CREATE INDEX "leads_attribution_attribution_first_channel_idx" ON "leads" USING btree ("attribution_first_channel");
  CREATE INDEX "leads_attribution_attribution_last_channel_idx" ON "leads" USING btree ("attribution_last_channel");
  CREATE INDEX "leads_attribution_attribution_visitor_idx" ON "leads" USING btree ("attribution_visitor");
  CREATE INDEX "leads_form_idx" ON "leads" USING btree ("form");
  CREATE INDEX "leads_person_idx" ON "leads" USING btree ("person_id");
  CREATE INDEX "leads_earlier_idx" ON "leads" USING btree ("earlier_id");
  CREATE INDEX "leads_campaign_idx" ON "leads" USING btree ("campaign_id");
  CREATE INDEX "leads_card_idx" ON "leads" USING btree ("card_id");
  CREATE INDEX "leads_short_link_idx" ON "leads" USING btree ("short_link_id");
  CREATE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
  CREATE UNIQUE INDEX "leads_submission_idx" ON "leads" USING btree ("submission_id");
  CREATE INDEX "leads_stage_idx" ON "leads" USING btree ("stage");
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_next_action_at_idx" ON "leads" USING btree ("next_action_at");
  CREATE INDEX "leads_due_at_idx" ON "leads" USING btree ("due_at");
  CREATE UNIQUE INDEX "leads_number_idx" ON "leads" USING btree ("number");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_deleted_at_idx" ON "leads" USING btree ("deleted_at");
  CREATE INDEX "leads_texts_order_parent" ON "leads_texts" USING btree ("order","parent_id");
  CREATE INDEX "applications_answers_order_idx" ON "applications_answers" USING btree ("_order");
  CREATE INDEX "applications_answers_parent_id_idx" ON "applications_answers" USING btree ("_parent_id");
  CREATE INDEX "applications_name_idx" ON "applications" USING btree ("name");
  CREATE INDEX "applications_phone_e164_idx" ON "applications" USING btree ("phone_e164");
  CREATE INDEX "applications_email_norm_idx" ON "applications" USING btree ("email_norm");
  CREATE INDEX "applications_interview_interview_by_idx" ON "applications" USING btree ("interview_by_id");
  CREATE INDEX "applications_attribution_attribution_channel_idx" ON "applications" USING btree ("attribution_channel");
  CREATE INDEX "applications_attribution_attribution_campaign_idx" ON "applications" USING btree ("attribution_campaign");
  CREATE INDEX "applications_attribution_attribution_first_channel_idx" ON "applications" USING btree ("attribution_first_channel");
  CREATE INDEX "applications_attribution_attribution_last_channel_idx" ON "applications" USING btree ("attribution_last_channel");
  CREATE INDEX "applications_attribution_attribution_visitor_idx" ON "applications" USING btree ("attribution_visitor");
  CREATE INDEX "applications_job_idx" ON "applications" USING btree ("job_id");
  CREATE INDEX "applications_person_idx" ON "applications" USING btree ("person_id");
  CREATE INDEX "applications_earlier_idx" ON "applications" USING btree ("earlier_id");
  CREATE INDEX "applications_campaign_idx" ON "applications" USING btree ("campaign_id");
  CREATE INDEX "applications_card_idx" ON "applications" USING btree ("card_id");
  CREATE INDEX "applications_short_link_idx" ON "applications" USING btree ("short_link_id");
  CREATE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE UNIQUE INDEX "applications_submission_idx" ON "applications" USING btree ("submission_id");
  CREATE INDEX "applications_stage_idx" ON "applications" USING btree ("stage");
  CREATE INDEX "applications_assignee_idx" ON "applications" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "applications_number_idx" ON "applications" USING btree ("number");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "applications_deleted_at_idx" ON "applications" USING btree ("deleted_at");
  CREATE INDEX "applications_texts_order_parent" ON "applications_texts" USING btree ("order","parent_id");
  CREATE INDEX "people_name_idx" ON "people" USING btree ("name");
  CREATE INDEX "people_has_leads_idx" ON "people" USING btree ("has_leads");
  CREATE INDEX "people_has_applications_idx" ON "people" USING btree ("has_applications");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "people_texts_order_parent" ON "people_texts" USING btree ("order","parent_id");
  CREATE INDEX "people_texts_text_idx" ON "people_texts" USING btree ("text");
  CREATE INDEX "activities_type_idx" ON "activities" USING btree ("type");
  CREATE INDEX "activities_lead_idx" ON "activities" USING btree ("lead_id");
  CREATE INDEX "activities_application_idx" ON "activities" USING btree ("application_id");
  CREATE INDEX "activities_actor_idx" ON "activities" USING btree ("actor_id");
  CREATE INDEX "activities_at_idx" ON "activities" USING btree ("at");
  CREATE INDEX "activities_updated_at_idx" ON "activities" USING btree ("updated_at");
  CREATE INDEX "activities_created_at_idx" ON "activities" USING btree ("created_at");
  CREATE INDEX "campaign_links_campaign_idx" ON "campaign_links" USING btree ("campaign_id");
  CREATE INDEX "campaign_links_short_link_idx" ON "campaign_links" USING btree ("short_link_id");
  CREATE INDEX "campaign_links_updated_at_idx" ON "campaign_links" USING btree ("updated_at");
  CREATE INDEX "campaign_links_created_at_idx" ON "campaign_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "touches_touch_id_idx" ON "touches" USING btree ("touch_id");
  CREATE INDEX "touches_visitor_idx" ON "touches" USING btree ("visitor");
  CREATE INDEX "touches_at_idx" ON "touches" USING btree ("at");
  CREATE INDEX "touches_reference_idx" ON "touches" USING btree ("reference");
  CREATE INDEX "touches_via_idx" ON "touches" USING btree ("via");
  CREATE INDEX "touches_updated_at_idx" ON "touches" USING btree ("updated_at");
  CREATE INDEX "touches_created_at_idx" ON "touches" USING btree ("created_at");
  CREATE UNIQUE INDEX "page_counts_key_idx" ON "page_counts" USING btree ("key");
  CREATE INDEX "page_counts_hour_idx" ON "page_counts" USING btree ("hour");
  CREATE INDEX "page_counts_updated_at_idx" ON "page_counts" USING btree ("updated_at");
  CREATE INDEX "page_counts_created_at_idx" ON "page_counts" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "desk_lead_recipients_order_idx" ON "desk_lead_recipients" USING btree ("_order");
  CREATE INDEX "desk_lead_recipients_parent_id_idx" ON "desk_lead_recipients" USING btree ("_parent_id");
  CREATE INDEX "desk_application_recipients_order_idx" ON "desk_application_recipients" USING btree ("_order");
  CREATE INDEX "desk_application_recipients_parent_id_idx" ON "desk_application_recipients" USING btree ("_parent_id");
  CREATE INDEX "attribution_vocabulary_order_idx" ON "attribution_vocabulary" USING btree ("_order");
  CREATE INDEX "attribution_vocabulary_parent_id_idx" ON "attribution_vocabulary" USING btree ("_parent_id");
  CREATE INDEX "attribution_rules_order_idx" ON "attribution_rules" USING btree ("_order");
  CREATE INDEX "attribution_rules_parent_id_idx" ON "attribution_rules" USING btree ("_parent_id");
  CREATE INDEX "attribution_texts_order_parent" ON "attribution_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activities_fk" FOREIGN KEY ("activities_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaign_links_fk" FOREIGN KEY ("campaign_links_id") REFERENCES "public"."campaign_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_touches_fk" FOREIGN KEY ("touches_id") REFERENCES "public"."touches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_counts_fk" FOREIGN KEY ("page_counts_id") REFERENCES "public"."page_counts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "jobs_texts_locale_parent" ON "jobs_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_jobs_v_texts_locale_parent" ON "_jobs_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "submissions_processed_at_idx" ON "submissions" USING btree ("processed_at");
  CREATE INDEX "submissions_process_after_idx" ON "submissions" USING btree ("process_after");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_activities_id_idx" ON "payload_locked_documents_rels" USING btree ("activities_id");
  CREATE INDEX "payload_locked_documents_rels_campaign_links_id_idx" ON "payload_locked_documents_rels" USING btree ("campaign_links_id");
  CREATE INDEX "payload_locked_documents_rels_touches_id_idx" ON "payload_locked_documents_rels" USING btree ("touches_id");
  CREATE INDEX "payload_locked_documents_rels_page_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("page_counts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "jobs_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v_version_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns_asks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_campaigns_v_version_asks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "leads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "leads_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "activities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaign_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "touches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "page_counts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "desk_lead_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "desk_application_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "desk" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "attribution_vocabulary" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "attribution_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "attribution" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "attribution_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "jobs_questions" CASCADE;
  DROP TABLE "jobs_questions_locales" CASCADE;
  DROP TABLE "_jobs_v_version_questions" CASCADE;
  DROP TABLE "_jobs_v_version_questions_locales" CASCADE;
  DROP TABLE "campaigns_asks" CASCADE;
  DROP TABLE "_campaigns_v_version_asks" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "leads_texts" CASCADE;
  DROP TABLE "applications_answers" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "applications_texts" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "people_texts" CASCADE;
  DROP TABLE "activities" CASCADE;
  DROP TABLE "campaign_links" CASCADE;
  DROP TABLE "touches" CASCADE;
  DROP TABLE "page_counts" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "desk_lead_recipients" CASCADE;
  DROP TABLE "desk_application_recipients" CASCADE;
  DROP TABLE "desk" CASCADE;
  DROP TABLE "attribution_vocabulary" CASCADE;
  DROP TABLE "attribution_rules" CASCADE;
  DROP TABLE "attribution" CASCADE;
  DROP TABLE "attribution_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_leads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_applications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_people_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_activities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_campaign_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_touches_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_counts_fk";
  
  DROP INDEX "jobs_texts_locale_parent";
  DROP INDEX "_jobs_v_texts_locale_parent";
  DROP INDEX "submissions_processed_at_idx";
  DROP INDEX "submissions_process_after_idx";
  DROP INDEX "payload_locked_documents_rels_leads_id_idx";
  DROP INDEX "payload_locked_documents_rels_applications_id_idx";
  DROP INDEX "payload_locked_documents_rels_people_id_idx";
  DROP INDEX "payload_locked_documents_rels_activities_id_idx";
  DROP INDEX "payload_locked_documents_rels_campaign_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_touches_id_idx";
  DROP INDEX "payload_locked_documents_rels_page_counts_id_idx";
  ALTER TABLE "jobs_texts" DROP COLUMN "locale";
  ALTER TABLE "_jobs_v_texts" DROP COLUMN "locale";
  ALTER TABLE "campaigns" DROP COLUMN "phone";
  ALTER TABLE "campaigns" DROP COLUMN "whatsapp";
  ALTER TABLE "campaigns" DROP COLUMN "conversion_value";
  ALTER TABLE "campaigns" DROP COLUMN "currency";
  ALTER TABLE "campaigns" DROP COLUMN "hides_menu";
  ALTER TABLE "campaigns" DROP COLUMN "after_end";
  ALTER TABLE "campaigns" DROP COLUMN "after_end_path";
  ALTER TABLE "campaigns_locales" DROP COLUMN "consent_text";
  ALTER TABLE "campaigns_locales" DROP COLUMN "thanks_title";
  ALTER TABLE "campaigns_locales" DROP COLUMN "thanks_text";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_phone";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_whatsapp";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_conversion_value";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_currency";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_hides_menu";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_after_end";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_after_end_path";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_consent_text";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_thanks_title";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_thanks_text";
  ALTER TABLE "submissions" DROP COLUMN "processed_at";
  ALTER TABLE "submissions" DROP COLUMN "released_at";
  ALTER TABLE "submissions" DROP COLUMN "process_tries";
  ALTER TABLE "submissions" DROP COLUMN "process_after";
  ALTER TABLE "submissions" DROP COLUMN "process_error";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "leads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "applications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "people_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "activities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "campaign_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "touches_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_counts_id";
  DROP TYPE "public"."enum_jobs_questions_kind";
  DROP TYPE "public"."enum_jobs_questions_must_be";
  DROP TYPE "public"."enum__jobs_v_version_questions_kind";
  DROP TYPE "public"."enum__jobs_v_version_questions_must_be";
  DROP TYPE "public"."enum_campaigns_asks";
  DROP TYPE "public"."enum_campaigns_after_end";
  DROP TYPE "public"."enum__campaigns_v_version_asks";
  DROP TYPE "public"."enum__campaigns_v_version_after_end";
  DROP TYPE "public"."enum_leads_budget";
  DROP TYPE "public"."enum_leads_attribution_channel";
  DROP TYPE "public"."enum_leads_attribution_first_channel";
  DROP TYPE "public"."enum_leads_attribution_last_channel";
  DROP TYPE "public"."enum_leads_form";
  DROP TYPE "public"."enum_leads_stage";
  DROP TYPE "public"."enum_leads_lost_reason";
  DROP TYPE "public"."enum_applications_attribution_channel";
  DROP TYPE "public"."enum_applications_attribution_first_channel";
  DROP TYPE "public"."enum_applications_attribution_last_channel";
  DROP TYPE "public"."enum_applications_stage";
  DROP TYPE "public"."enum_applications_rejection_reason";
  DROP TYPE "public"."enum_activities_type";
  DROP TYPE "public"."enum_touches_kind";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  DROP TYPE "public"."enum_attribution_vocabulary_field";
  DROP TYPE "public"."enum_attribution_rules_channel";
  DROP TYPE "public"."enum_attribution_conversion_stage";
  DROP TYPE "public"."enum_attribution_digits";`)
}
