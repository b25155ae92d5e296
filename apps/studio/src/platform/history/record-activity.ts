import type { PayloadRequest } from 'payload'
import type { Activity } from '../../payload-types.ts'

type Happened = {
  type: Activity['type']
  lead?: string
  application?: string
  /** Stages as their keys, everything else as people read it. */
  from?: string | undefined
  to?: string | undefined
  note?: string | undefined
  /** When, where it was not just now. ISO 8601. */
  at?: string
}

/** Adds a line to the history, in the transaction of the request, in the name of whoever asked. */
export async function recordActivity(req: PayloadRequest, happened: Happened): Promise<void> {
  const { user } = req
  await req.payload.create({
    collection: 'activities',
    data: {
      ...happened,
      actor: user?.id ?? null,
      actorName: user?.name ?? null,
      at: happened.at ?? new Date().toISOString(),
    },
    depth: 0,
    req,
    overrideAccess: true,
  })
}
