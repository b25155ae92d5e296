/**
 * What Arabic said when its English was last written, as a table of its own: no collection, because rows
 * are written inside the transaction of the document, and read with all of a list at once.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE translations (
      owner text PRIMARY KEY,
      ar jsonb NOT NULL DEFAULT '{}',
      en jsonb NOT NULL DEFAULT '{}',
      seen jsonb NOT NULL DEFAULT '{}'
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE translations`)
}
