/** PostgreSQL, as the studio uses it: UUID ids, committed migrations only, honest commits. */
import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { migrations } from '../migrations/index.ts'
import { commitHonestly } from './honest-commit.ts'

export function database(connectionString: string): DatabaseAdapterObj<PostgresAdapter> {
  const adapter = postgresAdapter({
    idType: 'uuid',
    push: false,
    migrationDir: new URL('../migrations', import.meta.url).pathname,
    prodMigrations: migrations,
    pool: { connectionString, max: 10, connectionTimeoutMillis: 5_000 },
  })
  return {
    ...adapter,
    init(args) {
      const made = adapter.init(args)
      commitHonestly(made)
      surviveRestarts(made)
      return made
    },
  }
}

/** A restarted server breaks idle connections; without listeners that would end the process. */
function surviveRestarts(adapter: PostgresAdapter): void {
  const connect = adapter.connect
  adapter.connect = async function connectAndListen(this: PostgresAdapter, ...args) {
    await connect?.apply(this, args)
    const complain = (error: Error) =>
      this.payload.logger.warn(`A database connection broke: ${error.message}`)
    this.pool.on('error', complain)
    this.pool.on('connect', (client) => client.on('error', complain))
  }
}
