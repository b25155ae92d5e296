import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "general_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "general_footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "general_footer_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "general_footer_legal_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_general_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_general_v_version_footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "_general_v_version_footer_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_general_v_version_footer_legal_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "general" ADD COLUMN "action_href" varchar;
  ALTER TABLE "general" ADD COLUMN "show_untranslated_jobs" boolean DEFAULT false;
  ALTER TABLE "general_locales" ADD COLUMN "action_label" varchar;
  ALTER TABLE "general_locales" ADD COLUMN "footer_text" varchar;
  ALTER TABLE "_general_v" ADD COLUMN "version_action_href" varchar;
  ALTER TABLE "_general_v" ADD COLUMN "version_show_untranslated_jobs" boolean DEFAULT false;
  ALTER TABLE "_general_v_locales" ADD COLUMN "version_action_label" varchar;
  ALTER TABLE "_general_v_locales" ADD COLUMN "version_footer_text" varchar;
  ALTER TABLE "general_footer_links" ADD CONSTRAINT "general_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."general"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "general_footer_links_locales" ADD CONSTRAINT "general_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."general_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "general_footer_legal" ADD CONSTRAINT "general_footer_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."general"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "general_footer_legal_locales" ADD CONSTRAINT "general_footer_legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."general_footer_legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_general_v_version_footer_links" ADD CONSTRAINT "_general_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_general_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_general_v_version_footer_links_locales" ADD CONSTRAINT "_general_v_version_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_general_v_version_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_general_v_version_footer_legal" ADD CONSTRAINT "_general_v_version_footer_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_general_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_general_v_version_footer_legal_locales" ADD CONSTRAINT "_general_v_version_footer_legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_general_v_version_footer_legal"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "general_footer_links_order_idx" ON "general_footer_links" USING btree ("_order");
  CREATE INDEX "general_footer_links_parent_id_idx" ON "general_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "general_footer_links_locales_locale_parent_id_unique" ON "general_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "general_footer_legal_order_idx" ON "general_footer_legal" USING btree ("_order");
  CREATE INDEX "general_footer_legal_parent_id_idx" ON "general_footer_legal" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "general_footer_legal_locales_locale_parent_id_unique" ON "general_footer_legal_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_general_v_version_footer_links_order_idx" ON "_general_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_general_v_version_footer_links_parent_id_idx" ON "_general_v_version_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_general_v_version_footer_links_locales_locale_parent_id_uni" ON "_general_v_version_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_general_v_version_footer_legal_order_idx" ON "_general_v_version_footer_legal" USING btree ("_order");
  CREATE INDEX "_general_v_version_footer_legal_parent_id_idx" ON "_general_v_version_footer_legal" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_general_v_version_footer_legal_locales_locale_parent_id_uni" ON "_general_v_version_footer_legal_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "general_footer_links" CASCADE;
  DROP TABLE "general_footer_links_locales" CASCADE;
  DROP TABLE "general_footer_legal" CASCADE;
  DROP TABLE "general_footer_legal_locales" CASCADE;
  DROP TABLE "_general_v_version_footer_links" CASCADE;
  DROP TABLE "_general_v_version_footer_links_locales" CASCADE;
  DROP TABLE "_general_v_version_footer_legal" CASCADE;
  DROP TABLE "_general_v_version_footer_legal_locales" CASCADE;
  ALTER TABLE "general" DROP COLUMN "action_href";
  ALTER TABLE "general" DROP COLUMN "show_untranslated_jobs";
  ALTER TABLE "general_locales" DROP COLUMN "action_label";
  ALTER TABLE "general_locales" DROP COLUMN "footer_text";
  ALTER TABLE "_general_v" DROP COLUMN "version_action_href";
  ALTER TABLE "_general_v" DROP COLUMN "version_show_untranslated_jobs";
  ALTER TABLE "_general_v_locales" DROP COLUMN "version_action_label";
  ALTER TABLE "_general_v_locales" DROP COLUMN "version_footer_text";`)
}
