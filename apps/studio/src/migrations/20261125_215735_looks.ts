import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_campaigns_proofs_drawing" AS ENUM('way', 'fewer', 'load', 'sizes', 'scripts', 'files', 'days');
  CREATE TYPE "public"."enum__campaigns_v_version_proofs_drawing" AS ENUM('way', 'fewer', 'load', 'sizes', 'scripts', 'files', 'days');
  ALTER TABLE "projects_gallery" ADD COLUMN "recording_id" uuid;
  ALTER TABLE "projects_gallery" ADD COLUMN "scrolls" boolean DEFAULT false;
  ALTER TABLE "_projects_v_version_gallery" ADD COLUMN "recording_id" uuid;
  ALTER TABLE "_projects_v_version_gallery" ADD COLUMN "scrolls" boolean DEFAULT false;
  ALTER TABLE "campaigns_proofs" ADD COLUMN "drawing" "enum_campaigns_proofs_drawing";
  ALTER TABLE "_campaigns_v_version_proofs" ADD COLUMN "drawing" "enum__campaigns_v_version_proofs_drawing";
  ALTER TABLE "projects_gallery" ADD CONSTRAINT "projects_gallery_recording_id_files_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_gallery" ADD CONSTRAINT "_projects_v_version_gallery_recording_id_files_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "projects_gallery_recording_idx" ON "projects_gallery" USING btree ("recording_id");
  CREATE INDEX "_projects_v_version_gallery_recording_idx" ON "_projects_v_version_gallery" USING btree ("recording_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_gallery" DROP CONSTRAINT "projects_gallery_recording_id_files_id_fk";
  
  ALTER TABLE "_projects_v_version_gallery" DROP CONSTRAINT "_projects_v_version_gallery_recording_id_files_id_fk";
  
  DROP INDEX "projects_gallery_recording_idx";
  DROP INDEX "_projects_v_version_gallery_recording_idx";
  ALTER TABLE "projects_gallery" DROP COLUMN "recording_id";
  ALTER TABLE "projects_gallery" DROP COLUMN "scrolls";
  ALTER TABLE "_projects_v_version_gallery" DROP COLUMN "recording_id";
  ALTER TABLE "_projects_v_version_gallery" DROP COLUMN "scrolls";
  ALTER TABLE "campaigns_proofs" DROP COLUMN "drawing";
  ALTER TABLE "_campaigns_v_version_proofs" DROP COLUMN "drawing";
  DROP TYPE "public"."enum_campaigns_proofs_drawing";
  DROP TYPE "public"."enum__campaigns_v_version_proofs_drawing";`)
}
