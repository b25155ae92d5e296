/**
 * Counts in PostgreSQL, in a schema of their own. The tables are unlogged: they cost no write-ahead log, are in no
 * backup, and are empty after the server crashed, which lets a few more through and nothing else. Time is the
 * server's, so that clocks of nodes may differ.
 */
import { Pool } from 'pg'
import type { SharedStore } from './shared-store.ts'

/** Of a server that was away when we began, or came back without what is in no backup: a schema, a table. */
const noTable: readonly string[] = ['3F000', '42P01']
/** Questions that nobody waits for any more are given up, and with them their connection. */
const patienceMs = 1_000
/** Several connections, since the counts of one message are asked side by side. */
const mostConnections = 4
/** Rows that are removed together, so that this never takes long. */
const mostAtOnce = 20_000

const now = '(extract(epoch from statement_timestamp()) * 1000)::float8'
const owed = `greatest(c.full_at - ${now}, 0)`
const isFree = `${owed} <= ($2::float8 - 1) * $3::float8`

const statements = {
  make: `
    SELECT pg_advisory_xact_lock(hashtextextended('wajiha_site', 0));
    CREATE SCHEMA IF NOT EXISTS wajiha_site;
    CREATE UNLOGGED TABLE IF NOT EXISTS wajiha_site.counts (
      key bytea PRIMARY KEY, full_at float8 NOT NULL, was_free boolean NOT NULL
    ) WITH (fillfactor = 50);
    CREATE UNLOGGED TABLE IF NOT EXISTS wajiha_site.used (
      value bytea PRIMARY KEY, purpose bytea NOT NULL, until float8 NOT NULL
    );`,
  take: `
    INSERT INTO wajiha_site.counts AS c (key, full_at, was_free) VALUES ($1, ${now} + $3::float8, true)
    ON CONFLICT (key) DO UPDATE SET
      was_free = ${isFree},
      full_at = ${now} + ${owed} + CASE WHEN ${isFree} THEN $3::float8 ELSE 0 END
    RETURNING CASE WHEN c.was_free THEN 0 ELSE ${owed} - ($2::float8 - 1) * $3::float8 END AS wait`,
  claim: `
    INSERT INTO wajiha_site.used AS u (value, purpose, until) VALUES ($1, $2, ${now} + $3::float8)
    ON CONFLICT (value) DO UPDATE SET purpose = u.purpose
    RETURNING u.purpose = $2 AS is_own`,
  tidy: `
    DELETE FROM wajiha_site.counts WHERE key IN (
      SELECT key FROM wajiha_site.counts WHERE full_at < ${now} LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED
    );
    DELETE FROM wajiha_site.used WHERE value IN (
      SELECT value FROM wajiha_site.used WHERE until < ${now} LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED
    );`,
}

export function openPostgresStore(url: string): SharedStore {
  const pool = new Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: patienceMs,
    // Opening one may take longer than a count may: whoever writes after a quiet hour is counted by all, too.
    idleTimeoutMillis: 0,
    keepAlive: true,
    query_timeout: patienceMs,
    application_name: 'wajiha site',
    allowExitOnIdle: true,
  })
  // Of connections that nobody uses; whoever asks hears of it anyway.
  pool.on('error', () => {})

  async function first<Row>(statement: string, values: unknown[]): Promise<Row> {
    const { rows } = await pool.query(statement, values).catch((error: { code?: string }) => {
      if (noTable.includes(error.code ?? '')) void pool.query(statements.make).catch(() => {})
      throw error
    })
    const [row] = rows as Row[]
    if (!row) throw new Error('The database answered nothing')
    return row
  }

  return {
    async take(key, { atOnce, everyMs }) {
      return (await first<{ wait: number }>(statements.take, [key, atOnce, everyMs])).wait
    },
    async claim(value, purpose, livesMs) {
      const values = [value, purpose, livesMs]
      return (await first<{ is_own: boolean }>(statements.claim, values)).is_own
    },
    async tidy() {
      // Whoever may only write in a schema that was made for it need not be allowed to make one.
      if (!(await isMade(pool))) await pool.query(statements.make)
      await pool.query(statements.tidy)
    },
    close: () => pool.end(),
  }
}

async function isMade(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is_made: boolean }>(
    "SELECT to_regclass('wajiha_site.counts') IS NOT NULL AND to_regclass('wajiha_site.used') IS NOT NULL AS is_made",
  )
  return rows[0]?.is_made === true
}
