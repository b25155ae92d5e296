/** Erases somebody everywhere in the studio, and leaves the proof that tells the site to do the same. */
import type { Payload, PayloadRequest } from 'payload'
import { noteAccess } from '../audit/note-access.ts'
import { statementsOf } from '../platform/database/statements.ts'
import { inOwnTransaction, locks } from '../platform/database/transactions.ts'
import { queueEvent } from '../webhooks/queue-webhook.ts'
import { type Counts, eraseRows } from './erase-rows.ts'
import { type Found, findPerson } from './find-person.ts'
import { hashesOf } from './hashes.ts'
import { type Identity, readIdentity } from './identity.ts'
import { keepTombstones } from './tombstones.ts'

export type Erased = { erasure: string; counts: Counts }

/** @param who as a person writes it. @returns nothing for what is neither telephone nor e-mail. */
export async function eraseByText(
  payload: Payload,
  who: string,
  user?: PayloadRequest['user'],
): Promise<Erased | undefined> {
  const identity = readIdentity(who)
  return identity && erasePerson(payload, identity, user)
}

/** Also where nothing is found: the site, or a backup, may hold what the studio no longer does. */
export async function erasePerson(
  payload: Payload,
  identity: Identity,
  user?: PayloadRequest['user'],
  now = new Date(),
): Promise<Erased> {
  const erase = async (req: PayloadRequest) => {
    const found = await findPerson(await statementsOf(req), identity, { until: now })
    const counts = await eraseRows(req, found)
    const erasure = await bury(req, found, counts, now)
    await announceErasure(req, erasure, found, now)
    return { erasure, counts, req }
  }
  const erased = await inOwnTransaction(payload, erase, { user, lock: locks.erasing })
  const { erasure, counts, req } = erased
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0)
  await noteAccess(req, {
    action: 'erase',
    subject: { collection: 'erasures', id: erasure, count },
  })
  await keepTombstones(payload)
  payload.logger.info({ erasure, counts, msg: 'A person was erased.' })
  return { erasure, counts }
}

async function bury(req: PayloadRequest, found: Found, counts: Counts, at: Date): Promise<string> {
  const { user } = req
  const { id } = await req.payload.create({
    collection: 'erasures',
    data: {
      at: at.toISOString(),
      by: user?.id ?? null,
      byName: user?.name ?? null,
      counts,
      hashes: hashesOf(found.identity, found.visitors),
    },
    depth: 0,
    req,
    overrideAccess: true,
  })
  return id
}

/** What other systems know them by, and nothing that says who they were. */
async function announceErasure(req: PayloadRequest, erasure: string, { ids }: Found, at: Date) {
  const { leads, applications, subscribers } = ids
  if (leads.length + applications.length + subscribers.length === 0) return
  await queueEvent(req, {
    event: 'person.erased',
    about: erasure,
    name: `person.erased:${erasure}`,
    occurredAt: at.toISOString(),
    data: { erasure: { id: erasure, leads, applications, subscribers } },
  })
}
