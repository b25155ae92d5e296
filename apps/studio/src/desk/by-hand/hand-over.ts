/** A lead that another system hands over: read by the rules of the site's contact form, entered as by a colleague. */
import { createHash } from 'node:crypto'
import type { RecordedVisit } from '@wajiha/contract'
import { googleClickIds, otherClickIds } from '@wajiha/contract/click-ids'
import { type FieldErrors, readForm, readRecordedVisits } from '@wajiha/contract/forms'
import type { LeadInput } from '@wajiha/contract/public-api'
import type { Payload } from 'payload'
import type { Lead } from '../../payload-types.ts'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { fieldOf } from '../../platform/objects.ts'
import { countriesOf } from './countries.ts'
import { enterLead, submissionOfKey } from './enter-lead.ts'
import type { Entry } from './read-entry.ts'

/** `name` is the system's, as owners named its key. */
export type Sender = { id: string; name: string }

export type HandedOver =
  | { kind: 'kept'; lead: Lead; isKnown: boolean }
  | { kind: 'invalid'; fields: FieldErrors }
  /** The same key of repetition stands for another lead, or for one that was deleted for good. */
  | { kind: 'reused' }

/** @param repetition one for each lead, of the system's choice: sent twice, it is one lead. */
export function handOverLead(
  payload: Payload,
  input: LeadInput,
  { sender, repetition }: { sender: Sender; repetition: string },
): Promise<HandedOver> {
  return inOwnTransaction(payload, async (req) => {
    // Nobody ticked a box of the notice; the basis says what there was.
    const asked = { ...input, consentPrivacy: 'on' }
    const read = readForm('contact', asked, await countriesOf(req))
    if (read.kind === 'invalid') return { kind: 'invalid', fields: read.fields }
    const { consentPrivacy, ...answers } = read.answers
    const sent = hashOf(input)
    const key = `api:${sender.id}:${repetition}`
    const entered = await enterLead(req, {
      key,
      answers,
      locale: input.locale,
      byHand: { way: 'system', basis: input.basis, system: { name: sender.name, sent } },
      touches: touchesOf(input),
      pageUrl: input.pageUrl,
      isAnswered: false,
    } satisfies Entry)
    // Whoever deleted that lead for good does not get it back because a program asks once more.
    if (!entered) return { kind: 'reused' }
    const { lead, isKnown } = entered
    const isSame = !isKnown || sentWith(await submissionOfKey(req, key)) === sent
    return isSame ? { kind: 'kept', lead, isKnown } : { kind: 'reused' }
  })
}

/** As it was read, so that the order of its fields does not count. */
const hashOf = (input: LeadInput) =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url')

const sentWith = (row: { payload?: unknown } | undefined) =>
  fieldOf(fieldOf(fieldOf(row?.payload, 'byHand'), 'system'), 'sent')

/** The visit as a device would have recorded it: cleaned and classed by the same rules. */
function touchesOf({ visit }: LeadInput): RecordedVisit[] {
  if (!visit) return []
  const { at, landingPage, referrer, source, medium, campaign, term, content } = visit
  const picked = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, fieldOf(visit, name)]))
  return readRecordedVisits([
    {
      timestamp: at ?? new Date().toISOString(),
      utmParams: {
        utm_source: source,
        utm_medium: medium,
        utm_campaign: campaign,
        utm_term: term,
        utm_content: content,
      },
      gclidParams: picked(googleClickIds),
      clickIds: picked(otherClickIds),
      additionalInfo: { landingPageUrl: landingPage, referrer },
    },
  ])
}
