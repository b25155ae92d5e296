import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_api_keys_scopes" AS ENUM('leads:create', 'content:read', 'links:read');
  ALTER TYPE "public"."enum_leads_came_by" ADD VALUE 'system';
  ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'api-key' BEFORE 'publish';
  CREATE TABLE "api_keys_scopes" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_api_keys_scopes",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "api_keys" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"beginning" varchar,
  	"last_used_on" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"created_by_id" uuid,
  	"hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "api_keys_scopes" ADD CONSTRAINT "api_keys_scopes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "api_keys_scopes_order_idx" ON "api_keys_scopes" USING btree ("order");
  CREATE INDEX "api_keys_scopes_parent_idx" ON "api_keys_scopes" USING btree ("parent_id");
  CREATE INDEX "api_keys_created_by_idx" ON "api_keys" USING btree ("created_by_id");
  CREATE UNIQUE INDEX "api_keys_hash_idx" ON "api_keys" USING btree ("hash");
  CREATE INDEX "api_keys_updated_at_idx" ON "api_keys" USING btree ("updated_at");
  CREATE INDEX "api_keys_created_at_idx" ON "api_keys" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "api_keys_scopes" CASCADE;
  DROP TABLE "api_keys" CASCADE;
  UPDATE "leads" SET "came_by" = 'other' WHERE "came_by" = 'system';
  DELETE FROM "audit_log" WHERE "act" = 'api-key';
  ALTER TABLE "leads" ALTER COLUMN "came_by" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_came_by";
  CREATE TYPE "public"."enum_leads_came_by" AS ENUM('call', 'chat', 'visit', 'card', 'other');
  ALTER TABLE "leads" ALTER COLUMN "came_by" SET DATA TYPE "public"."enum_leads_came_by" USING "came_by"::"public"."enum_leads_came_by";
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_act";
  CREATE TYPE "public"."enum_audit_log_act" AS ENUM('login', 'login-refused', 'person-made', 'person-removed', 'invited', 'joined', 'handed-over', 'let-back', 'role', 'password', 'email', 'factor-on', 'factor-off', 'factor-reset', 'recovery-used', 'recovery-made', 'recipients', 'template', 'webhook', 'publish', 'newsletter-sent', 'unpublish', 'merge', 'export');
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_log_act" USING "act"::"public"."enum_audit_log_act";
  DROP TYPE "public"."enum_api_keys_scopes";`)
}
