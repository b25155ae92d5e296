import type { PayloadRequest } from 'payload'

type DeskSettings = {
  /** Working hours until the first answer is due. */
  responseHours: number
  rejectionDelayHours: number
  /** 0–23, on the clock of a branch. */
  morningHour: number
  eveningHour: number
  /** ISO 4217. */
  currency: string
  leadRecipients: string[]
  applicationRecipients: string[]
}

type Rows = { email: string }[] | null | undefined
export const addressesOf = (rows: Rows): string[] => (rows ?? []).map(({ email }) => email)

/** How the agency works, as its settings say. */
export async function readDesk(req: PayloadRequest): Promise<DeskSettings> {
  const desk = await req.payload.findGlobal({ slug: 'desk', depth: 0, req, overrideAccess: true })
  return {
    responseHours: desk.responseHours ?? 4,
    rejectionDelayHours: desk.rejectionDelayHours ?? 24,
    morningHour: desk.morningHour ?? 8,
    eveningHour: desk.eveningHour ?? 17,
    currency: desk.currency || 'SAR',
    leadRecipients: addressesOf(desk.leadRecipients),
    applicationRecipients: addressesOf(desk.applicationRecipients),
  }
}
