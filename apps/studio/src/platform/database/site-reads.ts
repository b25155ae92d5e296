/**
 * Marks the questions of a site's read, so that a standby may answer them (decision 086). What speaks to one comes
 * into the process only where `DATABASE_REPLICA_URL` is set; without it a read is what it was.
 */
import type { BasePayload } from 'payload'
import { readEnv } from '../env.ts'

/** By whom a read was answered; by the database itself in all cases but the first. */
export const readPlaces = ['replica', 'behind', 'away', 'unnumbered'] as const
export type ReadPlace = (typeof readPlaces)[number]

export type SiteReads = {
  /** @param heard the newest change that the reader has heard of; without it the database itself is asked. */
  run: <Value>(heard: number | undefined, work: () => Promise<Value>) => Promise<Value>
  /** Asks the database itself, within a read too. */
  atPrimary: <Value>(work: () => PromiseLike<Value>) => Promise<Value>
  /** Reads since the process began. */
  counts: Readonly<Record<ReadPlace, number>>
  close: () => Promise<void>
}

const key = Symbol.for('wajiha.studio.site-reads')
type Holder = { [key]?: { opening?: Promise<SiteReads>; open?: SiteReads } }

/** The process's own; nothing where no standby is set, or nobody has read yet. */
export const siteReads = (): SiteReads | undefined => (globalThis as Holder)[key]?.open

/** Runs a read of the service API that only asks for what is published and writes nothing. */
export async function asSiteRead<Value>(
  payload: BasePayload,
  heard: number | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  const { databaseReplicaUrl } = readEnv()
  if (!databaseReplicaUrl) return work()
  const reads = siteReads() ?? (await openOnce(payload, databaseReplicaUrl))
  return reads.run(heard, work)
}

/** For what no change announces, and for what is kept beyond the read: a standby may have it from before. */
export async function atPrimary<Value>(work: () => PromiseLike<Value>): Promise<Value> {
  const reads = siteReads()
  return reads ? reads.atPrimary(work) : work()
}

/** Next bundles this file more than once: what is open lives on the global object. */
function openOnce(payload: BasePayload, url: string): Promise<SiteReads> {
  const holder = globalThis as Holder
  const held = holder[key] ?? {}
  holder[key] = held
  held.opening ??= import('./replica/open-replica.ts').then(({ openReplica }) => {
    held.open = openReplica(payload, url)
    return held.open
  })
  return held.opening
}
