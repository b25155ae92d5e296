import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: the backup that was made before it; it changes what was there.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs_questions" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "jobs_questions" SET "kind" = 'long' WHERE "kind" = 'file';
  ALTER TABLE "jobs_questions" ALTER COLUMN "kind" SET DEFAULT 'short'::text;
  DROP TYPE "public"."enum_jobs_questions_kind";
  CREATE TYPE "public"."enum_jobs_questions_kind" AS ENUM('short', 'long', 'single', 'multiple', 'yes-no', 'number', 'date', 'url');
  ALTER TABLE "jobs_questions" ALTER COLUMN "kind" SET DEFAULT 'short'::"public"."enum_jobs_questions_kind";
  ALTER TABLE "jobs_questions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_jobs_questions_kind" USING "kind"::"public"."enum_jobs_questions_kind";
  ALTER TABLE "_jobs_v_version_questions" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "_jobs_v_version_questions" SET "kind" = 'long' WHERE "kind" = 'file';
  ALTER TABLE "_jobs_v_version_questions" ALTER COLUMN "kind" SET DEFAULT 'short'::text;
  DROP TYPE "public"."enum__jobs_v_version_questions_kind";
  CREATE TYPE "public"."enum__jobs_v_version_questions_kind" AS ENUM('short', 'long', 'single', 'multiple', 'yes-no', 'number', 'date', 'url');
  ALTER TABLE "_jobs_v_version_questions" ALTER COLUMN "kind" SET DEFAULT 'short'::"public"."enum__jobs_v_version_questions_kind";
  ALTER TABLE "_jobs_v_version_questions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum__jobs_v_version_questions_kind" USING "kind"::"public"."enum__jobs_v_version_questions_kind";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_jobs_questions_kind" ADD VALUE 'file';
  ALTER TYPE "public"."enum__jobs_v_version_questions_kind" ADD VALUE 'file';`)
}
