/** Where the nodes of one site count together: what such a place can do, and which one an address names. */
import type { Limit } from './limit.ts'

/** Each question is one round trip, and counts whole or not at all. Keys are hashes; nobody is told by them. */
export type SharedStore = {
  /** Takes one token of a bucket. @returns 0, or the milliseconds until there is one to take. */
  take: (key: Buffer, limit: Limit) => Promise<number>
  /** Marks a value as used for a purpose for so long. @returns whether it serves that one, and not another. */
  claim: (value: Buffer, purpose: Buffer, livesMs: number) => Promise<boolean>
  /** Makes what it needs where that is not there, and removes what has run out. */
  tidy: () => Promise<void>
  close: () => Promise<void>
}

/** Programs that speak with a store are loaded only where one is named. @param url as the settings let it through. */
export async function openSharedStore(url: string): Promise<SharedStore> {
  if (/^postgres/.test(url)) {
    const { openPostgresStore } = await import('./postgres-store.ts')
    return openPostgresStore(url)
  }
  const { openValkeyStore } = await import('./valkey-store.ts')
  return openValkeyStore(url)
}
