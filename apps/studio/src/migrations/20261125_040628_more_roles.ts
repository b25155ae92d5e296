import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_users_role" ADD VALUE 'owner' BEFORE 'admin';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'marketer' BEFORE 'sales';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'viewer';
  ALTER TYPE "public"."enum_general_second_factor_roles" ADD VALUE 'owner' BEFORE 'admin';
  ALTER TYPE "public"."enum_general_second_factor_roles" ADD VALUE 'marketer' BEFORE 'sales';
  ALTER TYPE "public"."enum_general_second_factor_roles" ADD VALUE 'viewer';
  ALTER TYPE "public"."enum__general_v_version_second_factor_roles" ADD VALUE 'owner' BEFORE 'admin';
  ALTER TYPE "public"."enum__general_v_version_second_factor_roles" ADD VALUE 'marketer' BEFORE 'sales';
  ALTER TYPE "public"."enum__general_v_version_second_factor_roles" ADD VALUE 'viewer';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  UPDATE "users" SET "role" = CASE "role" WHEN 'owner' THEN 'admin' WHEN 'marketer' THEN 'holder' WHEN 'viewer' THEN 'holder' ELSE "role" END;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'sales', 'recruiter', 'holder');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "general_second_factor_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DELETE FROM "general_second_factor_roles" WHERE "value" IN ('owner', 'marketer', 'viewer');
  DROP TYPE "public"."enum_general_second_factor_roles";
  CREATE TYPE "public"."enum_general_second_factor_roles" AS ENUM('admin', 'editor', 'sales', 'recruiter', 'holder');
  ALTER TABLE "general_second_factor_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum_general_second_factor_roles" USING "value"::"public"."enum_general_second_factor_roles";
  ALTER TABLE "_general_v_version_second_factor_roles" ALTER COLUMN "value" SET DATA TYPE text;
  DELETE FROM "_general_v_version_second_factor_roles" WHERE "value" IN ('owner', 'marketer', 'viewer');
  DROP TYPE "public"."enum__general_v_version_second_factor_roles";
  CREATE TYPE "public"."enum__general_v_version_second_factor_roles" AS ENUM('admin', 'editor', 'sales', 'recruiter', 'holder');
  ALTER TABLE "_general_v_version_second_factor_roles" ALTER COLUMN "value" SET DATA TYPE "public"."enum__general_v_version_second_factor_roles" USING "value"::"public"."enum__general_v_version_second_factor_roles";`)
}
