/**
 * Counters that leave no gap, as a migration: a number is taken in the transaction that uses it, so
 * a rollback gives it back. They are no collection; nobody reads them but the desk.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE desk_counters (
      name text PRIMARY KEY,
      last bigint NOT NULL DEFAULT 0
    )`)
  await db.execute(sql`INSERT INTO desk_counters (name) VALUES ('leads'), ('applications')`)
  await db.execute(sql`CREATE INDEX submissions_unprocessed ON submissions (received_at) WHERE processed_at IS NULL`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX submissions_unprocessed`)
  await db.execute(sql`DROP TABLE desk_counters`)
}
