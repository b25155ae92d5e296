/**
 * The site guard's own tables, as a migration. They are no collections: they hold what was found and not what
 * somebody wrote, and go as their cause goes. Beside them, what visitors' words mean to the search.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: it only adds, so the version before runs on these tables.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE guard_pages (
      path text PRIMARY KEY,
      listed boolean NOT NULL DEFAULT false,
      due_at timestamptz,
      claimed_until timestamptz,
      looked_at timestamptz,
      tries integer NOT NULL DEFAULT 0
    )`)
  await db.execute(sql`CREATE INDEX guard_pages_due_idx ON guard_pages (due_at) WHERE due_at IS NOT NULL`)
  await db.execute(sql`
    CREATE TABLE guard_findings (
      id text PRIMARY KEY,
      kind text NOT NULL,
      locale text NOT NULL,
      path text NOT NULL,
      owner text NOT NULL,
      what text NOT NULL,
      detail text,
      found_at timestamptz NOT NULL DEFAULT now(),
      hidden boolean NOT NULL DEFAULT false,
      reason text
    )`)
  await db.execute(sql`CREATE INDEX guard_findings_path_idx ON guard_findings (path)`)
  await db.execute(sql`
    CREATE TABLE guard_links (
      url text PRIMARY KEY,
      state text NOT NULL,
      reason text NOT NULL,
      first_failed_at timestamptz,
      checked_at timestamptz NOT NULL
    )`)
  await db.execute(sql`
    CREATE TABLE guard_searches (
      key text PRIMARY KEY,
      day date NOT NULL,
      locale text NOT NULL,
      words text NOT NULL,
      count integer NOT NULL,
      hidden boolean NOT NULL DEFAULT false
    )`)
  await db.execute(sql`CREATE INDEX guard_searches_words_idx ON guard_searches (locale, words)`)
  await db.execute(sql`CREATE TABLE guard_state (name text PRIMARY KEY, value text NOT NULL)`)
  await db.execute(sql`
    CREATE TABLE search_synonyms (
      locale text NOT NULL,
      said text NOT NULL,
      meant text NOT NULL,
      PRIMARY KEY (locale, said)
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE guard_pages, guard_findings, guard_links, guard_searches, guard_state, search_synonyms`)
}
