import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_block_pages_blocks_picture_side" AS ENUM('start', 'end');
  CREATE TYPE "public"."enum_block_pages_blocks_form_form" AS ENUM('contact', 'subscribe');
  CREATE TYPE "public"."enum_block_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__block_pages_v_blocks_picture_side" AS ENUM('start', 'end');
  CREATE TYPE "public"."enum__block_pages_v_blocks_form_form" AS ENUM('contact', 'subscribe');
  CREATE TYPE "public"."enum__block_pages_v_published_locale" AS ENUM('ar', 'en');
  CREATE TYPE "public"."enum__block_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "block_pages_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "block_pages_blocks_text_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid,
  	"side" "enum_block_pages_blocks_picture_side" DEFAULT 'end',
  	"block_name" varchar
  );
  
  CREATE TABLE "block_pages_blocks_picture_locales" (
  	"title" varchar,
  	"beside" jsonb,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_points_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_points_points_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "block_pages_blocks_points_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "block_pages_blocks_numbers_locales" (
  	"title" varchar,
  	"sentence" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_people_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"photo_id" uuid,
  	"card_id" uuid
  );
  
  CREATE TABLE "block_pages_blocks_people_people_locales" (
  	"name" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "block_pages_blocks_people_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_voices" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "block_pages_blocks_voices_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "block_pages_blocks_services_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_work" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "block_pages_blocks_work_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_questions_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_questions_questions_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "block_pages_blocks_questions_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_call" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "block_pages_blocks_call_locales" (
  	"title" varchar,
  	"text" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages_blocks_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"form" "enum_block_pages_blocks_form_form" DEFAULT 'contact',
  	"block_name" varchar
  );
  
  CREATE TABLE "block_pages_blocks_form_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "block_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"paper" "enum_paper",
  	"import_key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "block_pages_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"slug" varchar,
  	"search_text" varchar,
  	"_status" "enum_block_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "block_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"testimonials_id" uuid,
  	"services_id" uuid,
  	"projects_id" uuid
  );
  
  CREATE TABLE "_block_pages_v_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_text_locales" (
  	"title" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"image_id" uuid,
  	"side" "enum__block_pages_v_blocks_picture_side" DEFAULT 'end',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_picture_locales" (
  	"title" varchar,
  	"beside" jsonb,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_blocks_points_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_points_points_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_blocks_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_points_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_blocks_numbers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_numbers_locales" (
  	"title" varchar,
  	"sentence" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_blocks_people_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"photo_id" uuid,
  	"card_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_people_people_locales" (
  	"name" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_blocks_people" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_people_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_blocks_voices" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_voices_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_blocks_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_services_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_blocks_work" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_work_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_blocks_questions_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_questions_questions_locales" (
  	"question" varchar,
  	"answer" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_blocks_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_questions_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_blocks_call" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"href" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_call_locales" (
  	"title" varchar,
  	"text" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_blocks_form" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"form" "enum__block_pages_v_blocks_form_form" DEFAULT 'contact',
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_block_pages_v_blocks_form_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_paper" "enum_paper",
  	"version_import_key" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__block_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_block_pages_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_slug" varchar,
  	"version_search_text" varchar,
  	"version__status" "enum__block_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_block_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"testimonials_id" uuid,
  	"services_id" uuid,
  	"projects_id" uuid
  );
  
  ALTER TABLE "general_navigation" ADD COLUMN "page_id" uuid;
  ALTER TABLE "general_footer_links" ADD COLUMN "page_id" uuid;
  ALTER TABLE "general_footer_legal" ADD COLUMN "page_id" uuid;
  ALTER TABLE "_general_v_version_navigation" ADD COLUMN "page_id" uuid;
  ALTER TABLE "_general_v_version_footer_links" ADD COLUMN "page_id" uuid;
  ALTER TABLE "_general_v_version_footer_legal" ADD COLUMN "page_id" uuid;
  ALTER TABLE "block_pages_blocks_text" ADD CONSTRAINT "block_pages_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_text_locales" ADD CONSTRAINT "block_pages_blocks_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_picture" ADD CONSTRAINT "block_pages_blocks_picture_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_picture" ADD CONSTRAINT "block_pages_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_picture_locales" ADD CONSTRAINT "block_pages_blocks_picture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_picture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_points_points" ADD CONSTRAINT "block_pages_blocks_points_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_points_points_locales" ADD CONSTRAINT "block_pages_blocks_points_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_points_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_points" ADD CONSTRAINT "block_pages_blocks_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_points_locales" ADD CONSTRAINT "block_pages_blocks_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_numbers" ADD CONSTRAINT "block_pages_blocks_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_numbers_locales" ADD CONSTRAINT "block_pages_blocks_numbers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_people_people" ADD CONSTRAINT "block_pages_blocks_people_people_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_people_people" ADD CONSTRAINT "block_pages_blocks_people_people_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_people_people" ADD CONSTRAINT "block_pages_blocks_people_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_people_people_locales" ADD CONSTRAINT "block_pages_blocks_people_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_people_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_people" ADD CONSTRAINT "block_pages_blocks_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_people_locales" ADD CONSTRAINT "block_pages_blocks_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_voices" ADD CONSTRAINT "block_pages_blocks_voices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_voices_locales" ADD CONSTRAINT "block_pages_blocks_voices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_voices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_services" ADD CONSTRAINT "block_pages_blocks_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_services_locales" ADD CONSTRAINT "block_pages_blocks_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_work" ADD CONSTRAINT "block_pages_blocks_work_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_work_locales" ADD CONSTRAINT "block_pages_blocks_work_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_work"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_questions_questions" ADD CONSTRAINT "block_pages_blocks_questions_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_questions_questions_locales" ADD CONSTRAINT "block_pages_blocks_questions_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_questions_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_questions" ADD CONSTRAINT "block_pages_blocks_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_questions_locales" ADD CONSTRAINT "block_pages_blocks_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_call" ADD CONSTRAINT "block_pages_blocks_call_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_call_locales" ADD CONSTRAINT "block_pages_blocks_call_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_call"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_form" ADD CONSTRAINT "block_pages_blocks_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_blocks_form_locales" ADD CONSTRAINT "block_pages_blocks_form_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages_blocks_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages" ADD CONSTRAINT "block_pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "block_pages_locales" ADD CONSTRAINT "block_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."block_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_rels" ADD CONSTRAINT "block_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."block_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_rels" ADD CONSTRAINT "block_pages_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_rels" ADD CONSTRAINT "block_pages_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "block_pages_rels" ADD CONSTRAINT "block_pages_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_text" ADD CONSTRAINT "_block_pages_v_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_text_locales" ADD CONSTRAINT "_block_pages_v_blocks_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_picture" ADD CONSTRAINT "_block_pages_v_blocks_picture_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_picture" ADD CONSTRAINT "_block_pages_v_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_picture_locales" ADD CONSTRAINT "_block_pages_v_blocks_picture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_picture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_points_points" ADD CONSTRAINT "_block_pages_v_blocks_points_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_points_points_locales" ADD CONSTRAINT "_block_pages_v_blocks_points_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_points_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_points" ADD CONSTRAINT "_block_pages_v_blocks_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_points_locales" ADD CONSTRAINT "_block_pages_v_blocks_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_numbers" ADD CONSTRAINT "_block_pages_v_blocks_numbers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_numbers_locales" ADD CONSTRAINT "_block_pages_v_blocks_numbers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_numbers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_people_people" ADD CONSTRAINT "_block_pages_v_blocks_people_people_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_people_people" ADD CONSTRAINT "_block_pages_v_blocks_people_people_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_people_people" ADD CONSTRAINT "_block_pages_v_blocks_people_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_people_people_locales" ADD CONSTRAINT "_block_pages_v_blocks_people_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_people_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_people" ADD CONSTRAINT "_block_pages_v_blocks_people_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_people_locales" ADD CONSTRAINT "_block_pages_v_blocks_people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_voices" ADD CONSTRAINT "_block_pages_v_blocks_voices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_voices_locales" ADD CONSTRAINT "_block_pages_v_blocks_voices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_voices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_services" ADD CONSTRAINT "_block_pages_v_blocks_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_services_locales" ADD CONSTRAINT "_block_pages_v_blocks_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_work" ADD CONSTRAINT "_block_pages_v_blocks_work_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_work_locales" ADD CONSTRAINT "_block_pages_v_blocks_work_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_work"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_questions_questions" ADD CONSTRAINT "_block_pages_v_blocks_questions_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_questions_questions_locales" ADD CONSTRAINT "_block_pages_v_blocks_questions_questions_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_questions_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_questions" ADD CONSTRAINT "_block_pages_v_blocks_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_questions_locales" ADD CONSTRAINT "_block_pages_v_blocks_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_call" ADD CONSTRAINT "_block_pages_v_blocks_call_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_call_locales" ADD CONSTRAINT "_block_pages_v_blocks_call_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_call"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_form" ADD CONSTRAINT "_block_pages_v_blocks_form_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_blocks_form_locales" ADD CONSTRAINT "_block_pages_v_blocks_form_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v_blocks_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v" ADD CONSTRAINT "_block_pages_v_parent_id_block_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."block_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_block_pages_v" ADD CONSTRAINT "_block_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_block_pages_v_locales" ADD CONSTRAINT "_block_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_block_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_rels" ADD CONSTRAINT "_block_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_block_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_rels" ADD CONSTRAINT "_block_pages_v_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_rels" ADD CONSTRAINT "_block_pages_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_block_pages_v_rels" ADD CONSTRAINT "_block_pages_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "block_pages_blocks_text_order_idx" ON "block_pages_blocks_text" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_text_parent_id_idx" ON "block_pages_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "block_pages_blocks_text_path_idx" ON "block_pages_blocks_text" USING btree ("_path");
  CREATE UNIQUE INDEX "block_pages_blocks_text_locales_locale_parent_id_unique" ON "block_pages_blocks_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_blocks_picture_order_idx" ON "block_pages_blocks_picture" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_picture_parent_id_idx" ON "block_pages_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "block_pages_blocks_picture_path_idx" ON "block_pages_blocks_picture" USING btree ("_path");
  CREATE INDEX "block_pages_blocks_picture_image_idx" ON "block_pages_blocks_picture" USING btree ("image_id");
  CREATE UNIQUE INDEX "block_pages_blocks_picture_locales_locale_parent_id_unique" ON "block_pages_blocks_picture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_blocks_points_points_order_idx" ON "block_pages_blocks_points_points" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_points_points_parent_id_idx" ON "block_pages_blocks_points_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "block_pages_blocks_points_points_locales_locale_parent_id_un" ON "block_pages_blocks_points_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_blocks_points_order_idx" ON "block_pages_blocks_points" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_points_parent_id_idx" ON "block_pages_blocks_points" USING btree ("_parent_id");
  CREATE INDEX "block_pages_blocks_points_path_idx" ON "block_pages_blocks_points" USING btree ("_path");
  CREATE UNIQUE INDEX "block_pages_blocks_points_locales_locale_parent_id_unique" ON "block_pages_blocks_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_blocks_numbers_order_idx" ON "block_pages_blocks_numbers" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_numbers_parent_id_idx" ON "block_pages_blocks_numbers" USING btree ("_parent_id");
  CREATE INDEX "block_pages_blocks_numbers_path_idx" ON "block_pages_blocks_numbers" USING btree ("_path");
  CREATE UNIQUE INDEX "block_pages_blocks_numbers_locales_locale_parent_id_unique" ON "block_pages_blocks_numbers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_blocks_people_people_order_idx" ON "block_pages_blocks_people_people" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_people_people_parent_id_idx" ON "block_pages_blocks_people_people" USING btree ("_parent_id");
  CREATE INDEX "block_pages_blocks_people_people_photo_idx" ON "block_pages_blocks_people_people" USING btree ("photo_id");
  CREATE INDEX "block_pages_blocks_people_people_card_idx" ON "block_pages_blocks_people_people" USING btree ("card_id");
  CREATE UNIQUE INDEX "block_pages_blocks_people_people_locales_locale_parent_id_un" ON "block_pages_blocks_people_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_blocks_people_order_idx" ON "block_pages_blocks_people" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_people_parent_id_idx" ON "block_pages_blocks_people" USING btree ("_parent_id");
  CREATE INDEX "block_pages_blocks_people_path_idx" ON "block_pages_blocks_people" USING btree ("_path");
  CREATE UNIQUE INDEX "block_pages_blocks_people_locales_locale_parent_id_unique" ON "block_pages_blocks_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_blocks_voices_order_idx" ON "block_pages_blocks_voices" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_voices_parent_id_idx" ON "block_pages_blocks_voices" USING btree ("_parent_id");
  CREATE INDEX "block_pages_blocks_voices_path_idx" ON "block_pages_blocks_voices" USING btree ("_path");
  CREATE UNIQUE INDEX "block_pages_blocks_voices_locales_locale_parent_id_unique" ON "block_pages_blocks_voices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_blocks_services_order_idx" ON "block_pages_blocks_services" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_services_parent_id_idx" ON "block_pages_blocks_services" USING btree ("_parent_id");
  CREATE INDEX "block_pages_blocks_services_path_idx" ON "block_pages_blocks_services" USING btree ("_path");
  CREATE UNIQUE INDEX "block_pages_blocks_services_locales_locale_parent_id_unique" ON "block_pages_blocks_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_blocks_work_order_idx" ON "block_pages_blocks_work" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_work_parent_id_idx" ON "block_pages_blocks_work" USING btree ("_parent_id");
  CREATE INDEX "block_pages_blocks_work_path_idx" ON "block_pages_blocks_work" USING btree ("_path");
  CREATE UNIQUE INDEX "block_pages_blocks_work_locales_locale_parent_id_unique" ON "block_pages_blocks_work_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_blocks_questions_questions_order_idx" ON "block_pages_blocks_questions_questions" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_questions_questions_parent_id_idx" ON "block_pages_blocks_questions_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "block_pages_blocks_questions_questions_locales_locale_parent" ON "block_pages_blocks_questions_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_blocks_questions_order_idx" ON "block_pages_blocks_questions" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_questions_parent_id_idx" ON "block_pages_blocks_questions" USING btree ("_parent_id");
  CREATE INDEX "block_pages_blocks_questions_path_idx" ON "block_pages_blocks_questions" USING btree ("_path");
  CREATE UNIQUE INDEX "block_pages_blocks_questions_locales_locale_parent_id_unique" ON "block_pages_blocks_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_blocks_call_order_idx" ON "block_pages_blocks_call" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_call_parent_id_idx" ON "block_pages_blocks_call" USING btree ("_parent_id");
  CREATE INDEX "block_pages_blocks_call_path_idx" ON "block_pages_blocks_call" USING btree ("_path");
  CREATE UNIQUE INDEX "block_pages_blocks_call_locales_locale_parent_id_unique" ON "block_pages_blocks_call_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_blocks_form_order_idx" ON "block_pages_blocks_form" USING btree ("_order");
  CREATE INDEX "block_pages_blocks_form_parent_id_idx" ON "block_pages_blocks_form" USING btree ("_parent_id");
  CREATE INDEX "block_pages_blocks_form_path_idx" ON "block_pages_blocks_form" USING btree ("_path");
  CREATE UNIQUE INDEX "block_pages_blocks_form_locales_locale_parent_id_unique" ON "block_pages_blocks_form_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_seo_seo_image_idx" ON "block_pages" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "block_pages_import_key_idx" ON "block_pages" USING btree ("import_key");
  CREATE INDEX "block_pages_updated_at_idx" ON "block_pages" USING btree ("updated_at");
  CREATE INDEX "block_pages_created_at_idx" ON "block_pages" USING btree ("created_at");
  CREATE INDEX "block_pages_deleted_at_idx" ON "block_pages" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "block_pages_slug_idx" ON "block_pages_locales" USING btree ("slug","_locale");
  CREATE INDEX "block_pages__status_idx" ON "block_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "block_pages_locales_locale_parent_id_unique" ON "block_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "block_pages_rels_order_idx" ON "block_pages_rels" USING btree ("order");
  CREATE INDEX "block_pages_rels_parent_idx" ON "block_pages_rels" USING btree ("parent_id");
  CREATE INDEX "block_pages_rels_path_idx" ON "block_pages_rels" USING btree ("path");
  CREATE INDEX "block_pages_rels_testimonials_id_idx" ON "block_pages_rels" USING btree ("testimonials_id");
  CREATE INDEX "block_pages_rels_services_id_idx" ON "block_pages_rels" USING btree ("services_id");
  CREATE INDEX "block_pages_rels_projects_id_idx" ON "block_pages_rels" USING btree ("projects_id");
  CREATE INDEX "_block_pages_v_blocks_text_order_idx" ON "_block_pages_v_blocks_text" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_text_parent_id_idx" ON "_block_pages_v_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "_block_pages_v_blocks_text_path_idx" ON "_block_pages_v_blocks_text" USING btree ("_path");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_text_locales_locale_parent_id_unique" ON "_block_pages_v_blocks_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_blocks_picture_order_idx" ON "_block_pages_v_blocks_picture" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_picture_parent_id_idx" ON "_block_pages_v_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "_block_pages_v_blocks_picture_path_idx" ON "_block_pages_v_blocks_picture" USING btree ("_path");
  CREATE INDEX "_block_pages_v_blocks_picture_image_idx" ON "_block_pages_v_blocks_picture" USING btree ("image_id");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_picture_locales_locale_parent_id_uniqu" ON "_block_pages_v_blocks_picture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_blocks_points_points_order_idx" ON "_block_pages_v_blocks_points_points" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_points_points_parent_id_idx" ON "_block_pages_v_blocks_points_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_points_points_locales_locale_parent_id" ON "_block_pages_v_blocks_points_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_blocks_points_order_idx" ON "_block_pages_v_blocks_points" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_points_parent_id_idx" ON "_block_pages_v_blocks_points" USING btree ("_parent_id");
  CREATE INDEX "_block_pages_v_blocks_points_path_idx" ON "_block_pages_v_blocks_points" USING btree ("_path");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_points_locales_locale_parent_id_unique" ON "_block_pages_v_blocks_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_blocks_numbers_order_idx" ON "_block_pages_v_blocks_numbers" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_numbers_parent_id_idx" ON "_block_pages_v_blocks_numbers" USING btree ("_parent_id");
  CREATE INDEX "_block_pages_v_blocks_numbers_path_idx" ON "_block_pages_v_blocks_numbers" USING btree ("_path");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_numbers_locales_locale_parent_id_uniqu" ON "_block_pages_v_blocks_numbers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_blocks_people_people_order_idx" ON "_block_pages_v_blocks_people_people" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_people_people_parent_id_idx" ON "_block_pages_v_blocks_people_people" USING btree ("_parent_id");
  CREATE INDEX "_block_pages_v_blocks_people_people_photo_idx" ON "_block_pages_v_blocks_people_people" USING btree ("photo_id");
  CREATE INDEX "_block_pages_v_blocks_people_people_card_idx" ON "_block_pages_v_blocks_people_people" USING btree ("card_id");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_people_people_locales_locale_parent_id" ON "_block_pages_v_blocks_people_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_blocks_people_order_idx" ON "_block_pages_v_blocks_people" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_people_parent_id_idx" ON "_block_pages_v_blocks_people" USING btree ("_parent_id");
  CREATE INDEX "_block_pages_v_blocks_people_path_idx" ON "_block_pages_v_blocks_people" USING btree ("_path");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_people_locales_locale_parent_id_unique" ON "_block_pages_v_blocks_people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_blocks_voices_order_idx" ON "_block_pages_v_blocks_voices" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_voices_parent_id_idx" ON "_block_pages_v_blocks_voices" USING btree ("_parent_id");
  CREATE INDEX "_block_pages_v_blocks_voices_path_idx" ON "_block_pages_v_blocks_voices" USING btree ("_path");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_voices_locales_locale_parent_id_unique" ON "_block_pages_v_blocks_voices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_blocks_services_order_idx" ON "_block_pages_v_blocks_services" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_services_parent_id_idx" ON "_block_pages_v_blocks_services" USING btree ("_parent_id");
  CREATE INDEX "_block_pages_v_blocks_services_path_idx" ON "_block_pages_v_blocks_services" USING btree ("_path");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_services_locales_locale_parent_id_uniq" ON "_block_pages_v_blocks_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_blocks_work_order_idx" ON "_block_pages_v_blocks_work" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_work_parent_id_idx" ON "_block_pages_v_blocks_work" USING btree ("_parent_id");
  CREATE INDEX "_block_pages_v_blocks_work_path_idx" ON "_block_pages_v_blocks_work" USING btree ("_path");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_work_locales_locale_parent_id_unique" ON "_block_pages_v_blocks_work_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_blocks_questions_questions_order_idx" ON "_block_pages_v_blocks_questions_questions" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_questions_questions_parent_id_idx" ON "_block_pages_v_blocks_questions_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_questions_questions_locales_locale_par" ON "_block_pages_v_blocks_questions_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_blocks_questions_order_idx" ON "_block_pages_v_blocks_questions" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_questions_parent_id_idx" ON "_block_pages_v_blocks_questions" USING btree ("_parent_id");
  CREATE INDEX "_block_pages_v_blocks_questions_path_idx" ON "_block_pages_v_blocks_questions" USING btree ("_path");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_questions_locales_locale_parent_id_uni" ON "_block_pages_v_blocks_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_blocks_call_order_idx" ON "_block_pages_v_blocks_call" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_call_parent_id_idx" ON "_block_pages_v_blocks_call" USING btree ("_parent_id");
  CREATE INDEX "_block_pages_v_blocks_call_path_idx" ON "_block_pages_v_blocks_call" USING btree ("_path");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_call_locales_locale_parent_id_unique" ON "_block_pages_v_blocks_call_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_blocks_form_order_idx" ON "_block_pages_v_blocks_form" USING btree ("_order");
  CREATE INDEX "_block_pages_v_blocks_form_parent_id_idx" ON "_block_pages_v_blocks_form" USING btree ("_parent_id");
  CREATE INDEX "_block_pages_v_blocks_form_path_idx" ON "_block_pages_v_blocks_form" USING btree ("_path");
  CREATE UNIQUE INDEX "_block_pages_v_blocks_form_locales_locale_parent_id_unique" ON "_block_pages_v_blocks_form_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_parent_idx" ON "_block_pages_v" USING btree ("parent_id");
  CREATE INDEX "_block_pages_v_version_seo_version_seo_image_idx" ON "_block_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_block_pages_v_version_version_import_key_idx" ON "_block_pages_v" USING btree ("version_import_key");
  CREATE INDEX "_block_pages_v_version_version_updated_at_idx" ON "_block_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_block_pages_v_version_version_created_at_idx" ON "_block_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_block_pages_v_version_version_deleted_at_idx" ON "_block_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_block_pages_v_created_at_idx" ON "_block_pages_v" USING btree ("created_at");
  CREATE INDEX "_block_pages_v_updated_at_idx" ON "_block_pages_v" USING btree ("updated_at");
  CREATE INDEX "_block_pages_v_snapshot_idx" ON "_block_pages_v" USING btree ("snapshot");
  CREATE INDEX "_block_pages_v_published_locale_idx" ON "_block_pages_v" USING btree ("published_locale");
  CREATE INDEX "_block_pages_v_latest_idx" ON "_block_pages_v" USING btree ("latest");
  CREATE INDEX "_block_pages_v_autosave_idx" ON "_block_pages_v" USING btree ("autosave");
  CREATE INDEX "_block_pages_v_version_version_slug_idx" ON "_block_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_block_pages_v_version_version__status_idx" ON "_block_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_block_pages_v_locales_locale_parent_id_unique" ON "_block_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_block_pages_v_rels_order_idx" ON "_block_pages_v_rels" USING btree ("order");
  CREATE INDEX "_block_pages_v_rels_parent_idx" ON "_block_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_block_pages_v_rels_path_idx" ON "_block_pages_v_rels" USING btree ("path");
  CREATE INDEX "_block_pages_v_rels_testimonials_id_idx" ON "_block_pages_v_rels" USING btree ("testimonials_id");
  CREATE INDEX "_block_pages_v_rels_services_id_idx" ON "_block_pages_v_rels" USING btree ("services_id");
  CREATE INDEX "_block_pages_v_rels_projects_id_idx" ON "_block_pages_v_rels" USING btree ("projects_id");
  ALTER TABLE "general_navigation" ADD CONSTRAINT "general_navigation_page_id_block_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."block_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "general_footer_links" ADD CONSTRAINT "general_footer_links_page_id_block_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."block_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "general_footer_legal" ADD CONSTRAINT "general_footer_legal_page_id_block_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."block_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_general_v_version_navigation" ADD CONSTRAINT "_general_v_version_navigation_page_id_block_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."block_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_general_v_version_footer_links" ADD CONSTRAINT "_general_v_version_footer_links_page_id_block_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."block_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_general_v_version_footer_legal" ADD CONSTRAINT "_general_v_version_footer_legal_page_id_block_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."block_pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "general_navigation_page_idx" ON "general_navigation" USING btree ("page_id");
  CREATE INDEX "general_footer_links_page_idx" ON "general_footer_links" USING btree ("page_id");
  CREATE INDEX "general_footer_legal_page_idx" ON "general_footer_legal" USING btree ("page_id");
  CREATE INDEX "_general_v_version_navigation_page_idx" ON "_general_v_version_navigation" USING btree ("page_id");
  CREATE INDEX "_general_v_version_footer_links_page_idx" ON "_general_v_version_footer_links" USING btree ("page_id");
  CREATE INDEX "_general_v_version_footer_legal_page_idx" ON "_general_v_version_footer_legal" USING btree ("page_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "block_pages_blocks_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_text_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_picture" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_picture_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_points_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_points_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_numbers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_people_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_people_people_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_people_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_voices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_voices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_work" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_work_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_questions_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_questions_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_call" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_call_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_blocks_form_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "block_pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_text_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_picture" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_picture_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_points_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_points_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_numbers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_people_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_people_people_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_people_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_voices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_voices_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_work" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_work_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_questions_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_questions_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_call" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_call_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_blocks_form_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_block_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "block_pages_blocks_text" CASCADE;
  DROP TABLE "block_pages_blocks_text_locales" CASCADE;
  DROP TABLE "block_pages_blocks_picture" CASCADE;
  DROP TABLE "block_pages_blocks_picture_locales" CASCADE;
  DROP TABLE "block_pages_blocks_points_points" CASCADE;
  DROP TABLE "block_pages_blocks_points_points_locales" CASCADE;
  DROP TABLE "block_pages_blocks_points" CASCADE;
  DROP TABLE "block_pages_blocks_points_locales" CASCADE;
  DROP TABLE "block_pages_blocks_numbers" CASCADE;
  DROP TABLE "block_pages_blocks_numbers_locales" CASCADE;
  DROP TABLE "block_pages_blocks_people_people" CASCADE;
  DROP TABLE "block_pages_blocks_people_people_locales" CASCADE;
  DROP TABLE "block_pages_blocks_people" CASCADE;
  DROP TABLE "block_pages_blocks_people_locales" CASCADE;
  DROP TABLE "block_pages_blocks_voices" CASCADE;
  DROP TABLE "block_pages_blocks_voices_locales" CASCADE;
  DROP TABLE "block_pages_blocks_services" CASCADE;
  DROP TABLE "block_pages_blocks_services_locales" CASCADE;
  DROP TABLE "block_pages_blocks_work" CASCADE;
  DROP TABLE "block_pages_blocks_work_locales" CASCADE;
  DROP TABLE "block_pages_blocks_questions_questions" CASCADE;
  DROP TABLE "block_pages_blocks_questions_questions_locales" CASCADE;
  DROP TABLE "block_pages_blocks_questions" CASCADE;
  DROP TABLE "block_pages_blocks_questions_locales" CASCADE;
  DROP TABLE "block_pages_blocks_call" CASCADE;
  DROP TABLE "block_pages_blocks_call_locales" CASCADE;
  DROP TABLE "block_pages_blocks_form" CASCADE;
  DROP TABLE "block_pages_blocks_form_locales" CASCADE;
  DROP TABLE "block_pages" CASCADE;
  DROP TABLE "block_pages_locales" CASCADE;
  DROP TABLE "block_pages_rels" CASCADE;
  DROP TABLE "_block_pages_v_blocks_text" CASCADE;
  DROP TABLE "_block_pages_v_blocks_text_locales" CASCADE;
  DROP TABLE "_block_pages_v_blocks_picture" CASCADE;
  DROP TABLE "_block_pages_v_blocks_picture_locales" CASCADE;
  DROP TABLE "_block_pages_v_blocks_points_points" CASCADE;
  DROP TABLE "_block_pages_v_blocks_points_points_locales" CASCADE;
  DROP TABLE "_block_pages_v_blocks_points" CASCADE;
  DROP TABLE "_block_pages_v_blocks_points_locales" CASCADE;
  DROP TABLE "_block_pages_v_blocks_numbers" CASCADE;
  DROP TABLE "_block_pages_v_blocks_numbers_locales" CASCADE;
  DROP TABLE "_block_pages_v_blocks_people_people" CASCADE;
  DROP TABLE "_block_pages_v_blocks_people_people_locales" CASCADE;
  DROP TABLE "_block_pages_v_blocks_people" CASCADE;
  DROP TABLE "_block_pages_v_blocks_people_locales" CASCADE;
  DROP TABLE "_block_pages_v_blocks_voices" CASCADE;
  DROP TABLE "_block_pages_v_blocks_voices_locales" CASCADE;
  DROP TABLE "_block_pages_v_blocks_services" CASCADE;
  DROP TABLE "_block_pages_v_blocks_services_locales" CASCADE;
  DROP TABLE "_block_pages_v_blocks_work" CASCADE;
  DROP TABLE "_block_pages_v_blocks_work_locales" CASCADE;
  DROP TABLE "_block_pages_v_blocks_questions_questions" CASCADE;
  DROP TABLE "_block_pages_v_blocks_questions_questions_locales" CASCADE;
  DROP TABLE "_block_pages_v_blocks_questions" CASCADE;
  DROP TABLE "_block_pages_v_blocks_questions_locales" CASCADE;
  DROP TABLE "_block_pages_v_blocks_call" CASCADE;
  DROP TABLE "_block_pages_v_blocks_call_locales" CASCADE;
  DROP TABLE "_block_pages_v_blocks_form" CASCADE;
  DROP TABLE "_block_pages_v_blocks_form_locales" CASCADE;
  DROP TABLE "_block_pages_v" CASCADE;
  DROP TABLE "_block_pages_v_locales" CASCADE;
  DROP TABLE "_block_pages_v_rels" CASCADE;
  ALTER TABLE "general_navigation" DROP CONSTRAINT "general_navigation_page_id_block_pages_id_fk";
  
  ALTER TABLE "general_footer_links" DROP CONSTRAINT "general_footer_links_page_id_block_pages_id_fk";
  
  ALTER TABLE "general_footer_legal" DROP CONSTRAINT "general_footer_legal_page_id_block_pages_id_fk";
  
  ALTER TABLE "_general_v_version_navigation" DROP CONSTRAINT "_general_v_version_navigation_page_id_block_pages_id_fk";
  
  ALTER TABLE "_general_v_version_footer_links" DROP CONSTRAINT "_general_v_version_footer_links_page_id_block_pages_id_fk";
  
  ALTER TABLE "_general_v_version_footer_legal" DROP CONSTRAINT "_general_v_version_footer_legal_page_id_block_pages_id_fk";
  
  DROP INDEX "general_navigation_page_idx";
  DROP INDEX "general_footer_links_page_idx";
  DROP INDEX "general_footer_legal_page_idx";
  DROP INDEX "_general_v_version_navigation_page_idx";
  DROP INDEX "_general_v_version_footer_links_page_idx";
  DROP INDEX "_general_v_version_footer_legal_page_idx";
  ALTER TABLE "general_navigation" DROP COLUMN "page_id";
  ALTER TABLE "general_footer_links" DROP COLUMN "page_id";
  ALTER TABLE "general_footer_legal" DROP COLUMN "page_id";
  ALTER TABLE "_general_v_version_navigation" DROP COLUMN "page_id";
  ALTER TABLE "_general_v_version_footer_links" DROP COLUMN "page_id";
  ALTER TABLE "_general_v_version_footer_legal" DROP COLUMN "page_id";
  DROP TYPE "public"."enum_block_pages_blocks_picture_side";
  DROP TYPE "public"."enum_block_pages_blocks_form_form";
  DROP TYPE "public"."enum_block_pages_status";
  DROP TYPE "public"."enum__block_pages_v_blocks_picture_side";
  DROP TYPE "public"."enum__block_pages_v_blocks_form_form";
  DROP TYPE "public"."enum__block_pages_v_published_locale";
  DROP TYPE "public"."enum__block_pages_v_version_status";`)
}
