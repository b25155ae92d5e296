import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_issues_state" AS ENUM('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped');
  ALTER TYPE "public"."enum_outbox_kind" ADD VALUE 'newsletter';
  ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'newsletter-sent' BEFORE 'unpublish';
  CREATE TABLE "newsletter_issues_blocks_text" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_text_locales" (
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "newsletter_issues_blocks_picture" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" uuid NOT NULL,
  	"href" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_picture_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "newsletter_issues_blocks_button" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_button_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "newsletter_issues_blocks_post" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"post_id" uuid NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues_blocks_divider" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"block_name" varchar
  );
  
  CREATE TABLE "newsletter_issues" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"slug" varchar NOT NULL,
  	"pace" numeric DEFAULT 60 NOT NULL,
  	"state" "enum_newsletter_issues_state" DEFAULT 'draft' NOT NULL,
  	"send_at" timestamp(3) with time zone,
  	"started_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"sent_in" varchar,
  	"batch_at" timestamp(3) with time zone,
  	"letters" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_issues_locales" (
  	"subject" varchar,
  	"preheader" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "outbox" ADD COLUMN "issue" varchar;
  ALTER TABLE "outbox" ADD COLUMN "left_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_issues_blocks_text" ADD CONSTRAINT "newsletter_issues_blocks_text_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_text_locales" ADD CONSTRAINT "newsletter_issues_blocks_text_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues_blocks_text"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_picture" ADD CONSTRAINT "newsletter_issues_blocks_picture_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_picture" ADD CONSTRAINT "newsletter_issues_blocks_picture_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_picture_locales" ADD CONSTRAINT "newsletter_issues_blocks_picture_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues_blocks_picture"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_button" ADD CONSTRAINT "newsletter_issues_blocks_button_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_button_locales" ADD CONSTRAINT "newsletter_issues_blocks_button_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues_blocks_button"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_post" ADD CONSTRAINT "newsletter_issues_blocks_post_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_post" ADD CONSTRAINT "newsletter_issues_blocks_post_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_blocks_divider" ADD CONSTRAINT "newsletter_issues_blocks_divider_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_locales" ADD CONSTRAINT "newsletter_issues_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletter_issues_blocks_text_order_idx" ON "newsletter_issues_blocks_text" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_text_parent_id_idx" ON "newsletter_issues_blocks_text" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_text_path_idx" ON "newsletter_issues_blocks_text" USING btree ("_path");
  CREATE UNIQUE INDEX "newsletter_issues_blocks_text_locales_locale_parent_id_uniqu" ON "newsletter_issues_blocks_text_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_issues_blocks_picture_order_idx" ON "newsletter_issues_blocks_picture" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_picture_parent_id_idx" ON "newsletter_issues_blocks_picture" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_picture_path_idx" ON "newsletter_issues_blocks_picture" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_picture_image_idx" ON "newsletter_issues_blocks_picture" USING btree ("image_id");
  CREATE UNIQUE INDEX "newsletter_issues_blocks_picture_locales_locale_parent_id_un" ON "newsletter_issues_blocks_picture_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_issues_blocks_button_order_idx" ON "newsletter_issues_blocks_button" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_button_parent_id_idx" ON "newsletter_issues_blocks_button" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_button_path_idx" ON "newsletter_issues_blocks_button" USING btree ("_path");
  CREATE UNIQUE INDEX "newsletter_issues_blocks_button_locales_locale_parent_id_uni" ON "newsletter_issues_blocks_button_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_issues_blocks_post_order_idx" ON "newsletter_issues_blocks_post" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_post_parent_id_idx" ON "newsletter_issues_blocks_post" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_post_path_idx" ON "newsletter_issues_blocks_post" USING btree ("_path");
  CREATE INDEX "newsletter_issues_blocks_post_post_idx" ON "newsletter_issues_blocks_post" USING btree ("post_id");
  CREATE INDEX "newsletter_issues_blocks_divider_order_idx" ON "newsletter_issues_blocks_divider" USING btree ("_order");
  CREATE INDEX "newsletter_issues_blocks_divider_parent_id_idx" ON "newsletter_issues_blocks_divider" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_blocks_divider_path_idx" ON "newsletter_issues_blocks_divider" USING btree ("_path");
  CREATE UNIQUE INDEX "newsletter_issues_slug_idx" ON "newsletter_issues" USING btree ("slug");
  CREATE INDEX "newsletter_issues_state_idx" ON "newsletter_issues" USING btree ("state");
  CREATE INDEX "newsletter_issues_started_at_idx" ON "newsletter_issues" USING btree ("started_at");
  CREATE INDEX "newsletter_issues_updated_at_idx" ON "newsletter_issues" USING btree ("updated_at");
  CREATE INDEX "newsletter_issues_created_at_idx" ON "newsletter_issues" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_issues_locales_locale_parent_id_unique" ON "newsletter_issues_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "outbox_issue_idx" ON "outbox" USING btree ("issue");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_issues_blocks_text" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_blocks_text_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_blocks_picture" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_blocks_picture_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_blocks_button" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_blocks_button_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_blocks_post" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_blocks_divider" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletter_issues_blocks_text" CASCADE;
  DROP TABLE "newsletter_issues_blocks_text_locales" CASCADE;
  DROP TABLE "newsletter_issues_blocks_picture" CASCADE;
  DROP TABLE "newsletter_issues_blocks_picture_locales" CASCADE;
  DROP TABLE "newsletter_issues_blocks_button" CASCADE;
  DROP TABLE "newsletter_issues_blocks_button_locales" CASCADE;
  DROP TABLE "newsletter_issues_blocks_post" CASCADE;
  DROP TABLE "newsletter_issues_blocks_divider" CASCADE;
  DROP TABLE "newsletter_issues" CASCADE;
  DROP TABLE "newsletter_issues_locales" CASCADE;
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_outbox_kind";
  CREATE TYPE "public"."enum_outbox_kind" AS ENUM('lead-notice', 'lead-receipt', 'application-notice', 'application-receipt', 'application-stage', 'application-rejection', 'interview-invitation', 'subscription-confirm', 'subscription-welcome', 'job-alert', 'studio-invitation', 'retention-warning');
  ALTER TABLE "outbox" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_outbox_kind" USING "kind"::"public"."enum_outbox_kind";
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_act";
  CREATE TYPE "public"."enum_audit_log_act" AS ENUM('login', 'login-refused', 'person-made', 'person-removed', 'invited', 'joined', 'handed-over', 'let-back', 'role', 'password', 'email', 'factor-on', 'factor-off', 'factor-reset', 'recovery-used', 'recovery-made', 'recipients', 'template', 'webhook', 'publish', 'unpublish', 'export');
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_log_act" USING "act"::"public"."enum_audit_log_act";
  DROP INDEX "outbox_issue_idx";
  ALTER TABLE "outbox" DROP COLUMN "issue";
  ALTER TABLE "outbox" DROP COLUMN "left_at";
  DROP TYPE "public"."enum_newsletter_issues_state";`)
}
