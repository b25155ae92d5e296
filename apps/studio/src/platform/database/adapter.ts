/** PostgreSQL for Payload: our migrations only, honest commits, and a pool that outlives a restart. */
import { postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj, Payload } from 'payload'
import { readEnv } from '../env.ts'
import { foldOperators } from '../lists/folding-operators.ts'
import { carefulPg } from './careful-pool.ts'
import { makeHonest } from './honest-transactions.ts'
import { leanRows } from './lean-rows.ts'
import { leanVersions } from './lean-versions.ts'
import { migrations } from './migrations.ts'

/** Milliseconds. A pooler knows none of these; there they belong to the role (`docs/how-to/run-on-a-server.md`). */
const patience = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }

export function database(): DatabaseAdapterObj {
  const { databaseUrl, databasePoolUrl } = readEnv()
  const adapter = postgresAdapter({
    idType: 'uuid',
    push: false,
    migrationDir: 'src/migrations',
    prodMigrations: migrations,
    disableCreateDatabase: true,
    pg: carefulPg,
    pool: {
      connectionString: databasePoolUrl ?? databaseUrl,
      max: 12,
      connectionTimeoutMillis: 3000,
      idleTimeoutMillis: 30_000,
      ...(databasePoolUrl ? {} : patience),
      application_name: 'wajiha studio',
    },
  })
  return {
    ...adapter,
    init: ({ payload }: { payload: Payload }) =>
      leanVersions(leanRows(makeHonest(foldOperators(adapter.init({ payload }))))),
  }
}
