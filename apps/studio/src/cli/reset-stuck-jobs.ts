import type { Payload } from 'payload'

/** Jobs that a crash left `processing` are never tried again by Payload 3; here they are. */
export async function resetStuckJobs(payload: Payload): Promise<void> {
  await payload.update({
    collection: 'payload-jobs',
    where: { processing: { equals: true } },
    data: { processing: false },
    overrideAccess: true,
    depth: 0,
  })
}
