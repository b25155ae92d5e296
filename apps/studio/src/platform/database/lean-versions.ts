/**
 * A save keeps its version with few statements. Payload 3.90 reads back what it wrote as it was given, writes a second
 * version that may say the same, marks every older version of the document as not the latest though one is, and reads
 * fifty whole versions to find the one that is too old to stay.
 */
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { CreateGlobalVersionArgs, CreateVersionArgs } from 'payload'
import { type KnownRows, type Row, saysTheSame } from './known-rows.ts'
import { knownRowsOf, rowKey } from './lean-rows.ts'

/** In a collection's `custom`: how many versions of each document stay. Payload's own count is off then. */
export const versionsKept = 'versionsKept'

type Version = Pick<CreateVersionArgs, 'req' | 'select' | 'snapshot' | 'returning'> & {
  versionData: Row
}
type Kept = { slug: string; parent?: string | number; most: unknown }

/** What a transaction calls its rows and versions by. */
const keyOf = ({ slug, parent }: Kept) => rowKey(slug, parent)

export function leanVersions<Adapter extends PostgresAdapter>(adapter: Adapter): Adapter {
  const { createVersion, createGlobalVersion } = adapter
  // Which version is the latest has been said by `makeRoom` when Payload comes to say it.
  const quiet: Adapter = Object.create(adapter, { execute: { value: async () => ({ rows: [] }) } })

  async function keep<Args extends Version>(
    kept: Kept,
    args: Args,
    write: (args: Args) => Promise<unknown>,
  ): Promise<unknown> {
    const rows = await knownRowsOf(adapter, args)
    if (args.snapshot && isSaid(rows?.takeVersion(keyOf(kept)), args)) return null
    await makeRoom(adapter, kept, args)
    const row = writtenRow(rows, kept, args)
    if (!row) return write(args)
    await write({ ...args, returning: false })
    rows?.keepVersion(keyOf(kept), row)
    return { parent: kept.parent, version: row }
  }

  return Object.assign(adapter, {
    createVersion: (args: CreateVersionArgs) => {
      const { custom } = adapter.payload.collections[args.collectionSlug].config
      const kept = { slug: args.collectionSlug, parent: args.parent, most: custom?.[versionsKept] }
      return keep(kept, args, (one) => createVersion.call(quiet, one))
    },
    createGlobalVersion: (args: CreateGlobalVersionArgs) => {
      const config = adapter.payload.globals.config.find(({ slug }) => slug === args.globalSlug)
      const kept = { slug: args.globalSlug, most: config?.custom?.[versionsKept] }
      return keep(kept, args, (one) => createGlobalVersion.call(quiet, one))
    },
  })
}

/** A copy beside a published version holds the drafts of other languages: where there are none, nothing is lost. */
const isSaid = (version: Row | undefined, { versionData }: Version) =>
  version !== undefined && saysTheSame(version, versionData)

/** The row that this version is a copy of, when this transaction has just written it. */
function writtenRow(rows: KnownRows | undefined, kept: Kept, args: Version): Row | undefined {
  if (args.snapshot || args.select || args.returning === false) return undefined
  const row = rows?.row(keyOf(kept))
  return row && row.updatedAt === args.versionData.updatedAt ? row : undefined
}

/** Takes away what is too old, and says of the latest that it was. */
async function makeRoom(adapter: PostgresAdapter, kept: Kept, { req }: Version): Promise<void> {
  const session = adapter.sessions[String(await req?.transactionID)]
  const name = adapter.tableNameMap.get(`_${kept.slug.replaceAll('-', '_')}_v`)
  const table = adapter.tables[name ?? '']
  if (!table) throw new Error(`There is no table for versions of ${kept.slug}.`)
  const own = kept.parent === undefined ? sql`true` : sql`${table.parent} = ${kept.parent}`
  const most = Number(kept.most)
  const tooOld = sql`delete from ${table} where ${table.id} in (
    select ${table.id} from ${table} where ${own} order by ${table.updatedAt} desc offset ${most - 1})`
  const noLonger = sql`update ${table} set latest = false where ${own} and ${table.latest}`
  const statement = table.latest ? sql`with gone as (${tooOld}) ${noLonger}` : tooOld
  await (session?.db ?? adapter.drizzle).execute(statement)
}
