import type { PayloadRequest } from 'payload'
import type { Lead } from '../../payload-types.ts'

const idOf = (relation: string | { id: string } | null | undefined) =>
  typeof relation === 'object' ? relation?.id : relation

/** The lead that stands for this one: itself, or whatever it was merged into, over any number of merges. */
export async function standingLead(req: PayloadRequest, lead: Lead): Promise<Lead> {
  let standing = lead
  const seen = new Set([lead.id])
  for (
    let next = idOf(lead.mergedInto);
    next && !seen.has(next);
    next = idOf(standing.mergedInto)
  ) {
    seen.add(next)
    const found = await req.payload.findByID({
      collection: 'leads',
      id: next,
      depth: 0,
      trash: true,
      disableErrors: true,
      req,
      overrideAccess: true,
    })
    if (!found) break
    standing = found
  }
  return standing
}
