/**
 * Agreements as Google Ads takes them (ATTR-10). What cannot be uploaded is a list of its own, each row
 * with its reason. Pure: what to read is in `won-leads.ts`.
 * Source: Google Ads help, “Import conversions from ad clicks” and “Enhanced conversions for leads”.
 */

import { createHash } from 'node:crypto'
import { wordingIn } from '@wajiha/arabic'
import { clockOf, offsetAt, wallOf } from '@wajiha/contract/zoned-time'
import { csvLine } from '../platform/tables/csv.ts'
import type { Conversion } from './settings.ts'

/** A lead that counts. Times are ISO 8601 in UTC. */
export type WonLead = {
  number: number | null
  gclid: string | null
  gbraid: string | null
  wbraid: string | null
  clickedAt: string | null
  /** When it reached the stage that counts. */
  at: string
  value: number | null
  currency: string | null
  emailNorm: string | null
  phoneE164: string | null
  /** When they allowed data about them to be used for advertising; nothing without their own word. */
  adsAllowedAt: string | null
  /** A colleague entered it: after a call, a chat, a visit. */
  isByHand: boolean
}

const leftOutReasons = {
  'no-click-id': ['لا معرّف نقرة من Google', 'No click id from Google'],
  'by-hand': [
    'سُجّل باليد بعد مكالمة أو لقاء، فلا نقرة له',
    'Entered by hand after a call or a meeting: there was no click',
  ],
  'bad-click-id': [
    'معرّف النقرة لا يشبه ما تكتبه Google',
    'The click id is none that Google writes',
  ],
  'no-ads-consent': [
    'لم يأذن باستعمال بياناته للإعلان',
    'They did not allow data about them to be used for advertising',
  ],
  'no-address': ['لا بريد له ولا هاتف', 'Neither e-mail nor telephone is known'],
  'too-old': ['مضى على النقرة أكثر من ٩٠ يومًا', 'The click is more than 90 days old'],
} as const
type LeftOut = keyof typeof leftOutReasons

const day = 24 * 60 * 60_000
const longestMs = 90 * day
/** Letters, digits, `_`, `-`; never what a spreadsheet would take for a formula. */
const clickId = /^\w[\w.-]{0,254}$/

/** Why a lead cannot be uploaded by its click; nothing when it can. */
export function leftOutReason(lead: WonLead, now: Date): LeftOut | undefined {
  const ids = [lead.gclid, lead.gbraid, lead.wbraid].filter((id) => id !== null && id !== '')
  if (ids.length === 0) return lead.isByHand ? 'by-hand' : 'no-click-id'
  if (!ids.some((id) => clickId.test(id ?? ''))) return 'bad-click-id'
  const clicked = Date.parse(lead.clickedAt ?? lead.at)
  return now.getTime() - clicked > longestMs ? 'too-old' : undefined
}

/** Why nothing of a person is given away as a hash; nothing when they agreed to it (ATTR-10). */
function withheldReason(lead: WonLead): LeftOut | undefined {
  if (!lead.adsAllowedAt) return 'no-ads-consent'
  return lead.emailNorm || lead.phoneE164 ? undefined : 'no-address'
}

const usual = ['Google Click ID', 'Conversion Name', 'Conversion Time', 'Conversion Value']

/** The five columns that Google names; two more where a click has one of its other ids. */
export function googleAdsCsv(leads: readonly WonLead[], conversion: Conversion, now: Date): string {
  const sent = leads.filter((lead) => leftOutReason(lead, now) === undefined)
  const hasOthers = sent.some(({ gclid, gbraid, wbraid }) => !gclid && (gbraid || wbraid))
  const others = hasOthers ? ['GBRAID', 'WBRAID'] : []
  const rows = sent.map((lead) => {
    const [name, time, value, currency] = told(lead, conversion)
    const id = (one: string | null) => (clickId.test(one ?? '') ? one : '')
    // One id a row: Google refuses a conversion with two.
    const rest = lead.gclid ? ['', ''] : [id(lead.gbraid), lead.gbraid ? '' : id(lead.wbraid)]
    return [id(lead.gclid), name, time, value, currency, ...(hasOthers ? rest : [])]
  })
  return [[...usual, 'Conversion Currency', ...others], ...rows].map(csvLine).join('')
}

/**
 * People who agreed to it, as hashes: whoever does not know the address learns nothing from it. The others
 * stand in {@link withheldCsv}.
 */
export function enhancedCsv(leads: readonly WonLead[], conversion: Conversion): string {
  const head = ['Email', 'Phone Number', ...usual.slice(1), 'Conversion Currency']
  const rows = leads
    .filter((lead) => withheldReason(lead) === undefined)
    .map((lead) => [
      hashed(lead.emailNorm?.trim().toLowerCase()),
      hashed(lead.phoneE164),
      ...told(lead, conversion),
    ])
  return [head, ...rows].map(csvLine).join('')
}

export const leftOutCsv = (leads: readonly WonLead[], now: Date, locale: 'ar' | 'en'): string =>
  reasonsCsv(leads, (lead) => leftOutReason(lead, now), locale)

/** Whom {@link enhancedCsv} leaves out. */
export const withheldCsv = (leads: readonly WonLead[], locale: 'ar' | 'en'): string =>
  reasonsCsv(leads, withheldReason, locale)

const reasonHeads = {
  ar: ['رقم العميل', 'وقت التحويل', 'وقت النقرة', 'السبب'],
  en: ['Lead', 'Conversion time', 'Click time', 'Reason'],
}

function reasonsCsv(
  leads: readonly WonLead[],
  reasonOf: (lead: WonLead) => LeftOut | undefined,
  locale: 'ar' | 'en',
): string {
  const head = reasonHeads[locale]
  const rows = leads.flatMap((lead) => {
    const reason = reasonOf(lead)
    return reason
      ? [[lead.number, lead.at, lead.clickedAt, wordingIn(leftOutReasons[reason], locale)]]
      : []
  })
  return `\ufeff${[head, ...rows].map(csvLine).join('')}`
}

function told(lead: WonLead, { name, timeZone, value, currency }: Conversion) {
  return [name, adsTime(lead.at, timeZone), lead.value ?? value, lead.currency || currency] as const
}

/** SHA-256 in hexadecimal, of the value as it is compared. Empty for nothing. */
export const hashed = (value: string | null | undefined): string =>
  value ? createHash('sha256').update(value).digest('hex') : ''

/** `2026-11-21T08:00:00Z` in Riyadh → `2026-11-21 11:00:00+03:00`. */
export function adsTime(moment: string, timeZone: string): string {
  const at = Date.parse(moment)
  const ahead = offsetAt(at, timeZone) / 60_000
  const offset = clockOf(Math.abs(ahead))
  return `${wallOf(at, timeZone).replace('T', ' ')}${ahead < 0 ? '-' : '+'}${offset}`
}
