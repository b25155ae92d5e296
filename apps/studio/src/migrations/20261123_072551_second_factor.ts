import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_general_second_factor_roles" AS ENUM('admin', 'editor', 'sales', 'recruiter', 'holder');
  CREATE TYPE "public"."enum__general_v_version_second_factor_roles" AS ENUM('admin', 'editor', 'sales', 'recruiter', 'holder');
  ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'factor-on' BEFORE 'recipients';
  ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'factor-off' BEFORE 'recipients';
  ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'factor-reset' BEFORE 'recipients';
  ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'recovery-used' BEFORE 'recipients';
  ALTER TYPE "public"."enum_audit_log_act" ADD VALUE 'recovery-made' BEFORE 'recipients';
  CREATE TABLE "general_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_general_second_factor_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "_general_v_version_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__general_v_version_second_factor_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "must_change_password" boolean DEFAULT false;
  ALTER TABLE "general_second_factor_roles" ADD CONSTRAINT "general_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."general"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_general_v_version_second_factor_roles" ADD CONSTRAINT "_general_v_version_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_general_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "general_second_factor_roles_order_idx" ON "general_second_factor_roles" USING btree ("order");
  CREATE INDEX "general_second_factor_roles_parent_idx" ON "general_second_factor_roles" USING btree ("parent_id");
  CREATE INDEX "_general_v_version_second_factor_roles_order_idx" ON "_general_v_version_second_factor_roles" USING btree ("order");
  CREATE INDEX "_general_v_version_second_factor_roles_parent_idx" ON "_general_v_version_second_factor_roles" USING btree ("parent_id");`)
  // No collections: what they hold is no answer's to give.
  await db.execute(sql`
    CREATE TABLE second_factors (
      user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      secret text NOT NULL,
      last_step bigint NOT NULL,
      confirmed_at timestamptz NOT NULL DEFAULT now()
    )`)
  await db.execute(sql`
    CREATE TABLE recovery_codes (
      user_id uuid NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
      hash text NOT NULL,
      PRIMARY KEY (user_id, hash)
    )`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE recovery_codes, second_factors`)
  await db.execute(sql`
   DROP TABLE "general_second_factor_roles" CASCADE;
  DROP TABLE "_general_v_version_second_factor_roles" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_act";
  CREATE TYPE "public"."enum_audit_log_act" AS ENUM('login', 'login-refused', 'person-made', 'person-removed', 'role', 'password', 'email', 'recipients', 'template', 'webhook', 'publish', 'unpublish', 'export');
  ALTER TABLE "audit_log" ALTER COLUMN "act" SET DATA TYPE "public"."enum_audit_log_act" USING "act"::"public"."enum_audit_log_act";
  ALTER TABLE "users" DROP COLUMN "must_change_password";
  DROP TYPE "public"."enum_general_second_factor_roles";
  DROP TYPE "public"."enum__general_v_version_second_factor_roles";`)
}
