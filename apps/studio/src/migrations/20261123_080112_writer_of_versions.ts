import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_projects_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "services" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "authors" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_authors_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "jobs" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "campaigns" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_campaigns_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "cards" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_cards_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "branches" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_branches_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "general" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_general_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_home" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_home_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_about" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_about_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_contact" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_contact_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_our_projects" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_our_projects_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_blogs" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_blogs_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_testimonials" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_testimonials_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_join_us" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_join_us_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_thank_you" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_thank_you_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_privacy" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_privacy_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "page_terms" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_page_terms_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "privacy" ADD COLUMN "audit_months" numeric DEFAULT 24 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" DROP COLUMN "saved_by";
  ALTER TABLE "_projects_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "services" DROP COLUMN "saved_by";
  ALTER TABLE "_services_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "posts" DROP COLUMN "saved_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "authors" DROP COLUMN "saved_by";
  ALTER TABLE "_authors_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "testimonials" DROP COLUMN "saved_by";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "jobs" DROP COLUMN "saved_by";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "campaigns" DROP COLUMN "saved_by";
  ALTER TABLE "_campaigns_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "cards" DROP COLUMN "saved_by";
  ALTER TABLE "_cards_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "branches" DROP COLUMN "saved_by";
  ALTER TABLE "_branches_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "general" DROP COLUMN "saved_by";
  ALTER TABLE "_general_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_home" DROP COLUMN "saved_by";
  ALTER TABLE "_page_home_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_about" DROP COLUMN "saved_by";
  ALTER TABLE "_page_about_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_contact" DROP COLUMN "saved_by";
  ALTER TABLE "_page_contact_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_our_projects" DROP COLUMN "saved_by";
  ALTER TABLE "_page_our_projects_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_blogs" DROP COLUMN "saved_by";
  ALTER TABLE "_page_blogs_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_testimonials" DROP COLUMN "saved_by";
  ALTER TABLE "_page_testimonials_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_join_us" DROP COLUMN "saved_by";
  ALTER TABLE "_page_join_us_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_thank_you" DROP COLUMN "saved_by";
  ALTER TABLE "_page_thank_you_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_privacy" DROP COLUMN "saved_by";
  ALTER TABLE "_page_privacy_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "page_terms" DROP COLUMN "saved_by";
  ALTER TABLE "_page_terms_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "privacy" DROP COLUMN "audit_months";`)
}
