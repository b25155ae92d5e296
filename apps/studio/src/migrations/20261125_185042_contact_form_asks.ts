import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_leads_reply_by" AS ENUM('phone', 'whatsapp', 'email');
  CREATE TYPE "public"."enum_leads_reply_when" AS ENUM('morning', 'afternoon', 'evening');
  CREATE TYPE "public"."enum_general_contact_form" AS ENUM('company', 'service', 'branch', 'budget', 'replyBy', 'replyWhen');
  CREATE TYPE "public"."enum__general_v_version_contact_form" AS ENUM('company', 'service', 'branch', 'budget', 'replyBy', 'replyWhen');
  CREATE TABLE "general_contact_form" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_general_contact_form",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_general_v_version_contact_form" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__general_v_version_contact_form",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "reply_by" "enum_leads_reply_by";
  ALTER TABLE "leads" ADD COLUMN "reply_when" "enum_leads_reply_when";
  ALTER TABLE "general_contact_form" ADD CONSTRAINT "general_contact_form_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."general"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_general_v_version_contact_form" ADD CONSTRAINT "_general_v_version_contact_form_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_general_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "general_contact_form_order_idx" ON "general_contact_form" USING btree ("order");
  CREATE INDEX "general_contact_form_parent_idx" ON "general_contact_form" USING btree ("parent_id");
  CREATE INDEX "_general_v_version_contact_form_order_idx" ON "_general_v_version_contact_form" USING btree ("order");
  CREATE INDEX "_general_v_version_contact_form_parent_idx" ON "_general_v_version_contact_form" USING btree ("parent_id");`)

  // Agencies that stand already go on asking what they asked until now.
  await db.execute(sql`
  INSERT INTO "general_contact_form" ("order", "parent_id", "value")
    SELECT n, g.id, asked::"enum_general_contact_form" FROM "general" g,
      unnest(ARRAY['company', 'service', 'branch']) WITH ORDINALITY AS a(asked, n);
  INSERT INTO "_general_v_version_contact_form" ("order", "parent_id", "value")
    SELECT n, v.id, asked::"enum__general_v_version_contact_form" FROM "_general_v" v,
      unnest(ARRAY['company', 'service', 'branch']) WITH ORDINALITY AS a(asked, n);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "general_contact_form" CASCADE;
  DROP TABLE "_general_v_version_contact_form" CASCADE;
  ALTER TABLE "leads" DROP COLUMN "reply_by";
  ALTER TABLE "leads" DROP COLUMN "reply_when";
  DROP TYPE "public"."enum_leads_reply_by";
  DROP TYPE "public"."enum_leads_reply_when";
  DROP TYPE "public"."enum_general_contact_form";
  DROP TYPE "public"."enum__general_v_version_contact_form";`)
}
