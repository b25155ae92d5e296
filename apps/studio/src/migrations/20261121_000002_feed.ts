/**
 * The tables of the changes feed, as a migration. They are no collection: rows are written inside
 * the transaction of the document that changed, and only ever appended.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE changes (
      id bigserial PRIMARY KEY,
      tags text[] NOT NULL CHECK (cardinality(tags) > 0),
      at timestamptz NOT NULL DEFAULT now()
    )`)
  await db.execute(sql`
    CREATE TABLE feed_epoch (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      epoch uuid NOT NULL DEFAULT gen_random_uuid()
    )`)
  await db.execute(sql`INSERT INTO feed_epoch DEFAULT VALUES`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE changes, feed_epoch`)
}
