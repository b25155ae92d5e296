/**
 * What a connection to a standby is known to show. It stands at one server, which never goes back: a change that was
 * seen there once, and all before it, is seen for as long as the connection lasts. Behind one address there may be
 * several standbys, so nothing is known of a new connection.
 */
import type { ClientBase } from 'pg'

/** Its cluster and its number there, which a standby has in common with its primary and no copy has. */
export type Identity = { cluster: string; database: string }

export const identityQuestion = `
  select (pg_control_system()).system_identifier::text as cluster,
    (select oid::text from pg_database where datname = current_database()) as database`

export class NotAStandby extends Error {
  override readonly name = 'NotAStandby'

  constructor() {
    super('DATABASE_REPLICA_URL names no standby of the database in DATABASE_URL')
  }
}

type Wanted = {
  /** Of the database itself. @throws when it cannot be asked. */
  identity: () => Promise<Identity>
  /** The newest migration that this version knows. */
  migration: string
}

export function createStandings({ identity, migration }: Wanted) {
  const newest = new WeakMap<ClientBase, number>()

  async function isWhole(client: ClientBase): Promise<boolean> {
    const [own, { rows }] = [await identity(), await client.query<Identity>(identityQuestion)]
    const [theirs] = rows
    if (theirs?.cluster !== own.cluster || theirs.database !== own.database) throw new NotAStandby()
    // A migration may change what is shown, and no site is told of it.
    const known = await client.query('select 1 from payload_migrations where name = $1', [
      migration,
    ])
    return known.rows.length > 0
  }

  return {
    /** Whether all that was announced up to a change is seen there. @throws {NotAStandby} */
    async hasShown(client: ClientBase, change: number): Promise<boolean> {
      const known = newest.get(client)
      if (known !== undefined && known >= change) return true
      if (known === undefined && !(await isWhole(client))) return false
      const { rows } = await client.query<{ id: string }>(
        'select coalesce(max(id), 0)::text as id from changes',
      )
      const shown = Number(rows[0]?.id)
      newest.set(client, shown)
      return shown >= change
    },
  }
}
