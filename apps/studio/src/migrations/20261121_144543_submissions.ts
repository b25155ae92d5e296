import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_form" AS ENUM('contact', 'campaign', 'subscribe', 'apply', 'exchange');
  CREATE TABLE "submissions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"form" "enum_submissions_form" NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"company" varchar,
  	"service" varchar,
  	"branch" varchar,
  	"subject" varchar,
  	"message" varchar,
  	"attachment_name" varchar,
  	"reference" varchar,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"is_quarantined" boolean DEFAULT false,
  	"quarantine_reasons" varchar,
  	"locale" varchar,
  	"page_url" varchar,
  	"idempotency_key" varchar NOT NULL,
  	"attachment_file" varchar,
  	"payload" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submissions_id" uuid;
  CREATE INDEX "submissions_form_idx" ON "submissions" USING btree ("form");
  CREATE INDEX "submissions_received_at_idx" ON "submissions" USING btree ("received_at");
  CREATE INDEX "submissions_is_quarantined_idx" ON "submissions" USING btree ("is_quarantined");
  CREATE UNIQUE INDEX "submissions_idempotency_key_idx" ON "submissions" USING btree ("idempotency_key");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "submissions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submissions_fk";
  
  DROP INDEX "payload_locked_documents_rels_submissions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submissions_id";
  DROP TYPE "public"."enum_submissions_form";`)
}
