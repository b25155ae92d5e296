import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: the backup that was made before it; it changes what was there.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_variant" AS ENUM('a', 'b');
  CREATE TABLE "campaigns_wordings" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "campaigns_wordings_locales" (
  	"promise" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "campaigns_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_campaigns_v_version_wordings" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_campaigns_v_version_wordings_locales" (
  	"promise" varchar,
  	"lead" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_campaigns_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "campaigns" ALTER COLUMN "after_end" SET DATA TYPE text;
  ALTER TABLE "campaigns" ALTER COLUMN "after_end" SET DEFAULT 'gone'::text;
  DROP TYPE "public"."enum_campaigns_after_end";
  CREATE TYPE "public"."enum_campaigns_after_end" AS ENUM('gone', 'page', 'note');
  ALTER TABLE "campaigns" ALTER COLUMN "after_end" SET DEFAULT 'gone'::"public"."enum_campaigns_after_end";
  ALTER TABLE "campaigns" ALTER COLUMN "after_end" SET DATA TYPE "public"."enum_campaigns_after_end" USING "after_end"::"public"."enum_campaigns_after_end";
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_after_end" SET DATA TYPE text;
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_after_end" SET DEFAULT 'gone'::text;
  DROP TYPE "public"."enum__campaigns_v_version_after_end";
  CREATE TYPE "public"."enum__campaigns_v_version_after_end" AS ENUM('gone', 'page', 'note');
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_after_end" SET DEFAULT 'gone'::"public"."enum__campaigns_v_version_after_end";
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_after_end" SET DATA TYPE "public"."enum__campaigns_v_version_after_end" USING "version_after_end"::"public"."enum__campaigns_v_version_after_end";
  ALTER TABLE "campaigns" ADD COLUMN "thanks_href" varchar;
  ALTER TABLE "campaigns" ADD COLUMN "worth_value" numeric;
  ALTER TABLE "campaigns" ADD COLUMN "worth_currency" varchar;
  ALTER TABLE "campaigns" ADD COLUMN "shows_end" boolean DEFAULT false;
  ALTER TABLE "campaigns" ADD COLUMN "places" numeric;
  ALTER TABLE "campaigns" ADD COLUMN "test_is_running" boolean DEFAULT false;
  ALTER TABLE "campaigns" ADD COLUMN "test_share" numeric DEFAULT 50;
  ALTER TABLE "campaigns" ADD COLUMN "test_started_at" timestamp(3) with time zone;
  ALTER TABLE "campaigns" ADD COLUMN "after_end_path" varchar;
  ALTER TABLE "campaigns" ADD COLUMN "has_menu" boolean DEFAULT true;
  ALTER TABLE "campaigns_locales" ADD COLUMN "thanks_title" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "thanks_text" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "thanks_label" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "test_promise" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "test_lead" varchar;
  ALTER TABLE "campaigns_locales" ADD COLUMN "test_form_title" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_thanks_href" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_worth_value" numeric;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_worth_currency" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_shows_end" boolean DEFAULT false;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_places" numeric;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_test_is_running" boolean DEFAULT false;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_test_share" numeric DEFAULT 50;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_test_started_at" timestamp(3) with time zone;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_after_end_path" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_has_menu" boolean DEFAULT true;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_thanks_title" varchar;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_thanks_text" varchar;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_thanks_label" varchar;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_test_promise" varchar;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_test_lead" varchar;
  ALTER TABLE "_campaigns_v_locales" ADD COLUMN "version_test_form_title" varchar;
  ALTER TABLE "leads" ADD COLUMN "campaign_value" numeric;
  ALTER TABLE "leads" ADD COLUMN "campaign_currency" varchar;
  ALTER TABLE "leads" ADD COLUMN "variant" "enum_leads_variant";
  ALTER TABLE "leads" ADD COLUMN "variant_test" varchar;
  ALTER TABLE "campaigns_wordings" ADD CONSTRAINT "campaigns_wordings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_wordings_locales" ADD CONSTRAINT "campaigns_wordings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns_wordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_texts" ADD CONSTRAINT "campaigns_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_wordings" ADD CONSTRAINT "_campaigns_v_version_wordings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_version_wordings_locales" ADD CONSTRAINT "_campaigns_v_version_wordings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_campaigns_v_version_wordings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_campaigns_v_texts" ADD CONSTRAINT "_campaigns_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_campaigns_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "campaigns_wordings_order_idx" ON "campaigns_wordings" USING btree ("_order");
  CREATE INDEX "campaigns_wordings_parent_id_idx" ON "campaigns_wordings" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "campaigns_wordings_locales_locale_parent_id_unique" ON "campaigns_wordings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "campaigns_texts_order_parent" ON "campaigns_texts" USING btree ("order","parent_id");
  CREATE INDEX "_campaigns_v_version_wordings_order_idx" ON "_campaigns_v_version_wordings" USING btree ("_order");
  CREATE INDEX "_campaigns_v_version_wordings_parent_id_idx" ON "_campaigns_v_version_wordings" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_campaigns_v_version_wordings_locales_locale_parent_id_uniqu" ON "_campaigns_v_version_wordings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_campaigns_v_texts_order_parent" ON "_campaigns_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "leads_variant_test_idx" ON "leads" USING btree ("variant_test");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "campaigns_wordings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns_wordings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_campaigns_v_version_wordings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_campaigns_v_version_wordings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_campaigns_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "campaigns_wordings" CASCADE;
  DROP TABLE "campaigns_wordings_locales" CASCADE;
  DROP TABLE "campaigns_texts" CASCADE;
  DROP TABLE "_campaigns_v_version_wordings" CASCADE;
  DROP TABLE "_campaigns_v_version_wordings_locales" CASCADE;
  DROP TABLE "_campaigns_v_texts" CASCADE;
  ALTER TABLE "campaigns" ALTER COLUMN "after_end" SET DATA TYPE text;
  ALTER TABLE "campaigns" ALTER COLUMN "after_end" SET DEFAULT 'note'::text;
  DROP TYPE "public"."enum_campaigns_after_end";
  CREATE TYPE "public"."enum_campaigns_after_end" AS ENUM('note', 'gone');
  ALTER TABLE "campaigns" ALTER COLUMN "after_end" SET DEFAULT 'note'::"public"."enum_campaigns_after_end";
  ALTER TABLE "campaigns" ALTER COLUMN "after_end" SET DATA TYPE "public"."enum_campaigns_after_end" USING "after_end"::"public"."enum_campaigns_after_end";
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_after_end" SET DATA TYPE text;
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_after_end" SET DEFAULT 'note'::text;
  DROP TYPE "public"."enum__campaigns_v_version_after_end";
  CREATE TYPE "public"."enum__campaigns_v_version_after_end" AS ENUM('note', 'gone');
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_after_end" SET DEFAULT 'note'::"public"."enum__campaigns_v_version_after_end";
  ALTER TABLE "_campaigns_v" ALTER COLUMN "version_after_end" SET DATA TYPE "public"."enum__campaigns_v_version_after_end" USING "version_after_end"::"public"."enum__campaigns_v_version_after_end";
  DROP INDEX "leads_variant_test_idx";
  ALTER TABLE "campaigns" DROP COLUMN "thanks_href";
  ALTER TABLE "campaigns" DROP COLUMN "worth_value";
  ALTER TABLE "campaigns" DROP COLUMN "worth_currency";
  ALTER TABLE "campaigns" DROP COLUMN "shows_end";
  ALTER TABLE "campaigns" DROP COLUMN "places";
  ALTER TABLE "campaigns" DROP COLUMN "test_is_running";
  ALTER TABLE "campaigns" DROP COLUMN "test_share";
  ALTER TABLE "campaigns" DROP COLUMN "test_started_at";
  ALTER TABLE "campaigns" DROP COLUMN "after_end_path";
  ALTER TABLE "campaigns" DROP COLUMN "has_menu";
  ALTER TABLE "campaigns_locales" DROP COLUMN "thanks_title";
  ALTER TABLE "campaigns_locales" DROP COLUMN "thanks_text";
  ALTER TABLE "campaigns_locales" DROP COLUMN "thanks_label";
  ALTER TABLE "campaigns_locales" DROP COLUMN "test_promise";
  ALTER TABLE "campaigns_locales" DROP COLUMN "test_lead";
  ALTER TABLE "campaigns_locales" DROP COLUMN "test_form_title";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_thanks_href";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_worth_value";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_worth_currency";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_shows_end";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_places";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_test_is_running";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_test_share";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_test_started_at";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_after_end_path";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_has_menu";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_thanks_title";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_thanks_text";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_thanks_label";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_test_promise";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_test_lead";
  ALTER TABLE "_campaigns_v_locales" DROP COLUMN "version_test_form_title";
  ALTER TABLE "leads" DROP COLUMN "campaign_value";
  ALTER TABLE "leads" DROP COLUMN "campaign_currency";
  ALTER TABLE "leads" DROP COLUMN "variant";
  ALTER TABLE "leads" DROP COLUMN "variant_test";
  DROP TYPE "public"."enum_leads_variant";`)
}
