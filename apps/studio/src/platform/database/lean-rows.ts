/**
 * A save asks the database for its published row once. Payload 3.90, and the feed beside it, read it before the
 * save, for the other language, when it was written, and after it.
 */
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type {
  CollectionSlug,
  FindGlobalArgs,
  FindOneArgs,
  PayloadRequest,
  UpdateGlobalArgs,
  UpdateOneArgs,
} from 'payload'
import { isObject } from '../objects.ts'
import { idIn, KnownRows } from './known-rows.ts'

type Asked = { req?: Partial<PayloadRequest> }

/** By the statements of their transaction, with which they go. */
const known = new WeakMap<object, KnownRows>()

/** The key of a document's row; that of a global is its slug alone. */
export const rowKey = (slug: string, id?: unknown) => (id === undefined ? slug : `${slug} ${id}`)

/** What the transaction of a request knows; nothing where there is none. */
export async function knownRowsOf(
  { sessions }: { sessions?: Record<string, { db: unknown }> },
  { req }: Asked,
): Promise<KnownRows | undefined> {
  const statements = sessions?.[String(await req?.transactionID)]?.db
  if (!isObject(statements)) return undefined
  const rows = known.get(statements) ?? new KnownRows()
  known.set(statements, rows)
  return rows
}

/** At the end of a save: what comes later in its transaction is read anew. */
export async function forgetRows(req: PayloadRequest): Promise<void> {
  const rows = await knownRowsOf(req.payload.db, { req })
  rows?.forget()
}

/** Only what has drafts is read again and again. */
const isDrafted = ({ payload }: PostgresAdapter, slug: CollectionSlug) =>
  Boolean(payload.collections[slug]?.config.versions?.drafts)

export function leanRows<Adapter extends PostgresAdapter>(adapter: Adapter): Adapter {
  const own = {
    findOne: adapter.findOne.bind(adapter),
    findGlobal: adapter.findGlobal.bind(adapter),
    updateOne: adapter.updateOne.bind(adapter),
    updateGlobal: adapter.updateGlobal.bind(adapter),
    updateMany: adapter.updateMany.bind(adapter),
    deleteOne: adapter.deleteOne.bind(adapter),
    deleteMany: adapter.deleteMany.bind(adapter),
  }

  async function read<Asking extends Asked & { select?: object }>(
    key: string | undefined,
    args: Asking,
    readRow: (args: Asking) => Promise<unknown>,
  ): Promise<unknown> {
    const rows = key === undefined ? undefined : await knownRowsOf(adapter, args)
    if (key === undefined || !rows) return readRow(args)
    if (rows.knows(key)) return rows.row(key, args.select)
    const { select, ...whole } = args
    const row = await readRow(whole as Asking)
    if (!isObject(row) || Object.keys(row).length === 0) return row
    rows.keep(key, row)
    return select ? rows.row(key, select) : row
  }

  async function write<Asking extends Asked & { select?: object; returning?: boolean }>(
    key: string | undefined,
    args: Asking,
    writeRow: (args: Asking) => Promise<unknown>,
  ): Promise<unknown> {
    const rows = await knownRowsOf(adapter, args)
    rows?.forget()
    const row = await writeRow(args)
    if (rows && key !== undefined && isObject(row) && !args.select) rows.keep(key, row)
    return row
  }

  const keyOfQuestion = ({ collection, where, joins, draftsEnabled }: FindOneArgs) => {
    const id = idIn(where)
    const isPlain = id !== undefined && !joins && !draftsEnabled && isDrafted(adapter, collection)
    return isPlain ? rowKey(collection, id) : undefined
  }

  return Object.assign(adapter, {
    findOne: (args: FindOneArgs) => read(keyOfQuestion(args), args, own.findOne),
    findGlobal: (args: FindGlobalArgs) =>
      read(isObject(args.where) ? undefined : rowKey(args.slug), args, own.findGlobal),
    updateOne: (args: UpdateOneArgs) =>
      write(
        args.id !== undefined && isDrafted(adapter, args.collection)
          ? rowKey(args.collection, args.id)
          : undefined,
        args,
        own.updateOne,
      ),
    updateGlobal: (args: UpdateGlobalArgs) => write(rowKey(args.slug), args, own.updateGlobal),
    updateMany: (args: Parameters<typeof own.updateMany>[0]) =>
      write(undefined, args, own.updateMany),
    deleteOne: (args: Parameters<typeof own.deleteOne>[0]) => write(undefined, args, own.deleteOne),
    deleteMany: (args: Parameters<typeof own.deleteMany>[0]) =>
      write(undefined, args, own.deleteMany),
  })
}
