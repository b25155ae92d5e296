/**
 * Erases once more whoever was erased before, after a backup was restored: every identifier that the
 * studio holds is hashed and compared with the proofs of the database and of the file beside it.
 */
import { sql } from '@payloadcms/db-postgres'
import { type Erasure, identifierTexts } from '@wajiha/contract'
import { entriesOf } from '@wajiha/contract/records'
import type { Payload, PayloadRequest } from 'payload'
import { poolOf, statementsOf } from '../platform/database/statements.ts'
import { inOwnTransaction, locks } from '../platform/database/transactions.ts'
import { type Counts, eraseRows } from './erase-rows.ts'
import { findPerson } from './find-person.ts'
import { erasureHashOf, erasureKey } from './hashes.ts'
import type { Identity } from './identity.ts'
import { readTombstoneFile, readTombstones } from './tombstones.ts'

/** @param path of a newer file of proofs than the restored one. @returns what was found and erased. */
export async function eraseAgain(payload: Payload, path?: string): Promise<Counts> {
  await bringIn(payload, [
    ...(await readTombstoneFile()),
    ...(path ? await readTombstoneFile(path) : []),
  ])
  const buried = lastTimes(await readTombstones(payload))
  const total: Counts = {}
  for (const [identity, until] of await returned(payload, buried)) {
    const erase = async (req: PayloadRequest) =>
      eraseRows(req, await findPerson(await statementsOf(req), identity, { until }))
    const counts = await inOwnTransaction(payload, erase, { lock: locks.erasing })
    for (const [place, count] of entriesOf(counts))
      total[place] = (total[place] ?? 0) + (count ?? 0)
  }
  return total
}

/** Proofs that the restored database does not have, so that the site hears of them again, too. */
async function bringIn(payload: Payload, erasures: readonly Erasure[]): Promise<void> {
  const known = new Set((await readTombstones(payload)).map(({ id }) => id))
  for (const { id, at, hashes } of erasures) {
    if (known.has(id)) continue
    known.add(id)
    await payload.db.create({ collection: 'erasures', data: { id, at, hashes }, customID: id })
  }
}

/** When each person's hash was erased last. */
function lastTimes(erasures: readonly Erasure[]): Map<string, Date> {
  return new Map(
    erasures.flatMap(({ at, hashes }) => hashes.map((hash) => [hash, new Date(at)] as const)),
  )
}

/** Erased people of whom rows have come back, as after a restored backup. */
async function returned(payload: Payload, buried: Map<string, Date>): Promise<[Identity, Date][]> {
  if (buried.size === 0) return []
  const key = erasureKey()
  const { rows } = await poolOf(payload).execute<{ kind: 'phone' | 'email'; text: string }>(sql`
    select 'phone' as kind, phone_e164 as text from leads union select 'phone', phone_e164 from applications
    union select 'phone', text from people_texts where path = 'phones'
    union select 'phone', payload->'answers'->>'phoneE164' from submissions
    union select 'email', email_norm from leads union select 'email', email_norm from applications
    union select 'email', text from people_texts where path = 'emails'
    union select 'email', payload->'answers'->>'emailNorm' from submissions
    union select 'email', email_norm from subscribers`)
  return rows.flatMap(({ kind, text }): [Identity, Date][] => {
    const until = text && buried.get(erasureHashOf(identifierTexts[kind](text), key))
    if (!until) return []
    return [
      [kind === 'phone' ? { phones: [text], emails: [] } : { phones: [], emails: [text] }, until],
    ]
  })
}
