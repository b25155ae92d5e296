import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where documents named services by key, and where they name the documents now. */
const named = [
  { old: 'projects_services', now: 'projects_rels', path: 'services' },
  {
    old: '_projects_v_version_services',
    now: '_projects_v_rels',
    path: 'version.services',
  },
  { old: 'testimonials_services', now: 'testimonials_rels', path: 'services' },
  {
    old: '_testimonials_v_version_services',
    now: '_testimonials_v_rels',
    path: 'version.services',
  },
] as const

/** What the site's code knew of the three: their grounds, and the headings of their pages. */
const grounds = [
  ['web-applications', '8', 62],
  ['mobile-applications', '6', 55],
  ['digital-marketing', '12', 68],
] as const
const headings = [
  ['web-applications', 'ar', 'ما نصنعه.', 'مواقعُ ومنصّاتٌ بنيناها.', 'عندك موقعٌ في بالك؟'],
  ['mobile-applications', 'ar', 'ما نصنعه.', 'تطبيقاتٌ بنيناها.', 'عندك تطبيقٌ في بالك؟'],
  ['digital-marketing', 'ar', 'ما نفعله.', 'حملاتٌ أطلقناها.', 'عندك ما يستحقّ أن يُعرف؟'],
  ['web-applications', 'en', 'What we make.', 'Sites and platforms we built.', 'Got a site in mind?'],
  ['mobile-applications', 'en', 'What we make.', 'Apps we built.', 'Got an app in mind?'],
  ['digital-marketing', 'en', 'What we do.', 'Campaigns we launched.', 'Got something worth knowing?'],
] as const
const calls = {
  ar: 'اكتب لنا سطرين عنه، ونقول لك رأينا صريحًا قبل أن نتّفق على شيء.',
  en: 'Write us two lines about it. You’ll get our honest opinion before we agree on anything.',
} as const

// Way back: the backup that was made before it; it changes what was there.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_services_opening_grid" AS ENUM('6', '8', '12');
  CREATE TYPE "public"."enum__services_v_version_opening_grid" AS ENUM('6', '8', '12');
  CREATE TABLE "testimonials_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" uuid
  );
  
  CREATE TABLE "_testimonials_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" uuid
  );
  ALTER TABLE "services" ALTER COLUMN "key" SET DATA TYPE varchar;
  ALTER TABLE "_services_v" ALTER COLUMN "version_key" SET DATA TYPE varchar;
  ALTER TABLE "projects_rels" ADD COLUMN "services_id" uuid;
  ALTER TABLE "_projects_v_rels" ADD COLUMN "services_id" uuid;
  ALTER TABLE "services" ADD COLUMN "opening_grid" "enum_services_opening_grid" DEFAULT '8';
  ALTER TABLE "services" ADD COLUMN "opening_theta" numeric DEFAULT 62;
  ALTER TABLE "services_locales" ADD COLUMN "words_offer" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "words_work" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "words_call_title" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "words_call_text" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_opening_grid" "enum__services_v_version_opening_grid" DEFAULT '8';
  ALTER TABLE "_services_v" ADD COLUMN "version_opening_theta" numeric DEFAULT 62;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_words_offer" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_words_work" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_words_call_title" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_words_call_text" varchar;
  ALTER TABLE "testimonials_rels" ADD CONSTRAINT "testimonials_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_rels" ADD CONSTRAINT "testimonials_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v_rels" ADD CONSTRAINT "_testimonials_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v_rels" ADD CONSTRAINT "_testimonials_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "testimonials_rels_order_idx" ON "testimonials_rels" USING btree ("order");
  CREATE INDEX "testimonials_rels_parent_idx" ON "testimonials_rels" USING btree ("parent_id");
  CREATE INDEX "testimonials_rels_path_idx" ON "testimonials_rels" USING btree ("path");
  CREATE INDEX "testimonials_rels_services_id_idx" ON "testimonials_rels" USING btree ("services_id");
  CREATE INDEX "_testimonials_v_rels_order_idx" ON "_testimonials_v_rels" USING btree ("order");
  CREATE INDEX "_testimonials_v_rels_parent_idx" ON "_testimonials_v_rels" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_rels_path_idx" ON "_testimonials_v_rels" USING btree ("path");
  CREATE INDEX "_testimonials_v_rels_services_id_idx" ON "_testimonials_v_rels" USING btree ("services_id");
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_rels_services_id_idx" ON "projects_rels" USING btree ("services_id");
  CREATE INDEX "_projects_v_rels_services_id_idx" ON "_projects_v_rels" USING btree ("services_id");`)
  await makeMissing(db)
  for (const { old, now, path } of named)
    await db.execute(sql`
      INSERT INTO ${sql.identifier(now)} ("order", "parent_id", "path", "services_id")
        SELECT o."order", o."parent_id", ${path}, s."id" FROM ${sql.identifier(old)} o
          JOIN "services" s ON s."key" = o."value"::text ORDER BY o."parent_id", o."order"`)
  await describeThree(db)
  await db.execute(sql`
  
  ALTER TABLE "projects_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_v_version_services" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "projects_services" CASCADE;
  DROP TABLE "_projects_v_version_services" CASCADE;
  DROP TABLE "testimonials_services" CASCADE;
  DROP TABLE "_testimonials_v_version_services" CASCADE;
  DROP TYPE "public"."enum_projects_services";
  DROP TYPE "public"."enum__projects_v_version_services";
  DROP TYPE "public"."enum_services_key";
  DROP TYPE "public"."enum__services_v_version_key";
  DROP TYPE "public"."enum_testimonials_services";
  DROP TYPE "public"."enum__testimonials_v_version_services";`)
}

/** A key that work or voices name and that no document has becomes a draft, so that nothing is forgotten. */
async function makeMissing(db: MigrateUpArgs['db']) {
  await db.execute(sql`
    WITH "asked" AS (
      SELECT "value"::text AS "key" FROM "projects_services"
      UNION SELECT "value"::text FROM "_projects_v_version_services"
      UNION SELECT "value"::text FROM "testimonials_services"
      UNION SELECT "value"::text FROM "_testimonials_v_version_services"
    ), "made" AS (
      INSERT INTO "services" ("key") SELECT "key" FROM "asked"
        WHERE "key" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "services" s WHERE s."key" = "asked"."key")
        RETURNING "id", "key", "created_at"
    )
    INSERT INTO "_services_v" ("parent_id", "version_key", "version_created_at", "version_updated_at", "latest")
      SELECT "id", "key", "created_at", "created_at", true FROM "made"`)
}

async function describeThree(db: MigrateUpArgs['db']) {
  for (const [key, grid, theta] of grounds) {
    await db.execute(sql`UPDATE "services" SET "opening_theta" = ${theta},
      "opening_grid" = ${grid}::"enum_services_opening_grid" WHERE "key" = ${key}`)
    await db.execute(sql`UPDATE "_services_v" SET "version_opening_theta" = ${theta},
      "version_opening_grid" = ${grid}::"enum__services_v_version_opening_grid" WHERE "version_key" = ${key}`)
  }
  for (const [key, locale, offer, work, callTitle] of headings) {
    await db.execute(sql`UPDATE "services_locales" l SET "words_offer" = ${offer}, "words_work" = ${work},
        "words_call_title" = ${callTitle}, "words_call_text" = ${calls[locale]}
      FROM "services" s WHERE s."id" = l."_parent_id" AND s."key" = ${key} AND l."_locale"::text = ${locale}`)
    await db.execute(sql`UPDATE "_services_v_locales" l SET "version_words_offer" = ${offer},
        "version_words_work" = ${work}, "version_words_call_title" = ${callTitle},
        "version_words_call_text" = ${calls[locale]}
      FROM "_services_v" v WHERE v."id" = l."_parent_id" AND v."version_key" = ${key} AND l."_locale"::text = ${locale}`)
  }
}

/** Refuses while there is a service under another key: older code has no place for it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_services" AS ENUM('web-applications', 'mobile-applications', 'digital-marketing');
  CREATE TYPE "public"."enum__projects_v_version_services" AS ENUM('web-applications', 'mobile-applications', 'digital-marketing');
  CREATE TYPE "public"."enum_services_key" AS ENUM('web-applications', 'mobile-applications', 'digital-marketing');
  CREATE TYPE "public"."enum__services_v_version_key" AS ENUM('web-applications', 'mobile-applications', 'digital-marketing');
  CREATE TYPE "public"."enum_testimonials_services" AS ENUM('web-applications', 'mobile-applications', 'digital-marketing');
  CREATE TYPE "public"."enum__testimonials_v_version_services" AS ENUM('web-applications', 'mobile-applications', 'digital-marketing');
  CREATE TABLE "projects_services" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_projects_services",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__projects_v_version_services",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "testimonials_services" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_testimonials_services",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_testimonials_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__testimonials_v_version_services",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  ALTER TABLE "services" ALTER COLUMN "key" SET DATA TYPE "public"."enum_services_key" USING "key"::"public"."enum_services_key";
  ALTER TABLE "_services_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__services_v_version_key" USING "version_key"::"public"."enum__services_v_version_key";
  ALTER TABLE "projects_services" ADD CONSTRAINT "projects_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_services" ADD CONSTRAINT "_projects_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_services" ADD CONSTRAINT "testimonials_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v_version_services" ADD CONSTRAINT "_testimonials_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "projects_services_order_idx" ON "projects_services" USING btree ("order");
  CREATE INDEX "projects_services_parent_idx" ON "projects_services" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_services_order_idx" ON "_projects_v_version_services" USING btree ("order");
  CREATE INDEX "_projects_v_version_services_parent_idx" ON "_projects_v_version_services" USING btree ("parent_id");
  CREATE INDEX "testimonials_services_order_idx" ON "testimonials_services" USING btree ("order");
  CREATE INDEX "testimonials_services_parent_idx" ON "testimonials_services" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_services_order_idx" ON "_testimonials_v_version_services" USING btree ("order");
  CREATE INDEX "_testimonials_v_version_services_parent_idx" ON "_testimonials_v_version_services" USING btree ("parent_id");`)
  for (const { old, now, path } of named)
    await db.execute(sql`
      INSERT INTO ${sql.identifier(old)} ("order", "parent_id", "value")
        SELECT r."order", r."parent_id", s."key"::text::${sql.identifier(`enum_${old}`)}
          FROM ${sql.identifier(now)} r JOIN "services" s ON s."id" = r."services_id" WHERE r."path" = ${path}`)
  await db.execute(sql`
    DELETE FROM "projects_rels" WHERE "services_id" IS NOT NULL;
    DELETE FROM "_projects_v_rels" WHERE "services_id" IS NOT NULL;
ALTER TABLE "testimonials_rels" DISABLE ROW LEVEL SECURITY;
ALTER TABLE "_testimonials_v_rels" DISABLE ROW LEVEL SECURITY;
DROP TABLE "testimonials_rels" CASCADE;
DROP TABLE "_testimonials_v_rels" CASCADE;
ALTER TABLE "projects_rels" DROP CONSTRAINT "projects_rels_services_fk";
ALTER TABLE "_projects_v_rels" DROP CONSTRAINT "_projects_v_rels_services_fk";
DROP INDEX "projects_rels_services_id_idx";
DROP INDEX "_projects_v_rels_services_id_idx";
ALTER TABLE "projects_rels" DROP COLUMN "services_id";
ALTER TABLE "_projects_v_rels" DROP COLUMN "services_id";
ALTER TABLE "services" DROP COLUMN "opening_grid";
ALTER TABLE "services" DROP COLUMN "opening_theta";
ALTER TABLE "services_locales" DROP COLUMN "words_offer";
ALTER TABLE "services_locales" DROP COLUMN "words_work";
ALTER TABLE "services_locales" DROP COLUMN "words_call_title";
ALTER TABLE "services_locales" DROP COLUMN "words_call_text";
ALTER TABLE "_services_v" DROP COLUMN "version_opening_grid";
ALTER TABLE "_services_v" DROP COLUMN "version_opening_theta";
ALTER TABLE "_services_v_locales" DROP COLUMN "version_words_offer";
ALTER TABLE "_services_v_locales" DROP COLUMN "version_words_work";
ALTER TABLE "_services_v_locales" DROP COLUMN "version_words_call_title";
ALTER TABLE "_services_v_locales" DROP COLUMN "version_words_call_text";
DROP TYPE "public"."enum_services_opening_grid";
DROP TYPE "public"."enum__services_v_version_opening_grid";`)
}
