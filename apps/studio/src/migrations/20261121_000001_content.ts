import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum_projects_platforms" AS ENUM('web', 'ios', 'android', 'huawei');
  CREATE TYPE "public"."enum_projects_metrics_unit" AS ENUM('none', 'percent', 'times', 'seconds', 'days', 'weeks', 'points');
  CREATE TYPE "public"."enum_projects_gallery_frame" AS ENUM('none', 'phone', 'browser');
  CREATE TYPE "public"."enum_projects_services" AS ENUM('web-applications', 'mobile-applications', 'digital-marketing');
  CREATE TYPE "public"."enum_projects_confidentiality" AS ENUM('public', 'anonymised', 'unlisted', 'private');
  CREATE TYPE "public"."enum_paper" AS ENUM('fustuq', 'sama', 'ward', 'zafaran', 'lazaward');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_platforms" AS ENUM('web', 'ios', 'android', 'huawei');
  CREATE TYPE "public"."enum__projects_v_version_metrics_unit" AS ENUM('none', 'percent', 'times', 'seconds', 'days', 'weeks', 'points');
  CREATE TYPE "public"."enum__projects_v_version_gallery_frame" AS ENUM('none', 'phone', 'browser');
  CREATE TYPE "public"."enum__projects_v_version_services" AS ENUM('web-applications', 'mobile-applications', 'digital-marketing');
  CREATE TYPE "public"."enum__projects_v_version_confidentiality" AS ENUM('public', 'anonymised', 'unlisted', 'private');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_key" AS ENUM('web-applications', 'mobile-applications', 'digital-marketing');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_key" AS ENUM('web-applications', 'mobile-applications', 'digital-marketing');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_authors_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__authors_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__authors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_services" AS ENUM('web-applications', 'mobile-applications', 'digital-marketing');
  CREATE TYPE "public"."enum_testimonials_original_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_services" AS ENUM('web-applications', 'mobile-applications', 'digital-marketing');
  CREATE TYPE "public"."enum__testimonials_v_version_original_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_jobs_employment_types" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER');
  CREATE TYPE "public"."enum_jobs_work_mode" AS ENUM('onsite', 'hybrid', 'remote');
  CREATE TYPE "public"."enum_jobs_salary_unit" AS ENUM('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR');
  CREATE TYPE "public"."enum_jobs_apply_mode" AS ENUM('form', 'url', 'email');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_employment_types" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER');
  CREATE TYPE "public"."enum__jobs_v_version_work_mode" AS ENUM('onsite', 'hybrid', 'remote');
  CREATE TYPE "public"."enum__jobs_v_version_salary_unit" AS ENUM('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR');
  CREATE TYPE "public"."enum__jobs_v_version_apply_mode" AS ENUM('form', 'url', 'email');
  CREATE TYPE "public"."enum__jobs_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_campaigns_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__campaigns_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__campaigns_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_short_links_state" AS ENUM('active', 'paused', 'archived');
  CREATE TYPE "public"."enum_short_links_param_policy" AS ENUM('keep-target', 'visitor-overrides', 'drop-all');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('301', '302', '307', '308');
  CREATE TYPE "public"."enum_cards_phones_type" AS ENUM('cell', 'work', 'fax');
  CREATE TYPE "public"."enum_cards_state" AS ENUM('active', 'paused', 'left');
  CREATE TYPE "public"."enum__cards_v_version_phones_type" AS ENUM('cell', 'work', 'fax');
  CREATE TYPE "public"."enum__cards_v_version_state" AS ENUM('active', 'paused', 'left');
  CREATE TYPE "public"."enum_branches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branches_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__branches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'sales', 'recruiter', 'holder');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_general_social_kind" AS ENUM('linkedin', 'instagram', 'behance', 'x', 'youtube', 'facebook', 'tiktok', 'github', 'dribbble', 'snapchat', 'telegram');
  CREATE TYPE "public"."enum_general_writing_numerals" AS ENUM('arab', 'latn');
  CREATE TYPE "public"."enum_general_writing_months" AS ENUM('gregorian', 'levantine');
  CREATE TYPE "public"."enum_general_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__general_v_version_social_kind" AS ENUM('linkedin', 'instagram', 'behance', 'x', 'youtube', 'facebook', 'tiktok', 'github', 'dribbble', 'snapchat', 'telegram');
  CREATE TYPE "public"."enum__general_v_version_writing_numerals" AS ENUM('arab', 'latn');
  CREATE TYPE "public"."enum__general_v_version_writing_months" AS ENUM('gregorian', 'levantine');
  CREATE TYPE "public"."enum__general_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__general_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_home_hero_lines_mark" AS ENUM('none', 'nuqta', 'ring', 'star');
  CREATE TYPE "public"."enum_page_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_home_v_version_hero_lines_mark" AS ENUM('none', 'nuqta', 'ring', 'star');
  CREATE TYPE "public"."enum__page_home_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__page_home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_about_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__page_about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_contact_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_contact_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__page_contact_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_our_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_our_projects_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__page_our_projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_blogs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_blogs_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__page_blogs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_testimonials_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__page_testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_join_us_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_join_us_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__page_join_us_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_thank_you_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_thank_you_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__page_thank_you_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_privacy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_privacy_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__page_privacy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_page_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_terms_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__page_terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "projects_platforms" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_projects_platforms",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "projects_metrics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" numeric,
  	"unit" "enum_projects_metrics_unit" DEFAULT 'none',
  	"before" numeric,
  	"after" numeric
  );
  
  CREATE TABLE "projects_metrics_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_stack" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "projects_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_team_locales" (
  	"name" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"frame" "enum_projects_gallery_frame" DEFAULT 'none'
  );
  
  CREATE TABLE "projects_gallery_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_services" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_projects_services",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"confidentiality" "enum_projects_confidentiality" DEFAULT 'public',
  	"client_industry_id" uuid,
  	"client_country" varchar,
  	"client_url" varchar,
  	"client_logo_id" uuid,
  	"year" numeric,
  	"started_at" timestamp(3) with time zone,
  	"launched_at" timestamp(3) with time zone,
  	"live_url" varchar,
  	"stores_ios" varchar,
  	"stores_android" varchar,
  	"stores_huawei" varchar,
  	"cover_id" uuid,
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"paper" "enum_paper" DEFAULT 'fustuq',
  	"order" numeric DEFAULT 100,
  	"featured" boolean DEFAULT false,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "projects_locales" (
  	"title" varchar,
  	"kind" varchar,
  	"summary" varchar,
  	"challenge" jsonb,
  	"approach" jsonb,
  	"result" jsonb,
  	"client_name" varchar,
  	"client_anonymous_name" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"search_text" varchar,
  	"_status" "enum_projects_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"testimonials_id" uuid
  );
  
  CREATE TABLE "_projects_v_version_platforms" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__projects_v_version_platforms",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_metrics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" numeric,
  	"unit" "enum__projects_v_version_metrics_unit" DEFAULT 'none',
  	"before" numeric,
  	"after" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_metrics_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_stack" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_team" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_team_locales" (
  	"name" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"frame" "enum__projects_v_version_gallery_frame" DEFAULT 'none',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_gallery_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__projects_v_version_services",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_confidentiality" "enum__projects_v_version_confidentiality" DEFAULT 'public',
  	"version_client_industry_id" uuid,
  	"version_client_country" varchar,
  	"version_client_url" varchar,
  	"version_client_logo_id" uuid,
  	"version_year" numeric,
  	"version_started_at" timestamp(3) with time zone,
  	"version_launched_at" timestamp(3) with time zone,
  	"version_live_url" varchar,
  	"version_stores_ios" varchar,
  	"version_stores_android" varchar,
  	"version_stores_huawei" varchar,
  	"version_cover_id" uuid,
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_paper" "enum_paper" DEFAULT 'fustuq',
  	"version_order" numeric DEFAULT 100,
  	"version_featured" boolean DEFAULT false,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_title" varchar,
  	"version_kind" varchar,
  	"version_summary" varchar,
  	"version_challenge" jsonb,
  	"version_approach" jsonb,
  	"version_result" jsonb,
  	"version_client_name" varchar,
  	"version_client_anonymous_name" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_search_text" varchar,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"testimonials_id" uuid
  );
  
  CREATE TABLE "services_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "services_deliverables" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_deliverables_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "services_process" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weeks_from" numeric,
  	"weeks_to" numeric
  );
  
  CREATE TABLE "services_process_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "services_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services_questions_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"key" "enum_services_key",
  	"paper" "enum_paper" DEFAULT 'fustuq',
  	"order" numeric DEFAULT 100,
  	"cover_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_locales" (
  	"name" varchar,
  	"title" varchar,
  	"lead" varchar,
  	"summary" varchar,
  	"offer" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"search_text" varchar,
  	"_status" "enum_services_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" uuid,
  	"testimonials_id" uuid
  );
  
  CREATE TABLE "_services_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_services_v_version_deliverables" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_deliverables_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_services_v_version_process" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"weeks_from" numeric,
  	"weeks_to" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_process_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_services_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_questions_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_services_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_key" "enum__services_v_version_key",
  	"version_paper" "enum_paper" DEFAULT 'fustuq',
  	"version_order" numeric DEFAULT 100,
  	"version_cover_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_summary" varchar,
  	"version_offer" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_search_text" varchar,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_services_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" uuid,
  	"testimonials_id" uuid
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"cover_id" uuid,
  	"featured" boolean DEFAULT false,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"reading_minutes" numeric,
  	"word_count" numeric,
  	"updated_text_at" timestamp(3) with time zone,
  	"search_text" varchar,
  	"_status" "enum_posts_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"authors_id" uuid,
  	"categories_id" uuid,
  	"tags_id" uuid,
  	"posts_id" uuid
  );
  
  CREATE TABLE "_posts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_cover_id" uuid,
  	"version_featured" boolean DEFAULT false,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_reading_minutes" numeric,
  	"version_word_count" numeric,
  	"version_updated_text_at" timestamp(3) with time zone,
  	"version_search_text" varchar,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"authors_id" uuid,
  	"categories_id" uuid,
  	"tags_id" uuid,
  	"posts_id" uuid
  );
  
  CREATE TABLE "authors_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "authors_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "authors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"photo_id" uuid,
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "authors_locales" (
  	"name" varchar,
  	"title" varchar,
  	"bio" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"slug" varchar,
  	"_status" "enum_authors_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_authors_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_authors_v_version_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_authors_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_photo_id" uuid,
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__authors_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_authors_v_locales" (
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_bio" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_slug" varchar,
  	"version__status" "enum__authors_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "testimonials_services" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_testimonials_services",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"original_locale" "enum_testimonials_original_locale" DEFAULT 'ar',
  	"author_photo_id" uuid,
  	"permission_granted_at" timestamp(3) with time zone,
  	"permission_note" varchar,
  	"rating" numeric,
  	"video_url" varchar,
  	"project_id" uuid,
  	"date" timestamp(3) with time zone,
  	"featured" boolean DEFAULT false,
  	"order" numeric DEFAULT 100,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials_locales" (
  	"quote" varchar,
  	"author_name" varchar,
  	"author_title" varchar,
  	"author_company" varchar,
  	"label" varchar,
  	"_status" "enum_testimonials_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_testimonials_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__testimonials_v_version_services",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_original_locale" "enum__testimonials_v_version_original_locale" DEFAULT 'ar',
  	"version_author_photo_id" uuid,
  	"version_permission_granted_at" timestamp(3) with time zone,
  	"version_permission_note" varchar,
  	"version_rating" numeric,
  	"version_video_url" varchar,
  	"version_project_id" uuid,
  	"version_date" timestamp(3) with time zone,
  	"version_featured" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 100,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_quote" varchar,
  	"version_author_name" varchar,
  	"version_author_title" varchar,
  	"version_author_company" varchar,
  	"version_label" varchar,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumb_url" varchar,
  	"sizes_thumb_width" numeric,
  	"sizes_thumb_height" numeric,
  	"sizes_thumb_mime_type" varchar,
  	"sizes_thumb_filesize" numeric,
  	"sizes_thumb_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "jobs_responsibilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "jobs_responsibilities_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "jobs_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "jobs_requirements_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "jobs_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "jobs_benefits_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "jobs_employment_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_jobs_employment_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"work_mode" "enum_jobs_work_mode" DEFAULT 'onsite',
  	"salary_visible" boolean DEFAULT false,
  	"salary_currency" varchar,
  	"salary_min" numeric,
  	"salary_max" numeric,
  	"salary_unit" "enum_jobs_salary_unit" DEFAULT 'MONTH',
  	"experience_months" numeric,
  	"openings" numeric DEFAULT 1,
  	"apply_mode" "enum_jobs_apply_mode" DEFAULT 'form',
  	"apply_to" varchar,
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"department_id" uuid,
  	"date_posted" timestamp(3) with time zone,
  	"valid_through" timestamp(3) with time zone,
  	"featured" boolean DEFAULT false,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "jobs_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"slug" varchar,
  	"search_text" varchar,
  	"_status" "enum_jobs_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "jobs_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "jobs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"branches_id" uuid
  );
  
  CREATE TABLE "_jobs_v_version_responsibilities" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_jobs_v_version_responsibilities_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_jobs_v_version_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_jobs_v_version_requirements_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_jobs_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_jobs_v_version_benefits_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_jobs_v_version_employment_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__jobs_v_version_employment_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_work_mode" "enum__jobs_v_version_work_mode" DEFAULT 'onsite',
  	"version_salary_visible" boolean DEFAULT false,
  	"version_salary_currency" varchar,
  	"version_salary_min" numeric,
  	"version_salary_max" numeric,
  	"version_salary_unit" "enum__jobs_v_version_salary_unit" DEFAULT 'MONTH',
  	"version_experience_months" numeric,
  	"version_openings" numeric DEFAULT 1,
  	"version_apply_mode" "enum__jobs_v_version_apply_mode" DEFAULT 'form',
  	"version_apply_to" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_department_id" uuid,
  	"version_date_posted" timestamp(3) with time zone,
  	"version_valid_through" timestamp(3) with time zone,
  	"version_featured" boolean DEFAULT false,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__jobs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_jobs_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_slug" varchar,
  	"version_search_text" varchar,
  	"version__status" "enum__jobs_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_jobs_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_jobs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"branches_id" uuid
  );
  
  CREATE TABLE "departments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "departments_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "campaigns_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weeks_from" numeric,
  	"weeks_to" numeric
  );
  
  CREATE TABLE "campaigns_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "campaigns_proofs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "campaigns_proofs_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "campaigns_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "campaigns_questions_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "campaigns" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"testimonial_id" uuid,
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"slug" varchar,
  	"paper" "enum_paper" DEFAULT 'fustuq',
  	"is_default" boolean DEFAULT false,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaigns_locales" (
  	"promise" varchar,
  	"lead" varchar,
  	"form_title" varchar,
  	"form_note" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_campaigns_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_campaigns_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"weeks_from" numeric,
  	"weeks_to" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_campaigns_v_version_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_campaigns_v_version_proofs" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_campaigns_v_version_proofs_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_campaigns_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_campaigns_v_version_questions_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_campaigns_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_testimonial_id" uuid,
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_paper" "enum_paper" DEFAULT 'fustuq',
  	"version_is_default" boolean DEFAULT false,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__campaigns_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_campaigns_v_locales" (
  	"version_promise" varchar,
  	"version_lead" varchar,
  	"version_form_title" varchar,
  	"version_form_note" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__campaigns_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "short_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"state" "enum_short_links_state" DEFAULT 'active' NOT NULL,
  	"param_policy" "enum_short_links_param_policy" DEFAULT 'keep-target' NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cards_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"e164" varchar NOT NULL,
  	"type" "enum_cards_phones_type" DEFAULT 'cell' NOT NULL,
  	"whatsapp" boolean DEFAULT false
  );
  
  CREATE TABLE "cards_phones_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cards_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "cards_urls" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "cards_urls_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cards" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"photo_id" uuid,
  	"branch_id" uuid,
  	"key" varchar NOT NULL,
  	"public_code" varchar NOT NULL,
  	"uid" varchar NOT NULL,
  	"state" "enum_cards_state" DEFAULT 'active' NOT NULL,
  	"paper" "enum_paper" DEFAULT 'fustuq' NOT NULL,
  	"indexable" boolean DEFAULT false,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cards_locales" (
  	"prefix" varchar,
  	"given_name" varchar NOT NULL,
  	"family_name" varchar NOT NULL,
  	"suffix" varchar,
  	"job_title" varchar NOT NULL,
  	"department" varchar,
  	"company" varchar NOT NULL,
  	"bio" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_cards_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"e164" varchar NOT NULL,
  	"type" "enum__cards_v_version_phones_type" DEFAULT 'cell' NOT NULL,
  	"whatsapp" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cards_v_version_phones_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_cards_v_version_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cards_v_version_urls" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cards_v_version_urls_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_cards_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_photo_id" uuid,
  	"version_branch_id" uuid,
  	"version_key" varchar NOT NULL,
  	"version_public_code" varchar NOT NULL,
  	"version_uid" varchar NOT NULL,
  	"version_state" "enum__cards_v_version_state" DEFAULT 'active' NOT NULL,
  	"version_paper" "enum_paper" DEFAULT 'fustuq' NOT NULL,
  	"version_indexable" boolean DEFAULT false,
  	"version_owner_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_cards_v_locales" (
  	"version_prefix" varchar,
  	"version_given_name" varchar NOT NULL,
  	"version_family_name" varchar NOT NULL,
  	"version_suffix" varchar,
  	"version_job_title" varchar NOT NULL,
  	"version_department" varchar,
  	"version_company" varchar NOT NULL,
  	"version_bio" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "branches_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"e164" varchar,
  	"whatsapp" boolean DEFAULT false
  );
  
  CREATE TABLE "branches_phones_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "branches_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" numeric,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "branches_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "branches_special_hours_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "branches" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"address_postal_code" varchar,
  	"address_country" varchar,
  	"geo_lat" numeric,
  	"geo_lng" numeric,
  	"map_url" varchar,
  	"email" varchar,
  	"time_zone" varchar DEFAULT 'Asia/Riyadh',
  	"key" varchar,
  	"order" numeric DEFAULT 100,
  	"is_default" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "branches_locales" (
  	"name" varchar,
  	"address_street" varchar,
  	"address_locality" varchar,
  	"address_region" varchar,
  	"_status" "enum_branches_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"e164" varchar,
  	"whatsapp" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v_version_phones_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_branches_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" numeric,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v_version_special_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_branches_v_version_special_hours_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_branches_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_address_postal_code" varchar,
  	"version_address_country" varchar,
  	"version_geo_lat" numeric,
  	"version_geo_lng" numeric,
  	"version_map_url" varchar,
  	"version_email" varchar,
  	"version_time_zone" varchar DEFAULT 'Asia/Riyadh',
  	"version_key" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_is_default" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__branches_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_branches_v_locales" (
  	"version_name" varchar,
  	"version_address_street" varchar,
  	"version_address_locality" varchar,
  	"version_address_region" varchar,
  	"version__status" "enum__branches_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"slug" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags_locales" (
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "industries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "industries_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"projects_id" uuid,
  	"services_id" uuid,
  	"posts_id" uuid,
  	"authors_id" uuid,
  	"testimonials_id" uuid,
  	"media_id" uuid,
  	"jobs_id" uuid,
  	"departments_id" uuid,
  	"campaigns_id" uuid,
  	"short_links_id" uuid,
  	"redirects_id" uuid,
  	"cards_id" uuid,
  	"branches_id" uuid,
  	"categories_id" uuid,
  	"tags_id" uuid,
  	"industries_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "general_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_general_social_kind",
  	"url" varchar
  );
  
  CREATE TABLE "general_social_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "general_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "general_navigation_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "general" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"founded_year" numeric,
  	"contacts_email" varchar,
  	"contacts_phone" varchar,
  	"contacts_whatsapp" varchar,
  	"announcement_href" varchar,
  	"writing_numerals" "enum_general_writing_numerals" DEFAULT 'arab',
  	"writing_months" "enum_general_writing_months" DEFAULT 'gregorian',
  	"writing_hijri" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "general_locales" (
  	"names_site" varchar,
  	"names_legal" varchar,
  	"names_tagline" varchar,
  	"description" varchar,
  	"light_logo_id" uuid,
  	"dark_logo_id" uuid,
  	"announcement_text" varchar,
  	"_status" "enum_general_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_general_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum__general_v_version_social_kind",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_general_v_version_social_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_general_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_general_v_version_navigation_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_general_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_founded_year" numeric,
  	"version_contacts_email" varchar,
  	"version_contacts_phone" varchar,
  	"version_contacts_whatsapp" varchar,
  	"version_announcement_href" varchar,
  	"version_writing_numerals" "enum__general_v_version_writing_numerals" DEFAULT 'arab',
  	"version_writing_months" "enum__general_v_version_writing_months" DEFAULT 'gregorian',
  	"version_writing_hijri" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__general_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_general_v_locales" (
  	"version_names_site" varchar,
  	"version_names_legal" varchar,
  	"version_names_tagline" varchar,
  	"version_description" varchar,
  	"version_light_logo_id" uuid,
  	"version_dark_logo_id" uuid,
  	"version_announcement_text" varchar,
  	"version__status" "enum__general_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "page_home_hero_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mark" "enum_page_home_hero_lines_mark" DEFAULT 'none'
  );
  
  CREATE TABLE "page_home_hero_lines_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_home_hero_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "page_home_hero_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_home_process_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weeks_from" numeric,
  	"weeks_to" numeric
  );
  
  CREATE TABLE "page_home_process_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_home_numbers_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" numeric
  );
  
  CREATE TABLE "page_home_numbers_figures_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_home" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"call_action_href" varchar,
  	"paper" "enum_paper",
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_home_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"pattern_title" varchar,
  	"pattern_text" varchar,
  	"pattern_control" varchar,
  	"services_title" varchar,
  	"services_text" varchar,
  	"work_title" varchar,
  	"process_title" varchar,
  	"numbers_sentence" varchar,
  	"voices_title" varchar,
  	"notebook_title" varchar,
  	"call_title" varchar,
  	"call_text" varchar,
  	"call_action_label" varchar,
  	"subscribe_title" varchar,
  	"subscribe_note" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_page_home_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_home_v_version_hero_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"mark" "enum__page_home_v_version_hero_lines_mark" DEFAULT 'none',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_home_v_version_hero_lines_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_home_v_version_hero_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_home_v_version_hero_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_home_v_version_process_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"weeks_from" numeric,
  	"weeks_to" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_home_v_version_process_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_home_v_version_numbers_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_home_v_version_numbers_figures_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_home_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_call_action_href" varchar,
  	"version_paper" "enum_paper",
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_home_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_home_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_pattern_title" varchar,
  	"version_pattern_text" varchar,
  	"version_pattern_control" varchar,
  	"version_services_title" varchar,
  	"version_services_text" varchar,
  	"version_work_title" varchar,
  	"version_process_title" varchar,
  	"version_numbers_sentence" varchar,
  	"version_voices_title" varchar,
  	"version_notebook_title" varchar,
  	"version_call_title" varchar,
  	"version_call_text" varchar,
  	"version_call_action_label" varchar,
  	"version_subscribe_title" varchar,
  	"version_subscribe_note" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__page_home_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "page_about_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "page_about_values_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_about_team_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"photo_id" uuid,
  	"card_id" uuid
  );
  
  CREATE TABLE "page_about_team_people_locales" (
  	"name" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_about_clients_names" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "page_about_clients_names_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_about_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric
  );
  
  CREATE TABLE "page_about_timeline_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_about_numbers_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" numeric
  );
  
  CREATE TABLE "page_about_numbers_figures_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_about" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"paper" "enum_paper",
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_about_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"story" jsonb,
  	"team_title" varchar,
  	"clients_title" varchar,
  	"numbers_sentence" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_page_about_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_about_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_about_v_version_values_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_about_v_version_team_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"photo_id" uuid,
  	"card_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_about_v_version_team_people_locales" (
  	"name" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_about_v_version_clients_names" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_about_v_version_clients_names_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_about_v_version_timeline" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"year" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_about_v_version_timeline_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_about_v_version_numbers_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"value" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_about_v_version_numbers_figures_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_about_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_paper" "enum_paper",
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_about_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_about_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_story" jsonb,
  	"version_team_title" varchar,
  	"version_clients_title" varchar,
  	"version_numbers_sentence" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__page_about_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "page_contact_next" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "page_contact_next_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_contact" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"paper" "enum_paper",
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_contact_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"form_title" varchar,
  	"branches_title" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_page_contact_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_contact_v_version_next" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_contact_v_version_next_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_contact_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_paper" "enum_paper",
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_contact_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_contact_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_form_title" varchar,
  	"version_branches_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__page_contact_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "page_our_projects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"paper" "enum_paper",
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_our_projects_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"empty_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_page_our_projects_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_our_projects_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_paper" "enum_paper",
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_our_projects_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_our_projects_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_empty_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__page_our_projects_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "page_blogs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"paper" "enum_paper",
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_blogs_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"empty_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_page_blogs_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_blogs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_paper" "enum_paper",
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_blogs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_blogs_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_empty_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__page_blogs_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "page_testimonials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"paper" "enum_paper",
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_testimonials_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"empty_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_page_testimonials_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_testimonials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_paper" "enum_paper",
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_testimonials_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_testimonials_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_empty_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__page_testimonials_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "page_join_us_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "page_join_us_values_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_join_us" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"paper" "enum_paper",
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_join_us_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"empty_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_page_join_us_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_join_us_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_join_us_v_version_values_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_join_us_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_paper" "enum_paper",
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_join_us_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_join_us_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_empty_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__page_join_us_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "page_thank_you_next" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "page_thank_you_next_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_thank_you_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "page_thank_you_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_thank_you" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"paper" "enum_paper",
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_thank_you_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_page_thank_you_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_thank_you_v_version_next" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_thank_you_v_version_next_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_thank_you_v_version_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_thank_you_v_version_actions_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_thank_you_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_paper" "enum_paper",
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_thank_you_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_thank_you_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__page_thank_you_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "page_privacy" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" varchar,
  	"effective_date" timestamp(3) with time zone,
  	"paper" "enum_paper",
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_privacy_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_page_privacy_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_privacy_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_version" varchar,
  	"version_effective_date" timestamp(3) with time zone,
  	"version_paper" "enum_paper",
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_privacy_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_privacy_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__page_privacy_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "page_terms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" varchar,
  	"effective_date" timestamp(3) with time zone,
  	"paper" "enum_paper",
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "page_terms_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_page_terms_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_page_terms_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_version" varchar,
  	"version_effective_date" timestamp(3) with time zone,
  	"version_paper" "enum_paper",
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_terms_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_page_terms_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__page_terms_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "projects_platforms" ADD CONSTRAINT "projects_platforms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_metrics" ADD CONSTRAINT "projects_metrics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_metrics_locales" ADD CONSTRAINT "projects_metrics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_metrics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_stack" ADD CONSTRAINT "projects_stack_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_team" ADD CONSTRAINT "projects_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_team_locales" ADD CONSTRAINT "projects_team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_gallery" ADD CONSTRAINT "projects_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_gallery" ADD CONSTRAINT "projects_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_gallery_locales" ADD CONSTRAINT "projects_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_services" ADD CONSTRAINT "projects_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_client_industry_id_industries_id_fk" FOREIGN KEY ("client_industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_client_logo_id_media_id_fk" FOREIGN KEY ("client_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_platforms" ADD CONSTRAINT "_projects_v_version_platforms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_metrics" ADD CONSTRAINT "_projects_v_version_metrics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_metrics_locales" ADD CONSTRAINT "_projects_v_version_metrics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_metrics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_stack" ADD CONSTRAINT "_projects_v_version_stack_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_team" ADD CONSTRAINT "_projects_v_version_team_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_team_locales" ADD CONSTRAINT "_projects_v_version_team_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery" ADD CONSTRAINT "_projects_v_version_gallery_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery" ADD CONSTRAINT "_projects_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery_locales" ADD CONSTRAINT "_projects_v_version_gallery_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_services" ADD CONSTRAINT "_projects_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_client_industry_id_industries_id_fk" FOREIGN KEY ("version_client_industry_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_client_logo_id_media_id_fk" FOREIGN KEY ("version_client_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_points" ADD CONSTRAINT "services_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_points_locales" ADD CONSTRAINT "services_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_deliverables" ADD CONSTRAINT "services_deliverables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_deliverables_locales" ADD CONSTRAINT "services_deliverables_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_deliverables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_process" ADD CONSTRAINT "services_process_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_process_locales" ADD CONSTRAINT "services_process_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_process"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_questions" ADD CONSTRAINT "services_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_questions_locales" ADD CONSTRAINT "services_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_points" ADD CONSTRAINT "_services_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_points_locales" ADD CONSTRAINT "_services_v_version_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_deliverables" ADD CONSTRAINT "_services_v_version_deliverables_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_deliverables_locales" ADD CONSTRAINT "_services_v_version_deliverables_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_deliverables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_process" ADD CONSTRAINT "_services_v_version_process_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_process_locales" ADD CONSTRAINT "_services_v_version_process_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_process"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_questions" ADD CONSTRAINT "_services_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_questions_locales" ADD CONSTRAINT "_services_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors_links" ADD CONSTRAINT "authors_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors_links_locales" ADD CONSTRAINT "authors_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_authors_v_version_links" ADD CONSTRAINT "_authors_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_authors_v_version_links_locales" ADD CONSTRAINT "_authors_v_version_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_authors_v_version_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_parent_id_authors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v" ADD CONSTRAINT "_authors_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_authors_v_locales" ADD CONSTRAINT "_authors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_services" ADD CONSTRAINT "testimonials_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_author_photo_id_media_id_fk" FOREIGN KEY ("author_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v_version_services" ADD CONSTRAINT "_testimonials_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_author_photo_id_media_id_fk" FOREIGN KEY ("version_author_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_responsibilities" ADD CONSTRAINT "jobs_responsibilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_responsibilities_locales" ADD CONSTRAINT "jobs_responsibilities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs_responsibilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_requirements" ADD CONSTRAINT "jobs_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_requirements_locales" ADD CONSTRAINT "jobs_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_benefits" ADD CONSTRAINT "jobs_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_benefits_locales" ADD CONSTRAINT "jobs_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_employment_types" ADD CONSTRAINT "jobs_employment_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs_locales" ADD CONSTRAINT "jobs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_texts" ADD CONSTRAINT "jobs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_rels" ADD CONSTRAINT "jobs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_rels" ADD CONSTRAINT "jobs_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_responsibilities" ADD CONSTRAINT "_jobs_v_version_responsibilities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_responsibilities_locales" ADD CONSTRAINT "_jobs_v_version_responsibilities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v_version_responsibilities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_requirements" ADD CONSTRAINT "_jobs_v_version_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_requirements_locales" ADD CONSTRAINT "_jobs_v_version_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v_version_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_benefits" ADD CONSTRAINT "_jobs_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_benefits_locales" ADD CONSTRAINT "_jobs_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_employment_types" ADD CONSTRAINT "_jobs_v_version_employment_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_department_id_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_locales" ADD CONSTRAINT "_jobs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_texts" ADD CONSTRAINT "_jobs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_rels" ADD CONSTRAINT "_jobs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_rels" ADD CONSTRAINT "_jobs_v_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_locales" ADD CONSTRAINT "departments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_steps" ADD CONSTRAINT "campaigns_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_steps_locales" ADD CONSTRAINT "campaigns_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_proofs" ADD CONSTRAINT "campaigns_proofs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_proofs_locales" ADD CONSTRAINT "campaigns_proofs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns_proofs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_questions" ADD CONSTRAINT "campaigns_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_questions_locales" ADD CONSTRAINT "campaigns_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_testimonial_id_testimonials_id_fk" FOREIGN KEY ("testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns_locales" ADD CONSTRAINT "campaigns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_steps" ADD CONSTRAINT "_campaigns_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_steps_locales" ADD CONSTRAINT "_campaigns_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_proofs" ADD CONSTRAINT "_campaigns_v_version_proofs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_proofs_locales" ADD CONSTRAINT "_campaigns_v_version_proofs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v_version_proofs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_questions" ADD CONSTRAINT "_campaigns_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_questions_locales" ADD CONSTRAINT "_campaigns_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_parent_id_campaigns_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_version_testimonial_id_testimonials_id_fk" FOREIGN KEY ("version_testimonial_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v" ADD CONSTRAINT "_campaigns_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_campaigns_v_locales" ADD CONSTRAINT "_campaigns_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cards_phones" ADD CONSTRAINT "cards_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cards_phones_locales" ADD CONSTRAINT "cards_phones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cards_phones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cards_emails" ADD CONSTRAINT "cards_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cards_urls" ADD CONSTRAINT "cards_urls_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cards_urls_locales" ADD CONSTRAINT "cards_urls_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cards_urls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cards" ADD CONSTRAINT "cards_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cards" ADD CONSTRAINT "cards_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cards" ADD CONSTRAINT "cards_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cards_locales" ADD CONSTRAINT "cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cards_v_version_phones" ADD CONSTRAINT "_cards_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cards_v_version_phones_locales" ADD CONSTRAINT "_cards_v_version_phones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cards_v_version_phones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cards_v_version_emails" ADD CONSTRAINT "_cards_v_version_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cards_v_version_urls" ADD CONSTRAINT "_cards_v_version_urls_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cards_v_version_urls_locales" ADD CONSTRAINT "_cards_v_version_urls_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cards_v_version_urls"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cards_v" ADD CONSTRAINT "_cards_v_parent_id_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v" ADD CONSTRAINT "_cards_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v" ADD CONSTRAINT "_cards_v_version_branch_id_branches_id_fk" FOREIGN KEY ("version_branch_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v" ADD CONSTRAINT "_cards_v_version_owner_id_users_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cards_v_locales" ADD CONSTRAINT "_cards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_phones" ADD CONSTRAINT "branches_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_phones_locales" ADD CONSTRAINT "branches_phones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches_phones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_hours" ADD CONSTRAINT "branches_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_special_hours" ADD CONSTRAINT "branches_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_special_hours_locales" ADD CONSTRAINT "branches_special_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches_special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_locales" ADD CONSTRAINT "branches_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_phones" ADD CONSTRAINT "_branches_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_phones_locales" ADD CONSTRAINT "_branches_v_version_phones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v_version_phones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_hours" ADD CONSTRAINT "_branches_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_special_hours" ADD CONSTRAINT "_branches_v_version_special_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_special_hours_locales" ADD CONSTRAINT "_branches_v_version_special_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v_version_special_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_parent_id_branches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v_locales" ADD CONSTRAINT "_branches_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_locales" ADD CONSTRAINT "industries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_departments_fk" FOREIGN KEY ("departments_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_short_links_fk" FOREIGN KEY ("short_links_id") REFERENCES "public"."short_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cards_fk" FOREIGN KEY ("cards_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "general_social" ADD CONSTRAINT "general_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."general"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "general_social_locales" ADD CONSTRAINT "general_social_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."general_social"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "general_navigation" ADD CONSTRAINT "general_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."general"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "general_navigation_locales" ADD CONSTRAINT "general_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."general_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "general_locales" ADD CONSTRAINT "general_locales_light_logo_id_media_id_fk" FOREIGN KEY ("light_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "general_locales" ADD CONSTRAINT "general_locales_dark_logo_id_media_id_fk" FOREIGN KEY ("dark_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "general_locales" ADD CONSTRAINT "general_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."general"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_general_v_version_social" ADD CONSTRAINT "_general_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_general_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_general_v_version_social_locales" ADD CONSTRAINT "_general_v_version_social_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_general_v_version_social"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_general_v_version_navigation" ADD CONSTRAINT "_general_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_general_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_general_v_version_navigation_locales" ADD CONSTRAINT "_general_v_version_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_general_v_version_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_general_v_locales" ADD CONSTRAINT "_general_v_locales_version_light_logo_id_media_id_fk" FOREIGN KEY ("version_light_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_general_v_locales" ADD CONSTRAINT "_general_v_locales_version_dark_logo_id_media_id_fk" FOREIGN KEY ("version_dark_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_general_v_locales" ADD CONSTRAINT "_general_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_general_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_home_hero_lines" ADD CONSTRAINT "page_home_hero_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_home_hero_lines_locales" ADD CONSTRAINT "page_home_hero_lines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_home_hero_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_home_hero_actions" ADD CONSTRAINT "page_home_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_home_hero_actions_locales" ADD CONSTRAINT "page_home_hero_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_home_hero_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_home_process_steps" ADD CONSTRAINT "page_home_process_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_home_process_steps_locales" ADD CONSTRAINT "page_home_process_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_home_process_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_home_numbers_figures" ADD CONSTRAINT "page_home_numbers_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_home_numbers_figures_locales" ADD CONSTRAINT "page_home_numbers_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_home_numbers_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_home" ADD CONSTRAINT "page_home_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_home_locales" ADD CONSTRAINT "page_home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_home_v_version_hero_lines" ADD CONSTRAINT "_page_home_v_version_hero_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_home_v_version_hero_lines_locales" ADD CONSTRAINT "_page_home_v_version_hero_lines_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_home_v_version_hero_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_home_v_version_hero_actions" ADD CONSTRAINT "_page_home_v_version_hero_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_home_v_version_hero_actions_locales" ADD CONSTRAINT "_page_home_v_version_hero_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_home_v_version_hero_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_home_v_version_process_steps" ADD CONSTRAINT "_page_home_v_version_process_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_home_v_version_process_steps_locales" ADD CONSTRAINT "_page_home_v_version_process_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_home_v_version_process_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_home_v_version_numbers_figures" ADD CONSTRAINT "_page_home_v_version_numbers_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_home_v_version_numbers_figures_locales" ADD CONSTRAINT "_page_home_v_version_numbers_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_home_v_version_numbers_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_home_v" ADD CONSTRAINT "_page_home_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_home_v_locales" ADD CONSTRAINT "_page_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_about_values" ADD CONSTRAINT "page_about_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_about_values_locales" ADD CONSTRAINT "page_about_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_about_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_about_team_people" ADD CONSTRAINT "page_about_team_people_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_about_team_people" ADD CONSTRAINT "page_about_team_people_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_about_team_people" ADD CONSTRAINT "page_about_team_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_about_team_people_locales" ADD CONSTRAINT "page_about_team_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_about_team_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_about_clients_names" ADD CONSTRAINT "page_about_clients_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_about_clients_names_locales" ADD CONSTRAINT "page_about_clients_names_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_about_clients_names"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_about_timeline" ADD CONSTRAINT "page_about_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_about_timeline_locales" ADD CONSTRAINT "page_about_timeline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_about_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_about_numbers_figures" ADD CONSTRAINT "page_about_numbers_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_about_numbers_figures_locales" ADD CONSTRAINT "page_about_numbers_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_about_numbers_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_about" ADD CONSTRAINT "page_about_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_about_locales" ADD CONSTRAINT "page_about_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_about_v_version_values" ADD CONSTRAINT "_page_about_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_about_v_version_values_locales" ADD CONSTRAINT "_page_about_v_version_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_about_v_version_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_about_v_version_team_people" ADD CONSTRAINT "_page_about_v_version_team_people_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_about_v_version_team_people" ADD CONSTRAINT "_page_about_v_version_team_people_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_about_v_version_team_people" ADD CONSTRAINT "_page_about_v_version_team_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_about_v_version_team_people_locales" ADD CONSTRAINT "_page_about_v_version_team_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_about_v_version_team_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_about_v_version_clients_names" ADD CONSTRAINT "_page_about_v_version_clients_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_about_v_version_clients_names_locales" ADD CONSTRAINT "_page_about_v_version_clients_names_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_about_v_version_clients_names"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_about_v_version_timeline" ADD CONSTRAINT "_page_about_v_version_timeline_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_about_v_version_timeline_locales" ADD CONSTRAINT "_page_about_v_version_timeline_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_about_v_version_timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_about_v_version_numbers_figures" ADD CONSTRAINT "_page_about_v_version_numbers_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_about_v_version_numbers_figures_locales" ADD CONSTRAINT "_page_about_v_version_numbers_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_about_v_version_numbers_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_about_v" ADD CONSTRAINT "_page_about_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_about_v_locales" ADD CONSTRAINT "_page_about_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_contact_next" ADD CONSTRAINT "page_contact_next_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_contact_next_locales" ADD CONSTRAINT "page_contact_next_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contact_next"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_contact" ADD CONSTRAINT "page_contact_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_contact_locales" ADD CONSTRAINT "page_contact_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_contact"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_contact_v_version_next" ADD CONSTRAINT "_page_contact_v_version_next_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_contact_v_version_next_locales" ADD CONSTRAINT "_page_contact_v_version_next_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contact_v_version_next"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_contact_v" ADD CONSTRAINT "_page_contact_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_contact_v_locales" ADD CONSTRAINT "_page_contact_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_contact_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_our_projects" ADD CONSTRAINT "page_our_projects_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_our_projects_locales" ADD CONSTRAINT "page_our_projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_our_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_our_projects_v" ADD CONSTRAINT "_page_our_projects_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_our_projects_v_locales" ADD CONSTRAINT "_page_our_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_our_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_blogs" ADD CONSTRAINT "page_blogs_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_blogs_locales" ADD CONSTRAINT "page_blogs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_blogs_v" ADD CONSTRAINT "_page_blogs_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_blogs_v_locales" ADD CONSTRAINT "_page_blogs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_testimonials" ADD CONSTRAINT "page_testimonials_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_testimonials_locales" ADD CONSTRAINT "page_testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_testimonials_v" ADD CONSTRAINT "_page_testimonials_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_testimonials_v_locales" ADD CONSTRAINT "_page_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_join_us_values" ADD CONSTRAINT "page_join_us_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_join_us"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_join_us_values_locales" ADD CONSTRAINT "page_join_us_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_join_us_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_join_us" ADD CONSTRAINT "page_join_us_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_join_us_locales" ADD CONSTRAINT "page_join_us_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_join_us"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_join_us_v_version_values" ADD CONSTRAINT "_page_join_us_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_join_us_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_join_us_v_version_values_locales" ADD CONSTRAINT "_page_join_us_v_version_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_join_us_v_version_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_join_us_v" ADD CONSTRAINT "_page_join_us_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_join_us_v_locales" ADD CONSTRAINT "_page_join_us_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_join_us_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_thank_you_next" ADD CONSTRAINT "page_thank_you_next_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_thank_you"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_thank_you_next_locales" ADD CONSTRAINT "page_thank_you_next_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_thank_you_next"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_thank_you_actions" ADD CONSTRAINT "page_thank_you_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_thank_you"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_thank_you_actions_locales" ADD CONSTRAINT "page_thank_you_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_thank_you_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_thank_you" ADD CONSTRAINT "page_thank_you_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_thank_you_locales" ADD CONSTRAINT "page_thank_you_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_thank_you"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_thank_you_v_version_next" ADD CONSTRAINT "_page_thank_you_v_version_next_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_thank_you_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_thank_you_v_version_next_locales" ADD CONSTRAINT "_page_thank_you_v_version_next_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_thank_you_v_version_next"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_thank_you_v_version_actions" ADD CONSTRAINT "_page_thank_you_v_version_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_thank_you_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_thank_you_v_version_actions_locales" ADD CONSTRAINT "_page_thank_you_v_version_actions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_thank_you_v_version_actions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_thank_you_v" ADD CONSTRAINT "_page_thank_you_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_thank_you_v_locales" ADD CONSTRAINT "_page_thank_you_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_thank_you_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_privacy" ADD CONSTRAINT "page_privacy_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_privacy_locales" ADD CONSTRAINT "page_privacy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_privacy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_privacy_v" ADD CONSTRAINT "_page_privacy_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_privacy_v_locales" ADD CONSTRAINT "_page_privacy_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_privacy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_terms" ADD CONSTRAINT "page_terms_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "page_terms_locales" ADD CONSTRAINT "page_terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_terms_v" ADD CONSTRAINT "_page_terms_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_page_terms_v_locales" ADD CONSTRAINT "_page_terms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_platforms_order_idx" ON "projects_platforms" USING btree ("order");
  CREATE INDEX "projects_platforms_parent_idx" ON "projects_platforms" USING btree ("parent_id");
  CREATE INDEX "projects_metrics_order_idx" ON "projects_metrics" USING btree ("_order");
  CREATE INDEX "projects_metrics_parent_id_idx" ON "projects_metrics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_metrics_locales_locale_parent_id_unique" ON "projects_metrics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_stack_order_idx" ON "projects_stack" USING btree ("_order");
  CREATE INDEX "projects_stack_parent_id_idx" ON "projects_stack" USING btree ("_parent_id");
  CREATE INDEX "projects_team_order_idx" ON "projects_team" USING btree ("_order");
  CREATE INDEX "projects_team_parent_id_idx" ON "projects_team" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_team_locales_locale_parent_id_unique" ON "projects_team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_gallery_order_idx" ON "projects_gallery" USING btree ("_order");
  CREATE INDEX "projects_gallery_parent_id_idx" ON "projects_gallery" USING btree ("_parent_id");
  CREATE INDEX "projects_gallery_image_idx" ON "projects_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "projects_gallery_locales_locale_parent_id_unique" ON "projects_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_services_order_idx" ON "projects_services" USING btree ("order");
  CREATE INDEX "projects_services_parent_idx" ON "projects_services" USING btree ("parent_id");
  CREATE INDEX "projects_client_client_industry_idx" ON "projects" USING btree ("client_industry_id");
  CREATE INDEX "projects_client_client_logo_idx" ON "projects" USING btree ("client_logo_id");
  CREATE INDEX "projects_cover_idx" ON "projects" USING btree ("cover_id");
  CREATE INDEX "projects_seo_seo_image_idx" ON "projects" USING btree ("seo_image_id");
  CREATE INDEX "projects_order_idx" ON "projects" USING btree ("order");
  CREATE UNIQUE INDEX "projects_import_key_idx" ON "projects" USING btree ("import_key");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE UNIQUE INDEX "projects_slug_idx" ON "projects_locales" USING btree ("slug","_locale");
  CREATE INDEX "projects__status_idx" ON "projects_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_testimonials_id_idx" ON "projects_rels" USING btree ("testimonials_id");
  CREATE INDEX "_projects_v_version_platforms_order_idx" ON "_projects_v_version_platforms" USING btree ("order");
  CREATE INDEX "_projects_v_version_platforms_parent_idx" ON "_projects_v_version_platforms" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_metrics_order_idx" ON "_projects_v_version_metrics" USING btree ("_order");
  CREATE INDEX "_projects_v_version_metrics_parent_id_idx" ON "_projects_v_version_metrics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_metrics_locales_locale_parent_id_unique" ON "_projects_v_version_metrics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_stack_order_idx" ON "_projects_v_version_stack" USING btree ("_order");
  CREATE INDEX "_projects_v_version_stack_parent_id_idx" ON "_projects_v_version_stack" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_team_order_idx" ON "_projects_v_version_team" USING btree ("_order");
  CREATE INDEX "_projects_v_version_team_parent_id_idx" ON "_projects_v_version_team" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_team_locales_locale_parent_id_unique" ON "_projects_v_version_team_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_gallery_order_idx" ON "_projects_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_projects_v_version_gallery_parent_id_idx" ON "_projects_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_gallery_image_idx" ON "_projects_v_version_gallery" USING btree ("image_id");
  CREATE UNIQUE INDEX "_projects_v_version_gallery_locales_locale_parent_id_unique" ON "_projects_v_version_gallery_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_services_order_idx" ON "_projects_v_version_services" USING btree ("order");
  CREATE INDEX "_projects_v_version_services_parent_idx" ON "_projects_v_version_services" USING btree ("parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_client_version_client_industry_idx" ON "_projects_v" USING btree ("version_client_industry_id");
  CREATE INDEX "_projects_v_version_client_version_client_logo_idx" ON "_projects_v" USING btree ("version_client_logo_id");
  CREATE INDEX "_projects_v_version_version_cover_idx" ON "_projects_v" USING btree ("version_cover_id");
  CREATE INDEX "_projects_v_version_seo_version_seo_image_idx" ON "_projects_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_projects_v_version_version_order_idx" ON "_projects_v" USING btree ("version_order");
  CREATE INDEX "_projects_v_version_version_import_key_idx" ON "_projects_v" USING btree ("version_import_key");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_testimonials_id_idx" ON "_projects_v_rels" USING btree ("testimonials_id");
  CREATE INDEX "services_points_order_idx" ON "services_points" USING btree ("_order");
  CREATE INDEX "services_points_parent_id_idx" ON "services_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_points_locales_locale_parent_id_unique" ON "services_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_deliverables_order_idx" ON "services_deliverables" USING btree ("_order");
  CREATE INDEX "services_deliverables_parent_id_idx" ON "services_deliverables" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_deliverables_locales_locale_parent_id_unique" ON "services_deliverables_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_process_order_idx" ON "services_process" USING btree ("_order");
  CREATE INDEX "services_process_parent_id_idx" ON "services_process" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_process_locales_locale_parent_id_unique" ON "services_process_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_questions_order_idx" ON "services_questions" USING btree ("_order");
  CREATE INDEX "services_questions_parent_id_idx" ON "services_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "services_questions_locales_locale_parent_id_unique" ON "services_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_seo_seo_image_idx" ON "services" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "services_key_idx" ON "services" USING btree ("key");
  CREATE INDEX "services_order_idx" ON "services" USING btree ("order");
  CREATE INDEX "services_cover_idx" ON "services" USING btree ("cover_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_rels_order_idx" ON "services_rels" USING btree ("order");
  CREATE INDEX "services_rels_parent_idx" ON "services_rels" USING btree ("parent_id");
  CREATE INDEX "services_rels_path_idx" ON "services_rels" USING btree ("path");
  CREATE INDEX "services_rels_projects_id_idx" ON "services_rels" USING btree ("projects_id");
  CREATE INDEX "services_rels_testimonials_id_idx" ON "services_rels" USING btree ("testimonials_id");
  CREATE INDEX "_services_v_version_points_order_idx" ON "_services_v_version_points" USING btree ("_order");
  CREATE INDEX "_services_v_version_points_parent_id_idx" ON "_services_v_version_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_points_locales_locale_parent_id_unique" ON "_services_v_version_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_deliverables_order_idx" ON "_services_v_version_deliverables" USING btree ("_order");
  CREATE INDEX "_services_v_version_deliverables_parent_id_idx" ON "_services_v_version_deliverables" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_deliverables_locales_locale_parent_id_un" ON "_services_v_version_deliverables_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_process_order_idx" ON "_services_v_version_process" USING btree ("_order");
  CREATE INDEX "_services_v_version_process_parent_id_idx" ON "_services_v_version_process" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_process_locales_locale_parent_id_unique" ON "_services_v_version_process_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_version_questions_order_idx" ON "_services_v_version_questions" USING btree ("_order");
  CREATE INDEX "_services_v_version_questions_parent_id_idx" ON "_services_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_services_v_version_questions_locales_locale_parent_id_uniqu" ON "_services_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_seo_version_seo_image_idx" ON "_services_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_services_v_version_version_key_idx" ON "_services_v" USING btree ("version_key");
  CREATE INDEX "_services_v_version_version_order_idx" ON "_services_v" USING btree ("version_order");
  CREATE INDEX "_services_v_version_version_cover_idx" ON "_services_v" USING btree ("version_cover_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_rels_order_idx" ON "_services_v_rels" USING btree ("order");
  CREATE INDEX "_services_v_rels_parent_idx" ON "_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_services_v_rels_path_idx" ON "_services_v_rels" USING btree ("path");
  CREATE INDEX "_services_v_rels_projects_id_idx" ON "_services_v_rels" USING btree ("projects_id");
  CREATE INDEX "_services_v_rels_testimonials_id_idx" ON "_services_v_rels" USING btree ("testimonials_id");
  CREATE INDEX "posts_seo_seo_image_idx" ON "posts" USING btree ("seo_image_id");
  CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
  CREATE UNIQUE INDEX "posts_import_key_idx" ON "posts" USING btree ("import_key");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts_locales" USING btree ("slug","_locale");
  CREATE INDEX "posts_published_at_idx" ON "posts_locales" USING btree ("published_at","_locale");
  CREATE INDEX "posts__status_idx" ON "posts_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_authors_id_idx" ON "posts_rels" USING btree ("authors_id");
  CREATE INDEX "posts_rels_categories_id_idx" ON "posts_rels" USING btree ("categories_id");
  CREATE INDEX "posts_rels_tags_id_idx" ON "posts_rels" USING btree ("tags_id");
  CREATE INDEX "posts_rels_posts_id_idx" ON "posts_rels" USING btree ("posts_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_seo_version_seo_image_idx" ON "_posts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
  CREATE INDEX "_posts_v_version_version_import_key_idx" ON "_posts_v" USING btree ("version_import_key");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v_locales" USING btree ("version_published_at","_locale");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_authors_id_idx" ON "_posts_v_rels" USING btree ("authors_id");
  CREATE INDEX "_posts_v_rels_categories_id_idx" ON "_posts_v_rels" USING btree ("categories_id");
  CREATE INDEX "_posts_v_rels_tags_id_idx" ON "_posts_v_rels" USING btree ("tags_id");
  CREATE INDEX "_posts_v_rels_posts_id_idx" ON "_posts_v_rels" USING btree ("posts_id");
  CREATE INDEX "authors_links_order_idx" ON "authors_links" USING btree ("_order");
  CREATE INDEX "authors_links_parent_id_idx" ON "authors_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "authors_links_locales_locale_parent_id_unique" ON "authors_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "authors_photo_idx" ON "authors" USING btree ("photo_id");
  CREATE INDEX "authors_seo_seo_image_idx" ON "authors" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "authors_import_key_idx" ON "authors" USING btree ("import_key");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE UNIQUE INDEX "authors_slug_idx" ON "authors_locales" USING btree ("slug","_locale");
  CREATE INDEX "authors__status_idx" ON "authors_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_authors_v_version_links_order_idx" ON "_authors_v_version_links" USING btree ("_order");
  CREATE INDEX "_authors_v_version_links_parent_id_idx" ON "_authors_v_version_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_authors_v_version_links_locales_locale_parent_id_unique" ON "_authors_v_version_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_authors_v_parent_idx" ON "_authors_v" USING btree ("parent_id");
  CREATE INDEX "_authors_v_version_version_photo_idx" ON "_authors_v" USING btree ("version_photo_id");
  CREATE INDEX "_authors_v_version_seo_version_seo_image_idx" ON "_authors_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_authors_v_version_version_import_key_idx" ON "_authors_v" USING btree ("version_import_key");
  CREATE INDEX "_authors_v_version_version_updated_at_idx" ON "_authors_v" USING btree ("version_updated_at");
  CREATE INDEX "_authors_v_version_version_created_at_idx" ON "_authors_v" USING btree ("version_created_at");
  CREATE INDEX "_authors_v_created_at_idx" ON "_authors_v" USING btree ("created_at");
  CREATE INDEX "_authors_v_updated_at_idx" ON "_authors_v" USING btree ("updated_at");
  CREATE INDEX "_authors_v_snapshot_idx" ON "_authors_v" USING btree ("snapshot");
  CREATE INDEX "_authors_v_published_locale_idx" ON "_authors_v" USING btree ("published_locale");
  CREATE INDEX "_authors_v_latest_idx" ON "_authors_v" USING btree ("latest");
  CREATE INDEX "_authors_v_autosave_idx" ON "_authors_v" USING btree ("autosave");
  CREATE INDEX "_authors_v_version_version_slug_idx" ON "_authors_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_authors_v_version_version__status_idx" ON "_authors_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_authors_v_locales_locale_parent_id_unique" ON "_authors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials_services_order_idx" ON "testimonials_services" USING btree ("order");
  CREATE INDEX "testimonials_services_parent_idx" ON "testimonials_services" USING btree ("parent_id");
  CREATE INDEX "testimonials_author_author_photo_idx" ON "testimonials" USING btree ("author_photo_id");
  CREATE INDEX "testimonials_project_idx" ON "testimonials" USING btree ("project_id");
  CREATE INDEX "testimonials_order_idx" ON "testimonials" USING btree ("order");
  CREATE UNIQUE INDEX "testimonials_import_key_idx" ON "testimonials" USING btree ("import_key");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_version_services_order_idx" ON "_testimonials_v_version_services" USING btree ("order");
  CREATE INDEX "_testimonials_v_version_services_parent_idx" ON "_testimonials_v_version_services" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_author_version_author_photo_idx" ON "_testimonials_v" USING btree ("version_author_photo_id");
  CREATE INDEX "_testimonials_v_version_version_project_idx" ON "_testimonials_v" USING btree ("version_project_id");
  CREATE INDEX "_testimonials_v_version_version_order_idx" ON "_testimonials_v" USING btree ("version_order");
  CREATE INDEX "_testimonials_v_version_version_import_key_idx" ON "_testimonials_v" USING btree ("version_import_key");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "media_import_key_idx" ON "media" USING btree ("import_key");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumb_sizes_thumb_filename_idx" ON "media" USING btree ("sizes_thumb_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "jobs_responsibilities_order_idx" ON "jobs_responsibilities" USING btree ("_order");
  CREATE INDEX "jobs_responsibilities_parent_id_idx" ON "jobs_responsibilities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "jobs_responsibilities_locales_locale_parent_id_unique" ON "jobs_responsibilities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "jobs_requirements_order_idx" ON "jobs_requirements" USING btree ("_order");
  CREATE INDEX "jobs_requirements_parent_id_idx" ON "jobs_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "jobs_requirements_locales_locale_parent_id_unique" ON "jobs_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "jobs_benefits_order_idx" ON "jobs_benefits" USING btree ("_order");
  CREATE INDEX "jobs_benefits_parent_id_idx" ON "jobs_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "jobs_benefits_locales_locale_parent_id_unique" ON "jobs_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "jobs_employment_types_order_idx" ON "jobs_employment_types" USING btree ("order");
  CREATE INDEX "jobs_employment_types_parent_idx" ON "jobs_employment_types" USING btree ("parent_id");
  CREATE INDEX "jobs_seo_seo_image_idx" ON "jobs" USING btree ("seo_image_id");
  CREATE INDEX "jobs_department_idx" ON "jobs" USING btree ("department_id");
  CREATE INDEX "jobs_date_posted_idx" ON "jobs" USING btree ("date_posted");
  CREATE INDEX "jobs_valid_through_idx" ON "jobs" USING btree ("valid_through");
  CREATE UNIQUE INDEX "jobs_import_key_idx" ON "jobs" USING btree ("import_key");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE UNIQUE INDEX "jobs_slug_idx" ON "jobs_locales" USING btree ("slug","_locale");
  CREATE INDEX "jobs__status_idx" ON "jobs_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "jobs_locales_locale_parent_id_unique" ON "jobs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "jobs_texts_order_parent" ON "jobs_texts" USING btree ("order","parent_id");
  CREATE INDEX "jobs_rels_order_idx" ON "jobs_rels" USING btree ("order");
  CREATE INDEX "jobs_rels_parent_idx" ON "jobs_rels" USING btree ("parent_id");
  CREATE INDEX "jobs_rels_path_idx" ON "jobs_rels" USING btree ("path");
  CREATE INDEX "jobs_rels_branches_id_idx" ON "jobs_rels" USING btree ("branches_id");
  CREATE INDEX "_jobs_v_version_responsibilities_order_idx" ON "_jobs_v_version_responsibilities" USING btree ("_order");
  CREATE INDEX "_jobs_v_version_responsibilities_parent_id_idx" ON "_jobs_v_version_responsibilities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_jobs_v_version_responsibilities_locales_locale_parent_id_un" ON "_jobs_v_version_responsibilities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_version_requirements_order_idx" ON "_jobs_v_version_requirements" USING btree ("_order");
  CREATE INDEX "_jobs_v_version_requirements_parent_id_idx" ON "_jobs_v_version_requirements" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_jobs_v_version_requirements_locales_locale_parent_id_unique" ON "_jobs_v_version_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_version_benefits_order_idx" ON "_jobs_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_jobs_v_version_benefits_parent_id_idx" ON "_jobs_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_jobs_v_version_benefits_locales_locale_parent_id_unique" ON "_jobs_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_version_employment_types_order_idx" ON "_jobs_v_version_employment_types" USING btree ("order");
  CREATE INDEX "_jobs_v_version_employment_types_parent_idx" ON "_jobs_v_version_employment_types" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_seo_version_seo_image_idx" ON "_jobs_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_jobs_v_version_version_department_idx" ON "_jobs_v" USING btree ("version_department_id");
  CREATE INDEX "_jobs_v_version_version_date_posted_idx" ON "_jobs_v" USING btree ("version_date_posted");
  CREATE INDEX "_jobs_v_version_version_valid_through_idx" ON "_jobs_v" USING btree ("version_valid_through");
  CREATE INDEX "_jobs_v_version_version_import_key_idx" ON "_jobs_v" USING btree ("version_import_key");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_snapshot_idx" ON "_jobs_v" USING btree ("snapshot");
  CREATE INDEX "_jobs_v_published_locale_idx" ON "_jobs_v" USING btree ("published_locale");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE INDEX "_jobs_v_autosave_idx" ON "_jobs_v" USING btree ("autosave");
  CREATE INDEX "_jobs_v_version_version_slug_idx" ON "_jobs_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_jobs_v_locales_locale_parent_id_unique" ON "_jobs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_texts_order_parent" ON "_jobs_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_jobs_v_rels_order_idx" ON "_jobs_v_rels" USING btree ("order");
  CREATE INDEX "_jobs_v_rels_parent_idx" ON "_jobs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_rels_path_idx" ON "_jobs_v_rels" USING btree ("path");
  CREATE INDEX "_jobs_v_rels_branches_id_idx" ON "_jobs_v_rels" USING btree ("branches_id");
  CREATE UNIQUE INDEX "departments_key_idx" ON "departments" USING btree ("key");
  CREATE INDEX "departments_updated_at_idx" ON "departments" USING btree ("updated_at");
  CREATE INDEX "departments_created_at_idx" ON "departments" USING btree ("created_at");
  CREATE UNIQUE INDEX "departments_locales_locale_parent_id_unique" ON "departments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_steps_order_idx" ON "campaigns_steps" USING btree ("_order");
  CREATE INDEX "campaigns_steps_parent_id_idx" ON "campaigns_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "campaigns_steps_locales_locale_parent_id_unique" ON "campaigns_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_proofs_order_idx" ON "campaigns_proofs" USING btree ("_order");
  CREATE INDEX "campaigns_proofs_parent_id_idx" ON "campaigns_proofs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "campaigns_proofs_locales_locale_parent_id_unique" ON "campaigns_proofs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_questions_order_idx" ON "campaigns_questions" USING btree ("_order");
  CREATE INDEX "campaigns_questions_parent_id_idx" ON "campaigns_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "campaigns_questions_locales_locale_parent_id_unique" ON "campaigns_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_testimonial_idx" ON "campaigns" USING btree ("testimonial_id");
  CREATE INDEX "campaigns_seo_seo_image_idx" ON "campaigns" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "campaigns_slug_idx" ON "campaigns" USING btree ("slug");
  CREATE UNIQUE INDEX "campaigns_import_key_idx" ON "campaigns" USING btree ("import_key");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "campaigns__status_idx" ON "campaigns_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "campaigns_locales_locale_parent_id_unique" ON "campaigns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_campaigns_v_version_steps_order_idx" ON "_campaigns_v_version_steps" USING btree ("_order");
  CREATE INDEX "_campaigns_v_version_steps_parent_id_idx" ON "_campaigns_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_campaigns_v_version_steps_locales_locale_parent_id_unique" ON "_campaigns_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_campaigns_v_version_proofs_order_idx" ON "_campaigns_v_version_proofs" USING btree ("_order");
  CREATE INDEX "_campaigns_v_version_proofs_parent_id_idx" ON "_campaigns_v_version_proofs" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_campaigns_v_version_proofs_locales_locale_parent_id_unique" ON "_campaigns_v_version_proofs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_campaigns_v_version_questions_order_idx" ON "_campaigns_v_version_questions" USING btree ("_order");
  CREATE INDEX "_campaigns_v_version_questions_parent_id_idx" ON "_campaigns_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_campaigns_v_version_questions_locales_locale_parent_id_uniq" ON "_campaigns_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_campaigns_v_parent_idx" ON "_campaigns_v" USING btree ("parent_id");
  CREATE INDEX "_campaigns_v_version_version_testimonial_idx" ON "_campaigns_v" USING btree ("version_testimonial_id");
  CREATE INDEX "_campaigns_v_version_seo_version_seo_image_idx" ON "_campaigns_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_campaigns_v_version_version_slug_idx" ON "_campaigns_v" USING btree ("version_slug");
  CREATE INDEX "_campaigns_v_version_version_import_key_idx" ON "_campaigns_v" USING btree ("version_import_key");
  CREATE INDEX "_campaigns_v_version_version_updated_at_idx" ON "_campaigns_v" USING btree ("version_updated_at");
  CREATE INDEX "_campaigns_v_version_version_created_at_idx" ON "_campaigns_v" USING btree ("version_created_at");
  CREATE INDEX "_campaigns_v_created_at_idx" ON "_campaigns_v" USING btree ("created_at");
  CREATE INDEX "_campaigns_v_updated_at_idx" ON "_campaigns_v" USING btree ("updated_at");
  CREATE INDEX "_campaigns_v_snapshot_idx" ON "_campaigns_v" USING btree ("snapshot");
  CREATE INDEX "_campaigns_v_published_locale_idx" ON "_campaigns_v" USING btree ("published_locale");
  CREATE INDEX "_campaigns_v_latest_idx" ON "_campaigns_v" USING btree ("latest");
  CREATE INDEX "_campaigns_v_autosave_idx" ON "_campaigns_v" USING btree ("autosave");
  CREATE INDEX "_campaigns_v_version_version__status_idx" ON "_campaigns_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_campaigns_v_locales_locale_parent_id_unique" ON "_campaigns_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "short_links_code_idx" ON "short_links" USING btree ("code");
  CREATE INDEX "short_links_updated_at_idx" ON "short_links" USING btree ("updated_at");
  CREATE INDEX "short_links_created_at_idx" ON "short_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "cards_phones_order_idx" ON "cards_phones" USING btree ("_order");
  CREATE INDEX "cards_phones_parent_id_idx" ON "cards_phones" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "cards_phones_locales_locale_parent_id_unique" ON "cards_phones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cards_emails_order_idx" ON "cards_emails" USING btree ("_order");
  CREATE INDEX "cards_emails_parent_id_idx" ON "cards_emails" USING btree ("_parent_id");
  CREATE INDEX "cards_urls_order_idx" ON "cards_urls" USING btree ("_order");
  CREATE INDEX "cards_urls_parent_id_idx" ON "cards_urls" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "cards_urls_locales_locale_parent_id_unique" ON "cards_urls_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cards_photo_idx" ON "cards" USING btree ("photo_id");
  CREATE INDEX "cards_branch_idx" ON "cards" USING btree ("branch_id");
  CREATE UNIQUE INDEX "cards_key_idx" ON "cards" USING btree ("key");
  CREATE UNIQUE INDEX "cards_public_code_idx" ON "cards" USING btree ("public_code");
  CREATE UNIQUE INDEX "cards_uid_idx" ON "cards" USING btree ("uid");
  CREATE INDEX "cards_owner_idx" ON "cards" USING btree ("owner_id");
  CREATE INDEX "cards_updated_at_idx" ON "cards" USING btree ("updated_at");
  CREATE INDEX "cards_created_at_idx" ON "cards" USING btree ("created_at");
  CREATE UNIQUE INDEX "cards_locales_locale_parent_id_unique" ON "cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cards_v_version_phones_order_idx" ON "_cards_v_version_phones" USING btree ("_order");
  CREATE INDEX "_cards_v_version_phones_parent_id_idx" ON "_cards_v_version_phones" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_cards_v_version_phones_locales_locale_parent_id_unique" ON "_cards_v_version_phones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cards_v_version_emails_order_idx" ON "_cards_v_version_emails" USING btree ("_order");
  CREATE INDEX "_cards_v_version_emails_parent_id_idx" ON "_cards_v_version_emails" USING btree ("_parent_id");
  CREATE INDEX "_cards_v_version_urls_order_idx" ON "_cards_v_version_urls" USING btree ("_order");
  CREATE INDEX "_cards_v_version_urls_parent_id_idx" ON "_cards_v_version_urls" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_cards_v_version_urls_locales_locale_parent_id_unique" ON "_cards_v_version_urls_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cards_v_parent_idx" ON "_cards_v" USING btree ("parent_id");
  CREATE INDEX "_cards_v_version_version_photo_idx" ON "_cards_v" USING btree ("version_photo_id");
  CREATE INDEX "_cards_v_version_version_branch_idx" ON "_cards_v" USING btree ("version_branch_id");
  CREATE INDEX "_cards_v_version_version_key_idx" ON "_cards_v" USING btree ("version_key");
  CREATE INDEX "_cards_v_version_version_public_code_idx" ON "_cards_v" USING btree ("version_public_code");
  CREATE INDEX "_cards_v_version_version_uid_idx" ON "_cards_v" USING btree ("version_uid");
  CREATE INDEX "_cards_v_version_version_owner_idx" ON "_cards_v" USING btree ("version_owner_id");
  CREATE INDEX "_cards_v_version_version_updated_at_idx" ON "_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_cards_v_version_version_created_at_idx" ON "_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_cards_v_created_at_idx" ON "_cards_v" USING btree ("created_at");
  CREATE INDEX "_cards_v_updated_at_idx" ON "_cards_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_cards_v_locales_locale_parent_id_unique" ON "_cards_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_phones_order_idx" ON "branches_phones" USING btree ("_order");
  CREATE INDEX "branches_phones_parent_id_idx" ON "branches_phones" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "branches_phones_locales_locale_parent_id_unique" ON "branches_phones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_hours_order_idx" ON "branches_hours" USING btree ("_order");
  CREATE INDEX "branches_hours_parent_id_idx" ON "branches_hours" USING btree ("_parent_id");
  CREATE INDEX "branches_special_hours_order_idx" ON "branches_special_hours" USING btree ("_order");
  CREATE INDEX "branches_special_hours_parent_id_idx" ON "branches_special_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "branches_special_hours_locales_locale_parent_id_unique" ON "branches_special_hours_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "branches_key_idx" ON "branches" USING btree ("key");
  CREATE INDEX "branches_order_idx" ON "branches" USING btree ("order");
  CREATE INDEX "branches_updated_at_idx" ON "branches" USING btree ("updated_at");
  CREATE INDEX "branches_created_at_idx" ON "branches" USING btree ("created_at");
  CREATE INDEX "branches__status_idx" ON "branches_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "branches_locales_locale_parent_id_unique" ON "branches_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_version_phones_order_idx" ON "_branches_v_version_phones" USING btree ("_order");
  CREATE INDEX "_branches_v_version_phones_parent_id_idx" ON "_branches_v_version_phones" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_branches_v_version_phones_locales_locale_parent_id_unique" ON "_branches_v_version_phones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_version_hours_order_idx" ON "_branches_v_version_hours" USING btree ("_order");
  CREATE INDEX "_branches_v_version_hours_parent_id_idx" ON "_branches_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_version_special_hours_order_idx" ON "_branches_v_version_special_hours" USING btree ("_order");
  CREATE INDEX "_branches_v_version_special_hours_parent_id_idx" ON "_branches_v_version_special_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_branches_v_version_special_hours_locales_locale_parent_id_u" ON "_branches_v_version_special_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_parent_idx" ON "_branches_v" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_version_key_idx" ON "_branches_v" USING btree ("version_key");
  CREATE INDEX "_branches_v_version_version_order_idx" ON "_branches_v" USING btree ("version_order");
  CREATE INDEX "_branches_v_version_version_updated_at_idx" ON "_branches_v" USING btree ("version_updated_at");
  CREATE INDEX "_branches_v_version_version_created_at_idx" ON "_branches_v" USING btree ("version_created_at");
  CREATE INDEX "_branches_v_created_at_idx" ON "_branches_v" USING btree ("created_at");
  CREATE INDEX "_branches_v_updated_at_idx" ON "_branches_v" USING btree ("updated_at");
  CREATE INDEX "_branches_v_snapshot_idx" ON "_branches_v" USING btree ("snapshot");
  CREATE INDEX "_branches_v_published_locale_idx" ON "_branches_v" USING btree ("published_locale");
  CREATE INDEX "_branches_v_latest_idx" ON "_branches_v" USING btree ("latest");
  CREATE INDEX "_branches_v_autosave_idx" ON "_branches_v" USING btree ("autosave");
  CREATE INDEX "_branches_v_version_version__status_idx" ON "_branches_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_branches_v_locales_locale_parent_id_unique" ON "_branches_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "categories_import_key_idx" ON "categories" USING btree ("import_key");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "tags_import_key_idx" ON "tags" USING btree ("import_key");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "tags_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "industries_key_idx" ON "industries" USING btree ("key");
  CREATE INDEX "industries_updated_at_idx" ON "industries" USING btree ("updated_at");
  CREATE INDEX "industries_created_at_idx" ON "industries" USING btree ("created_at");
  CREATE UNIQUE INDEX "industries_locales_locale_parent_id_unique" ON "industries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_departments_id_idx" ON "payload_locked_documents_rels" USING btree ("departments_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_short_links_id_idx" ON "payload_locked_documents_rels" USING btree ("short_links_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("cards_id");
  CREATE INDEX "payload_locked_documents_rels_branches_id_idx" ON "payload_locked_documents_rels" USING btree ("branches_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload_locked_documents_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "general_social_order_idx" ON "general_social" USING btree ("_order");
  CREATE INDEX "general_social_parent_id_idx" ON "general_social" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "general_social_locales_locale_parent_id_unique" ON "general_social_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "general_navigation_order_idx" ON "general_navigation" USING btree ("_order");
  CREATE INDEX "general_navigation_parent_id_idx" ON "general_navigation" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "general_navigation_locales_locale_parent_id_unique" ON "general_navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "general_light_logo_idx" ON "general_locales" USING btree ("light_logo_id","_locale");
  CREATE INDEX "general_dark_logo_idx" ON "general_locales" USING btree ("dark_logo_id","_locale");
  CREATE INDEX "general__status_idx" ON "general_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "general_locales_locale_parent_id_unique" ON "general_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_general_v_version_social_order_idx" ON "_general_v_version_social" USING btree ("_order");
  CREATE INDEX "_general_v_version_social_parent_id_idx" ON "_general_v_version_social" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_general_v_version_social_locales_locale_parent_id_unique" ON "_general_v_version_social_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_general_v_version_navigation_order_idx" ON "_general_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_general_v_version_navigation_parent_id_idx" ON "_general_v_version_navigation" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_general_v_version_navigation_locales_locale_parent_id_uniqu" ON "_general_v_version_navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_general_v_created_at_idx" ON "_general_v" USING btree ("created_at");
  CREATE INDEX "_general_v_updated_at_idx" ON "_general_v" USING btree ("updated_at");
  CREATE INDEX "_general_v_snapshot_idx" ON "_general_v" USING btree ("snapshot");
  CREATE INDEX "_general_v_published_locale_idx" ON "_general_v" USING btree ("published_locale");
  CREATE INDEX "_general_v_latest_idx" ON "_general_v" USING btree ("latest");
  CREATE INDEX "_general_v_autosave_idx" ON "_general_v" USING btree ("autosave");
  CREATE INDEX "_general_v_version_version_light_logo_idx" ON "_general_v_locales" USING btree ("version_light_logo_id","_locale");
  CREATE INDEX "_general_v_version_version_dark_logo_idx" ON "_general_v_locales" USING btree ("version_dark_logo_id","_locale");
  CREATE INDEX "_general_v_version_version__status_idx" ON "_general_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_general_v_locales_locale_parent_id_unique" ON "_general_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_home_hero_lines_order_idx" ON "page_home_hero_lines" USING btree ("_order");
  CREATE INDEX "page_home_hero_lines_parent_id_idx" ON "page_home_hero_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_home_hero_lines_locales_locale_parent_id_unique" ON "page_home_hero_lines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_home_hero_actions_order_idx" ON "page_home_hero_actions" USING btree ("_order");
  CREATE INDEX "page_home_hero_actions_parent_id_idx" ON "page_home_hero_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_home_hero_actions_locales_locale_parent_id_unique" ON "page_home_hero_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_home_process_steps_order_idx" ON "page_home_process_steps" USING btree ("_order");
  CREATE INDEX "page_home_process_steps_parent_id_idx" ON "page_home_process_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_home_process_steps_locales_locale_parent_id_unique" ON "page_home_process_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_home_numbers_figures_order_idx" ON "page_home_numbers_figures" USING btree ("_order");
  CREATE INDEX "page_home_numbers_figures_parent_id_idx" ON "page_home_numbers_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_home_numbers_figures_locales_locale_parent_id_unique" ON "page_home_numbers_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_home_seo_seo_image_idx" ON "page_home" USING btree ("seo_image_id");
  CREATE INDEX "page_home__status_idx" ON "page_home_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "page_home_locales_locale_parent_id_unique" ON "page_home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_home_v_version_hero_lines_order_idx" ON "_page_home_v_version_hero_lines" USING btree ("_order");
  CREATE INDEX "_page_home_v_version_hero_lines_parent_id_idx" ON "_page_home_v_version_hero_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_home_v_version_hero_lines_locales_locale_parent_id_uni" ON "_page_home_v_version_hero_lines_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_home_v_version_hero_actions_order_idx" ON "_page_home_v_version_hero_actions" USING btree ("_order");
  CREATE INDEX "_page_home_v_version_hero_actions_parent_id_idx" ON "_page_home_v_version_hero_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_home_v_version_hero_actions_locales_locale_parent_id_u" ON "_page_home_v_version_hero_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_home_v_version_process_steps_order_idx" ON "_page_home_v_version_process_steps" USING btree ("_order");
  CREATE INDEX "_page_home_v_version_process_steps_parent_id_idx" ON "_page_home_v_version_process_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_home_v_version_process_steps_locales_locale_parent_id_" ON "_page_home_v_version_process_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_home_v_version_numbers_figures_order_idx" ON "_page_home_v_version_numbers_figures" USING btree ("_order");
  CREATE INDEX "_page_home_v_version_numbers_figures_parent_id_idx" ON "_page_home_v_version_numbers_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_home_v_version_numbers_figures_locales_locale_parent_i" ON "_page_home_v_version_numbers_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_home_v_version_seo_version_seo_image_idx" ON "_page_home_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_home_v_created_at_idx" ON "_page_home_v" USING btree ("created_at");
  CREATE INDEX "_page_home_v_updated_at_idx" ON "_page_home_v" USING btree ("updated_at");
  CREATE INDEX "_page_home_v_snapshot_idx" ON "_page_home_v" USING btree ("snapshot");
  CREATE INDEX "_page_home_v_published_locale_idx" ON "_page_home_v" USING btree ("published_locale");
  CREATE INDEX "_page_home_v_latest_idx" ON "_page_home_v" USING btree ("latest");
  CREATE INDEX "_page_home_v_autosave_idx" ON "_page_home_v" USING btree ("autosave");
  CREATE INDEX "_page_home_v_version_version__status_idx" ON "_page_home_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_page_home_v_locales_locale_parent_id_unique" ON "_page_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_about_values_order_idx" ON "page_about_values" USING btree ("_order");
  CREATE INDEX "page_about_values_parent_id_idx" ON "page_about_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_about_values_locales_locale_parent_id_unique" ON "page_about_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_about_team_people_order_idx" ON "page_about_team_people" USING btree ("_order");
  CREATE INDEX "page_about_team_people_parent_id_idx" ON "page_about_team_people" USING btree ("_parent_id");
  CREATE INDEX "page_about_team_people_photo_idx" ON "page_about_team_people" USING btree ("photo_id");
  CREATE INDEX "page_about_team_people_card_idx" ON "page_about_team_people" USING btree ("card_id");
  CREATE UNIQUE INDEX "page_about_team_people_locales_locale_parent_id_unique" ON "page_about_team_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_about_clients_names_order_idx" ON "page_about_clients_names" USING btree ("_order");
  CREATE INDEX "page_about_clients_names_parent_id_idx" ON "page_about_clients_names" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_about_clients_names_locales_locale_parent_id_unique" ON "page_about_clients_names_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_about_timeline_order_idx" ON "page_about_timeline" USING btree ("_order");
  CREATE INDEX "page_about_timeline_parent_id_idx" ON "page_about_timeline" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_about_timeline_locales_locale_parent_id_unique" ON "page_about_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_about_numbers_figures_order_idx" ON "page_about_numbers_figures" USING btree ("_order");
  CREATE INDEX "page_about_numbers_figures_parent_id_idx" ON "page_about_numbers_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_about_numbers_figures_locales_locale_parent_id_unique" ON "page_about_numbers_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_about_seo_seo_image_idx" ON "page_about" USING btree ("seo_image_id");
  CREATE INDEX "page_about__status_idx" ON "page_about_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "page_about_locales_locale_parent_id_unique" ON "page_about_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_about_v_version_values_order_idx" ON "_page_about_v_version_values" USING btree ("_order");
  CREATE INDEX "_page_about_v_version_values_parent_id_idx" ON "_page_about_v_version_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_about_v_version_values_locales_locale_parent_id_unique" ON "_page_about_v_version_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_about_v_version_team_people_order_idx" ON "_page_about_v_version_team_people" USING btree ("_order");
  CREATE INDEX "_page_about_v_version_team_people_parent_id_idx" ON "_page_about_v_version_team_people" USING btree ("_parent_id");
  CREATE INDEX "_page_about_v_version_team_people_photo_idx" ON "_page_about_v_version_team_people" USING btree ("photo_id");
  CREATE INDEX "_page_about_v_version_team_people_card_idx" ON "_page_about_v_version_team_people" USING btree ("card_id");
  CREATE UNIQUE INDEX "_page_about_v_version_team_people_locales_locale_parent_id_u" ON "_page_about_v_version_team_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_about_v_version_clients_names_order_idx" ON "_page_about_v_version_clients_names" USING btree ("_order");
  CREATE INDEX "_page_about_v_version_clients_names_parent_id_idx" ON "_page_about_v_version_clients_names" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_about_v_version_clients_names_locales_locale_parent_id" ON "_page_about_v_version_clients_names_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_about_v_version_timeline_order_idx" ON "_page_about_v_version_timeline" USING btree ("_order");
  CREATE INDEX "_page_about_v_version_timeline_parent_id_idx" ON "_page_about_v_version_timeline" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_about_v_version_timeline_locales_locale_parent_id_uniq" ON "_page_about_v_version_timeline_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_about_v_version_numbers_figures_order_idx" ON "_page_about_v_version_numbers_figures" USING btree ("_order");
  CREATE INDEX "_page_about_v_version_numbers_figures_parent_id_idx" ON "_page_about_v_version_numbers_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_about_v_version_numbers_figures_locales_locale_parent_" ON "_page_about_v_version_numbers_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_about_v_version_seo_version_seo_image_idx" ON "_page_about_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_about_v_created_at_idx" ON "_page_about_v" USING btree ("created_at");
  CREATE INDEX "_page_about_v_updated_at_idx" ON "_page_about_v" USING btree ("updated_at");
  CREATE INDEX "_page_about_v_snapshot_idx" ON "_page_about_v" USING btree ("snapshot");
  CREATE INDEX "_page_about_v_published_locale_idx" ON "_page_about_v" USING btree ("published_locale");
  CREATE INDEX "_page_about_v_latest_idx" ON "_page_about_v" USING btree ("latest");
  CREATE INDEX "_page_about_v_autosave_idx" ON "_page_about_v" USING btree ("autosave");
  CREATE INDEX "_page_about_v_version_version__status_idx" ON "_page_about_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_page_about_v_locales_locale_parent_id_unique" ON "_page_about_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_contact_next_order_idx" ON "page_contact_next" USING btree ("_order");
  CREATE INDEX "page_contact_next_parent_id_idx" ON "page_contact_next" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_contact_next_locales_locale_parent_id_unique" ON "page_contact_next_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_contact_seo_seo_image_idx" ON "page_contact" USING btree ("seo_image_id");
  CREATE INDEX "page_contact__status_idx" ON "page_contact_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "page_contact_locales_locale_parent_id_unique" ON "page_contact_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_contact_v_version_next_order_idx" ON "_page_contact_v_version_next" USING btree ("_order");
  CREATE INDEX "_page_contact_v_version_next_parent_id_idx" ON "_page_contact_v_version_next" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_contact_v_version_next_locales_locale_parent_id_unique" ON "_page_contact_v_version_next_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_contact_v_version_seo_version_seo_image_idx" ON "_page_contact_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_contact_v_created_at_idx" ON "_page_contact_v" USING btree ("created_at");
  CREATE INDEX "_page_contact_v_updated_at_idx" ON "_page_contact_v" USING btree ("updated_at");
  CREATE INDEX "_page_contact_v_snapshot_idx" ON "_page_contact_v" USING btree ("snapshot");
  CREATE INDEX "_page_contact_v_published_locale_idx" ON "_page_contact_v" USING btree ("published_locale");
  CREATE INDEX "_page_contact_v_latest_idx" ON "_page_contact_v" USING btree ("latest");
  CREATE INDEX "_page_contact_v_autosave_idx" ON "_page_contact_v" USING btree ("autosave");
  CREATE INDEX "_page_contact_v_version_version__status_idx" ON "_page_contact_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_page_contact_v_locales_locale_parent_id_unique" ON "_page_contact_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_our_projects_seo_seo_image_idx" ON "page_our_projects" USING btree ("seo_image_id");
  CREATE INDEX "page_our_projects__status_idx" ON "page_our_projects_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "page_our_projects_locales_locale_parent_id_unique" ON "page_our_projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_our_projects_v_version_seo_version_seo_image_idx" ON "_page_our_projects_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_our_projects_v_created_at_idx" ON "_page_our_projects_v" USING btree ("created_at");
  CREATE INDEX "_page_our_projects_v_updated_at_idx" ON "_page_our_projects_v" USING btree ("updated_at");
  CREATE INDEX "_page_our_projects_v_snapshot_idx" ON "_page_our_projects_v" USING btree ("snapshot");
  CREATE INDEX "_page_our_projects_v_published_locale_idx" ON "_page_our_projects_v" USING btree ("published_locale");
  CREATE INDEX "_page_our_projects_v_latest_idx" ON "_page_our_projects_v" USING btree ("latest");
  CREATE INDEX "_page_our_projects_v_autosave_idx" ON "_page_our_projects_v" USING btree ("autosave");
  CREATE INDEX "_page_our_projects_v_version_version__status_idx" ON "_page_our_projects_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_page_our_projects_v_locales_locale_parent_id_unique" ON "_page_our_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_blogs_seo_seo_image_idx" ON "page_blogs" USING btree ("seo_image_id");
  CREATE INDEX "page_blogs__status_idx" ON "page_blogs_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "page_blogs_locales_locale_parent_id_unique" ON "page_blogs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_blogs_v_version_seo_version_seo_image_idx" ON "_page_blogs_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_blogs_v_created_at_idx" ON "_page_blogs_v" USING btree ("created_at");
  CREATE INDEX "_page_blogs_v_updated_at_idx" ON "_page_blogs_v" USING btree ("updated_at");
  CREATE INDEX "_page_blogs_v_snapshot_idx" ON "_page_blogs_v" USING btree ("snapshot");
  CREATE INDEX "_page_blogs_v_published_locale_idx" ON "_page_blogs_v" USING btree ("published_locale");
  CREATE INDEX "_page_blogs_v_latest_idx" ON "_page_blogs_v" USING btree ("latest");
  CREATE INDEX "_page_blogs_v_autosave_idx" ON "_page_blogs_v" USING btree ("autosave");
  CREATE INDEX "_page_blogs_v_version_version__status_idx" ON "_page_blogs_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_page_blogs_v_locales_locale_parent_id_unique" ON "_page_blogs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_testimonials_seo_seo_image_idx" ON "page_testimonials" USING btree ("seo_image_id");
  CREATE INDEX "page_testimonials__status_idx" ON "page_testimonials_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "page_testimonials_locales_locale_parent_id_unique" ON "page_testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_testimonials_v_version_seo_version_seo_image_idx" ON "_page_testimonials_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_testimonials_v_created_at_idx" ON "_page_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_page_testimonials_v_updated_at_idx" ON "_page_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_page_testimonials_v_snapshot_idx" ON "_page_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_page_testimonials_v_published_locale_idx" ON "_page_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_page_testimonials_v_latest_idx" ON "_page_testimonials_v" USING btree ("latest");
  CREATE INDEX "_page_testimonials_v_autosave_idx" ON "_page_testimonials_v" USING btree ("autosave");
  CREATE INDEX "_page_testimonials_v_version_version__status_idx" ON "_page_testimonials_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_page_testimonials_v_locales_locale_parent_id_unique" ON "_page_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_join_us_values_order_idx" ON "page_join_us_values" USING btree ("_order");
  CREATE INDEX "page_join_us_values_parent_id_idx" ON "page_join_us_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_join_us_values_locales_locale_parent_id_unique" ON "page_join_us_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_join_us_seo_seo_image_idx" ON "page_join_us" USING btree ("seo_image_id");
  CREATE INDEX "page_join_us__status_idx" ON "page_join_us_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "page_join_us_locales_locale_parent_id_unique" ON "page_join_us_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_join_us_v_version_values_order_idx" ON "_page_join_us_v_version_values" USING btree ("_order");
  CREATE INDEX "_page_join_us_v_version_values_parent_id_idx" ON "_page_join_us_v_version_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_join_us_v_version_values_locales_locale_parent_id_uniq" ON "_page_join_us_v_version_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_join_us_v_version_seo_version_seo_image_idx" ON "_page_join_us_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_join_us_v_created_at_idx" ON "_page_join_us_v" USING btree ("created_at");
  CREATE INDEX "_page_join_us_v_updated_at_idx" ON "_page_join_us_v" USING btree ("updated_at");
  CREATE INDEX "_page_join_us_v_snapshot_idx" ON "_page_join_us_v" USING btree ("snapshot");
  CREATE INDEX "_page_join_us_v_published_locale_idx" ON "_page_join_us_v" USING btree ("published_locale");
  CREATE INDEX "_page_join_us_v_latest_idx" ON "_page_join_us_v" USING btree ("latest");
  CREATE INDEX "_page_join_us_v_autosave_idx" ON "_page_join_us_v" USING btree ("autosave");
  CREATE INDEX "_page_join_us_v_version_version__status_idx" ON "_page_join_us_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_page_join_us_v_locales_locale_parent_id_unique" ON "_page_join_us_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_thank_you_next_order_idx" ON "page_thank_you_next" USING btree ("_order");
  CREATE INDEX "page_thank_you_next_parent_id_idx" ON "page_thank_you_next" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_thank_you_next_locales_locale_parent_id_unique" ON "page_thank_you_next_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_thank_you_actions_order_idx" ON "page_thank_you_actions" USING btree ("_order");
  CREATE INDEX "page_thank_you_actions_parent_id_idx" ON "page_thank_you_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_thank_you_actions_locales_locale_parent_id_unique" ON "page_thank_you_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_thank_you_seo_seo_image_idx" ON "page_thank_you" USING btree ("seo_image_id");
  CREATE INDEX "page_thank_you__status_idx" ON "page_thank_you_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "page_thank_you_locales_locale_parent_id_unique" ON "page_thank_you_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_thank_you_v_version_next_order_idx" ON "_page_thank_you_v_version_next" USING btree ("_order");
  CREATE INDEX "_page_thank_you_v_version_next_parent_id_idx" ON "_page_thank_you_v_version_next" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_thank_you_v_version_next_locales_locale_parent_id_uniq" ON "_page_thank_you_v_version_next_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_thank_you_v_version_actions_order_idx" ON "_page_thank_you_v_version_actions" USING btree ("_order");
  CREATE INDEX "_page_thank_you_v_version_actions_parent_id_idx" ON "_page_thank_you_v_version_actions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_thank_you_v_version_actions_locales_locale_parent_id_u" ON "_page_thank_you_v_version_actions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_thank_you_v_version_seo_version_seo_image_idx" ON "_page_thank_you_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_thank_you_v_created_at_idx" ON "_page_thank_you_v" USING btree ("created_at");
  CREATE INDEX "_page_thank_you_v_updated_at_idx" ON "_page_thank_you_v" USING btree ("updated_at");
  CREATE INDEX "_page_thank_you_v_snapshot_idx" ON "_page_thank_you_v" USING btree ("snapshot");
  CREATE INDEX "_page_thank_you_v_published_locale_idx" ON "_page_thank_you_v" USING btree ("published_locale");
  CREATE INDEX "_page_thank_you_v_latest_idx" ON "_page_thank_you_v" USING btree ("latest");
  CREATE INDEX "_page_thank_you_v_autosave_idx" ON "_page_thank_you_v" USING btree ("autosave");
  CREATE INDEX "_page_thank_you_v_version_version__status_idx" ON "_page_thank_you_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_page_thank_you_v_locales_locale_parent_id_unique" ON "_page_thank_you_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_privacy_seo_seo_image_idx" ON "page_privacy" USING btree ("seo_image_id");
  CREATE INDEX "page_privacy__status_idx" ON "page_privacy_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "page_privacy_locales_locale_parent_id_unique" ON "page_privacy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_privacy_v_version_seo_version_seo_image_idx" ON "_page_privacy_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_privacy_v_created_at_idx" ON "_page_privacy_v" USING btree ("created_at");
  CREATE INDEX "_page_privacy_v_updated_at_idx" ON "_page_privacy_v" USING btree ("updated_at");
  CREATE INDEX "_page_privacy_v_snapshot_idx" ON "_page_privacy_v" USING btree ("snapshot");
  CREATE INDEX "_page_privacy_v_published_locale_idx" ON "_page_privacy_v" USING btree ("published_locale");
  CREATE INDEX "_page_privacy_v_latest_idx" ON "_page_privacy_v" USING btree ("latest");
  CREATE INDEX "_page_privacy_v_autosave_idx" ON "_page_privacy_v" USING btree ("autosave");
  CREATE INDEX "_page_privacy_v_version_version__status_idx" ON "_page_privacy_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_page_privacy_v_locales_locale_parent_id_unique" ON "_page_privacy_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_terms_seo_seo_image_idx" ON "page_terms" USING btree ("seo_image_id");
  CREATE INDEX "page_terms__status_idx" ON "page_terms_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "page_terms_locales_locale_parent_id_unique" ON "page_terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_terms_v_version_seo_version_seo_image_idx" ON "_page_terms_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_page_terms_v_created_at_idx" ON "_page_terms_v" USING btree ("created_at");
  CREATE INDEX "_page_terms_v_updated_at_idx" ON "_page_terms_v" USING btree ("updated_at");
  CREATE INDEX "_page_terms_v_snapshot_idx" ON "_page_terms_v" USING btree ("snapshot");
  CREATE INDEX "_page_terms_v_published_locale_idx" ON "_page_terms_v" USING btree ("published_locale");
  CREATE INDEX "_page_terms_v_latest_idx" ON "_page_terms_v" USING btree ("latest");
  CREATE INDEX "_page_terms_v_autosave_idx" ON "_page_terms_v" USING btree ("autosave");
  CREATE INDEX "_page_terms_v_version_version__status_idx" ON "_page_terms_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_page_terms_v_locales_locale_parent_id_unique" ON "_page_terms_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "projects_platforms" CASCADE;
  DROP TABLE "projects_metrics" CASCADE;
  DROP TABLE "projects_metrics_locales" CASCADE;
  DROP TABLE "projects_stack" CASCADE;
  DROP TABLE "projects_team" CASCADE;
  DROP TABLE "projects_team_locales" CASCADE;
  DROP TABLE "projects_gallery" CASCADE;
  DROP TABLE "projects_gallery_locales" CASCADE;
  DROP TABLE "projects_services" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v_version_platforms" CASCADE;
  DROP TABLE "_projects_v_version_metrics" CASCADE;
  DROP TABLE "_projects_v_version_metrics_locales" CASCADE;
  DROP TABLE "_projects_v_version_stack" CASCADE;
  DROP TABLE "_projects_v_version_team" CASCADE;
  DROP TABLE "_projects_v_version_team_locales" CASCADE;
  DROP TABLE "_projects_v_version_gallery" CASCADE;
  DROP TABLE "_projects_v_version_gallery_locales" CASCADE;
  DROP TABLE "_projects_v_version_services" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "services_points" CASCADE;
  DROP TABLE "services_points_locales" CASCADE;
  DROP TABLE "services_deliverables" CASCADE;
  DROP TABLE "services_deliverables_locales" CASCADE;
  DROP TABLE "services_process" CASCADE;
  DROP TABLE "services_process_locales" CASCADE;
  DROP TABLE "services_questions" CASCADE;
  DROP TABLE "services_questions_locales" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "services_rels" CASCADE;
  DROP TABLE "_services_v_version_points" CASCADE;
  DROP TABLE "_services_v_version_points_locales" CASCADE;
  DROP TABLE "_services_v_version_deliverables" CASCADE;
  DROP TABLE "_services_v_version_deliverables_locales" CASCADE;
  DROP TABLE "_services_v_version_process" CASCADE;
  DROP TABLE "_services_v_version_process_locales" CASCADE;
  DROP TABLE "_services_v_version_questions" CASCADE;
  DROP TABLE "_services_v_version_questions_locales" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "_services_v_rels" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "authors_links" CASCADE;
  DROP TABLE "authors_links_locales" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "authors_locales" CASCADE;
  DROP TABLE "_authors_v_version_links" CASCADE;
  DROP TABLE "_authors_v_version_links_locales" CASCADE;
  DROP TABLE "_authors_v" CASCADE;
  DROP TABLE "_authors_v_locales" CASCADE;
  DROP TABLE "testimonials_services" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v_version_services" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "jobs_responsibilities" CASCADE;
  DROP TABLE "jobs_responsibilities_locales" CASCADE;
  DROP TABLE "jobs_requirements" CASCADE;
  DROP TABLE "jobs_requirements_locales" CASCADE;
  DROP TABLE "jobs_benefits" CASCADE;
  DROP TABLE "jobs_benefits_locales" CASCADE;
  DROP TABLE "jobs_employment_types" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "jobs_locales" CASCADE;
  DROP TABLE "jobs_texts" CASCADE;
  DROP TABLE "jobs_rels" CASCADE;
  DROP TABLE "_jobs_v_version_responsibilities" CASCADE;
  DROP TABLE "_jobs_v_version_responsibilities_locales" CASCADE;
  DROP TABLE "_jobs_v_version_requirements" CASCADE;
  DROP TABLE "_jobs_v_version_requirements_locales" CASCADE;
  DROP TABLE "_jobs_v_version_benefits" CASCADE;
  DROP TABLE "_jobs_v_version_benefits_locales" CASCADE;
  DROP TABLE "_jobs_v_version_employment_types" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "_jobs_v_locales" CASCADE;
  DROP TABLE "_jobs_v_texts" CASCADE;
  DROP TABLE "_jobs_v_rels" CASCADE;
  DROP TABLE "departments" CASCADE;
  DROP TABLE "departments_locales" CASCADE;
  DROP TABLE "campaigns_steps" CASCADE;
  DROP TABLE "campaigns_steps_locales" CASCADE;
  DROP TABLE "campaigns_proofs" CASCADE;
  DROP TABLE "campaigns_proofs_locales" CASCADE;
  DROP TABLE "campaigns_questions" CASCADE;
  DROP TABLE "campaigns_questions_locales" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaigns_locales" CASCADE;
  DROP TABLE "_campaigns_v_version_steps" CASCADE;
  DROP TABLE "_campaigns_v_version_steps_locales" CASCADE;
  DROP TABLE "_campaigns_v_version_proofs" CASCADE;
  DROP TABLE "_campaigns_v_version_proofs_locales" CASCADE;
  DROP TABLE "_campaigns_v_version_questions" CASCADE;
  DROP TABLE "_campaigns_v_version_questions_locales" CASCADE;
  DROP TABLE "_campaigns_v" CASCADE;
  DROP TABLE "_campaigns_v_locales" CASCADE;
  DROP TABLE "short_links" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "cards_phones" CASCADE;
  DROP TABLE "cards_phones_locales" CASCADE;
  DROP TABLE "cards_emails" CASCADE;
  DROP TABLE "cards_urls" CASCADE;
  DROP TABLE "cards_urls_locales" CASCADE;
  DROP TABLE "cards" CASCADE;
  DROP TABLE "cards_locales" CASCADE;
  DROP TABLE "_cards_v_version_phones" CASCADE;
  DROP TABLE "_cards_v_version_phones_locales" CASCADE;
  DROP TABLE "_cards_v_version_emails" CASCADE;
  DROP TABLE "_cards_v_version_urls" CASCADE;
  DROP TABLE "_cards_v_version_urls_locales" CASCADE;
  DROP TABLE "_cards_v" CASCADE;
  DROP TABLE "_cards_v_locales" CASCADE;
  DROP TABLE "branches_phones" CASCADE;
  DROP TABLE "branches_phones_locales" CASCADE;
  DROP TABLE "branches_hours" CASCADE;
  DROP TABLE "branches_special_hours" CASCADE;
  DROP TABLE "branches_special_hours_locales" CASCADE;
  DROP TABLE "branches" CASCADE;
  DROP TABLE "branches_locales" CASCADE;
  DROP TABLE "_branches_v_version_phones" CASCADE;
  DROP TABLE "_branches_v_version_phones_locales" CASCADE;
  DROP TABLE "_branches_v_version_hours" CASCADE;
  DROP TABLE "_branches_v_version_special_hours" CASCADE;
  DROP TABLE "_branches_v_version_special_hours_locales" CASCADE;
  DROP TABLE "_branches_v" CASCADE;
  DROP TABLE "_branches_v_locales" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "tags_locales" CASCADE;
  DROP TABLE "industries" CASCADE;
  DROP TABLE "industries_locales" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "general_social" CASCADE;
  DROP TABLE "general_social_locales" CASCADE;
  DROP TABLE "general_navigation" CASCADE;
  DROP TABLE "general_navigation_locales" CASCADE;
  DROP TABLE "general" CASCADE;
  DROP TABLE "general_locales" CASCADE;
  DROP TABLE "_general_v_version_social" CASCADE;
  DROP TABLE "_general_v_version_social_locales" CASCADE;
  DROP TABLE "_general_v_version_navigation" CASCADE;
  DROP TABLE "_general_v_version_navigation_locales" CASCADE;
  DROP TABLE "_general_v" CASCADE;
  DROP TABLE "_general_v_locales" CASCADE;
  DROP TABLE "page_home_hero_lines" CASCADE;
  DROP TABLE "page_home_hero_lines_locales" CASCADE;
  DROP TABLE "page_home_hero_actions" CASCADE;
  DROP TABLE "page_home_hero_actions_locales" CASCADE;
  DROP TABLE "page_home_process_steps" CASCADE;
  DROP TABLE "page_home_process_steps_locales" CASCADE;
  DROP TABLE "page_home_numbers_figures" CASCADE;
  DROP TABLE "page_home_numbers_figures_locales" CASCADE;
  DROP TABLE "page_home" CASCADE;
  DROP TABLE "page_home_locales" CASCADE;
  DROP TABLE "_page_home_v_version_hero_lines" CASCADE;
  DROP TABLE "_page_home_v_version_hero_lines_locales" CASCADE;
  DROP TABLE "_page_home_v_version_hero_actions" CASCADE;
  DROP TABLE "_page_home_v_version_hero_actions_locales" CASCADE;
  DROP TABLE "_page_home_v_version_process_steps" CASCADE;
  DROP TABLE "_page_home_v_version_process_steps_locales" CASCADE;
  DROP TABLE "_page_home_v_version_numbers_figures" CASCADE;
  DROP TABLE "_page_home_v_version_numbers_figures_locales" CASCADE;
  DROP TABLE "_page_home_v" CASCADE;
  DROP TABLE "_page_home_v_locales" CASCADE;
  DROP TABLE "page_about_values" CASCADE;
  DROP TABLE "page_about_values_locales" CASCADE;
  DROP TABLE "page_about_team_people" CASCADE;
  DROP TABLE "page_about_team_people_locales" CASCADE;
  DROP TABLE "page_about_clients_names" CASCADE;
  DROP TABLE "page_about_clients_names_locales" CASCADE;
  DROP TABLE "page_about_timeline" CASCADE;
  DROP TABLE "page_about_timeline_locales" CASCADE;
  DROP TABLE "page_about_numbers_figures" CASCADE;
  DROP TABLE "page_about_numbers_figures_locales" CASCADE;
  DROP TABLE "page_about" CASCADE;
  DROP TABLE "page_about_locales" CASCADE;
  DROP TABLE "_page_about_v_version_values" CASCADE;
  DROP TABLE "_page_about_v_version_values_locales" CASCADE;
  DROP TABLE "_page_about_v_version_team_people" CASCADE;
  DROP TABLE "_page_about_v_version_team_people_locales" CASCADE;
  DROP TABLE "_page_about_v_version_clients_names" CASCADE;
  DROP TABLE "_page_about_v_version_clients_names_locales" CASCADE;
  DROP TABLE "_page_about_v_version_timeline" CASCADE;
  DROP TABLE "_page_about_v_version_timeline_locales" CASCADE;
  DROP TABLE "_page_about_v_version_numbers_figures" CASCADE;
  DROP TABLE "_page_about_v_version_numbers_figures_locales" CASCADE;
  DROP TABLE "_page_about_v" CASCADE;
  DROP TABLE "_page_about_v_locales" CASCADE;
  DROP TABLE "page_contact_next" CASCADE;
  DROP TABLE "page_contact_next_locales" CASCADE;
  DROP TABLE "page_contact" CASCADE;
  DROP TABLE "page_contact_locales" CASCADE;
  DROP TABLE "_page_contact_v_version_next" CASCADE;
  DROP TABLE "_page_contact_v_version_next_locales" CASCADE;
  DROP TABLE "_page_contact_v" CASCADE;
  DROP TABLE "_page_contact_v_locales" CASCADE;
  DROP TABLE "page_our_projects" CASCADE;
  DROP TABLE "page_our_projects_locales" CASCADE;
  DROP TABLE "_page_our_projects_v" CASCADE;
  DROP TABLE "_page_our_projects_v_locales" CASCADE;
  DROP TABLE "page_blogs" CASCADE;
  DROP TABLE "page_blogs_locales" CASCADE;
  DROP TABLE "_page_blogs_v" CASCADE;
  DROP TABLE "_page_blogs_v_locales" CASCADE;
  DROP TABLE "page_testimonials" CASCADE;
  DROP TABLE "page_testimonials_locales" CASCADE;
  DROP TABLE "_page_testimonials_v" CASCADE;
  DROP TABLE "_page_testimonials_v_locales" CASCADE;
  DROP TABLE "page_join_us_values" CASCADE;
  DROP TABLE "page_join_us_values_locales" CASCADE;
  DROP TABLE "page_join_us" CASCADE;
  DROP TABLE "page_join_us_locales" CASCADE;
  DROP TABLE "_page_join_us_v_version_values" CASCADE;
  DROP TABLE "_page_join_us_v_version_values_locales" CASCADE;
  DROP TABLE "_page_join_us_v" CASCADE;
  DROP TABLE "_page_join_us_v_locales" CASCADE;
  DROP TABLE "page_thank_you_next" CASCADE;
  DROP TABLE "page_thank_you_next_locales" CASCADE;
  DROP TABLE "page_thank_you_actions" CASCADE;
  DROP TABLE "page_thank_you_actions_locales" CASCADE;
  DROP TABLE "page_thank_you" CASCADE;
  DROP TABLE "page_thank_you_locales" CASCADE;
  DROP TABLE "_page_thank_you_v_version_next" CASCADE;
  DROP TABLE "_page_thank_you_v_version_next_locales" CASCADE;
  DROP TABLE "_page_thank_you_v_version_actions" CASCADE;
  DROP TABLE "_page_thank_you_v_version_actions_locales" CASCADE;
  DROP TABLE "_page_thank_you_v" CASCADE;
  DROP TABLE "_page_thank_you_v_locales" CASCADE;
  DROP TABLE "page_privacy" CASCADE;
  DROP TABLE "page_privacy_locales" CASCADE;
  DROP TABLE "_page_privacy_v" CASCADE;
  DROP TABLE "_page_privacy_v_locales" CASCADE;
  DROP TABLE "page_terms" CASCADE;
  DROP TABLE "page_terms_locales" CASCADE;
  DROP TABLE "_page_terms_v" CASCADE;
  DROP TABLE "_page_terms_v_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_projects_platforms";
  DROP TYPE "public"."enum_projects_metrics_unit";
  DROP TYPE "public"."enum_projects_gallery_frame";
  DROP TYPE "public"."enum_projects_services";
  DROP TYPE "public"."enum_projects_confidentiality";
  DROP TYPE "public"."enum_paper";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_platforms";
  DROP TYPE "public"."enum__projects_v_version_metrics_unit";
  DROP TYPE "public"."enum__projects_v_version_gallery_frame";
  DROP TYPE "public"."enum__projects_v_version_services";
  DROP TYPE "public"."enum__projects_v_version_confidentiality";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum_services_key";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_key";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_authors_status";
  DROP TYPE "public"."enum__authors_v_published_locale";
  DROP TYPE "public"."enum__authors_v_version_status";
  DROP TYPE "public"."enum_testimonials_services";
  DROP TYPE "public"."enum_testimonials_original_locale";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_services";
  DROP TYPE "public"."enum__testimonials_v_version_original_locale";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum_jobs_employment_types";
  DROP TYPE "public"."enum_jobs_work_mode";
  DROP TYPE "public"."enum_jobs_salary_unit";
  DROP TYPE "public"."enum_jobs_apply_mode";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_employment_types";
  DROP TYPE "public"."enum__jobs_v_version_work_mode";
  DROP TYPE "public"."enum__jobs_v_version_salary_unit";
  DROP TYPE "public"."enum__jobs_v_version_apply_mode";
  DROP TYPE "public"."enum__jobs_v_published_locale";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum_campaigns_status";
  DROP TYPE "public"."enum__campaigns_v_published_locale";
  DROP TYPE "public"."enum__campaigns_v_version_status";
  DROP TYPE "public"."enum_short_links_state";
  DROP TYPE "public"."enum_short_links_param_policy";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_cards_phones_type";
  DROP TYPE "public"."enum_cards_state";
  DROP TYPE "public"."enum__cards_v_version_phones_type";
  DROP TYPE "public"."enum__cards_v_version_state";
  DROP TYPE "public"."enum_branches_status";
  DROP TYPE "public"."enum__branches_v_published_locale";
  DROP TYPE "public"."enum__branches_v_version_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_general_social_kind";
  DROP TYPE "public"."enum_general_writing_numerals";
  DROP TYPE "public"."enum_general_writing_months";
  DROP TYPE "public"."enum_general_status";
  DROP TYPE "public"."enum__general_v_version_social_kind";
  DROP TYPE "public"."enum__general_v_version_writing_numerals";
  DROP TYPE "public"."enum__general_v_version_writing_months";
  DROP TYPE "public"."enum__general_v_published_locale";
  DROP TYPE "public"."enum__general_v_version_status";
  DROP TYPE "public"."enum_page_home_hero_lines_mark";
  DROP TYPE "public"."enum_page_home_status";
  DROP TYPE "public"."enum__page_home_v_version_hero_lines_mark";
  DROP TYPE "public"."enum__page_home_v_published_locale";
  DROP TYPE "public"."enum__page_home_v_version_status";
  DROP TYPE "public"."enum_page_about_status";
  DROP TYPE "public"."enum__page_about_v_published_locale";
  DROP TYPE "public"."enum__page_about_v_version_status";
  DROP TYPE "public"."enum_page_contact_status";
  DROP TYPE "public"."enum__page_contact_v_published_locale";
  DROP TYPE "public"."enum__page_contact_v_version_status";
  DROP TYPE "public"."enum_page_our_projects_status";
  DROP TYPE "public"."enum__page_our_projects_v_published_locale";
  DROP TYPE "public"."enum__page_our_projects_v_version_status";
  DROP TYPE "public"."enum_page_blogs_status";
  DROP TYPE "public"."enum__page_blogs_v_published_locale";
  DROP TYPE "public"."enum__page_blogs_v_version_status";
  DROP TYPE "public"."enum_page_testimonials_status";
  DROP TYPE "public"."enum__page_testimonials_v_published_locale";
  DROP TYPE "public"."enum__page_testimonials_v_version_status";
  DROP TYPE "public"."enum_page_join_us_status";
  DROP TYPE "public"."enum__page_join_us_v_published_locale";
  DROP TYPE "public"."enum__page_join_us_v_version_status";
  DROP TYPE "public"."enum_page_thank_you_status";
  DROP TYPE "public"."enum__page_thank_you_v_published_locale";
  DROP TYPE "public"."enum__page_thank_you_v_version_status";
  DROP TYPE "public"."enum_page_privacy_status";
  DROP TYPE "public"."enum__page_privacy_v_published_locale";
  DROP TYPE "public"."enum__page_privacy_v_version_status";
  DROP TYPE "public"."enum_page_terms_status";
  DROP TYPE "public"."enum__page_terms_v_published_locale";
  DROP TYPE "public"."enum__page_terms_v_version_status";`)
}
