/** How long each kind is kept, as the settings say. */
import type { Payload } from 'payload'

export type Spans = {
  leadMonths: number
  applicationMonths: number
  warningDays: number
  subscriberDays: number
  outboxDays: number
  touchMonths: number
  accessMonths: number
  auditMonths: number
  /** Of applicants, by ISO 3166-1 alpha-2. */
  countries: { country: string; months: number }[]
}

/** What the house keeps where nobody chose otherwise (T3.7.4, JOB-12). */
const usualSpans: Spans = {
  leadMonths: 24,
  applicationMonths: 12,
  warningDays: 30,
  subscriberDays: 30,
  outboxDays: 90,
  touchMonths: 13,
  accessMonths: 24,
  auditMonths: 24,
  countries: [],
}

export async function readSpans(payload: Payload): Promise<Spans> {
  const settings = await payload.findGlobal({ slug: 'privacy', depth: 0, overrideAccess: true })
  return {
    leadMonths: settings.leadMonths ?? usualSpans.leadMonths,
    applicationMonths: settings.applicationMonths ?? usualSpans.applicationMonths,
    warningDays: settings.warningDays ?? usualSpans.warningDays,
    subscriberDays: settings.subscriberDays ?? usualSpans.subscriberDays,
    outboxDays: settings.outboxDays ?? usualSpans.outboxDays,
    touchMonths: settings.touchMonths ?? usualSpans.touchMonths,
    accessMonths: settings.accessMonths ?? usualSpans.accessMonths,
    auditMonths: settings.auditMonths ?? usualSpans.auditMonths,
    countries: settings.countries ?? usualSpans.countries,
  }
}
