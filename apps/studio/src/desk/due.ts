/** When the first answer to a lead is due, by the hours of its branch. */
import type { BranchHours } from '@wajiha/contract/branch-hours'
import { addWorkingHours } from '@wajiha/contract/working-hours'
import type { PayloadRequest } from 'payload'
import { dayOf } from '../content/mappers/defined.ts'
import type { Branch } from '../payload-types.ts'
import { readDesk } from './settings.ts'

/**
 * @param branch the id of the branch that was chosen; without one, the main branch counts.
 * @returns ISO 8601. Where no branch says when it is open, hours simply pass.
 */
export async function dueFrom(
  req: PayloadRequest,
  start: Date,
  branch: string | undefined,
): Promise<string> {
  const { responseHours } = await readDesk(req)
  const found = await branchOf(req, branch)
  const due = found && addWorkingHours(start, responseHours, calendarOf(found))
  return (due ?? new Date(start.getTime() + responseHours * 3_600_000)).toISOString()
}

async function branchOf(req: PayloadRequest, id: string | undefined): Promise<Branch | undefined> {
  const { docs } = await req.payload.find({
    collection: 'branches',
    where: id ? { id: { equals: id } } : {},
    sort: ['-isDefault', 'order'],
    limit: 1,
    depth: 0,
    req,
    overrideAccess: true,
  })
  return docs[0]
}

const calendarOf = ({ timeZone, hours, specialHours }: Branch): BranchHours => ({
  timeZone,
  hours: hours ?? [],
  specialHours: (specialHours ?? []).map(({ from, to, opens, closes }) => ({
    from: dayOf(from) ?? '',
    to: dayOf(to) ?? '',
    ...(opens && closes ? { opens, closes } : {}),
  })),
})
