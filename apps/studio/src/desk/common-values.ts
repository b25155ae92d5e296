/** What leads and applications take from a submission in the same way. */
import type { Submission } from '@wajiha/contract'
import type { ByHand } from './by-hand/ways.ts'

/** A row of `submissions`, as the database has it. */
export type Row = {
  id: string
  /** As the site delivered it, or as a colleague entered it. */
  payload: Submission & { byHand?: ByHand }
  isQuarantined?: boolean | null
  releasedAt?: string | null
}

export function commonOf({ id, payload }: Row) {
  const { answers, quarantine, receivedAt } = payload
  return {
    submission: id,
    reference: payload.reference,
    locale: payload.locale,
    name: answers.name ?? answers.email ?? payload.reference,
    phoneE164: answers.phoneE164 ?? null,
    phoneRaw: answers.phoneRaw ?? null,
    phoneCountry: answers.phoneCountry ?? null,
    phoneType: answers.phoneType ?? null,
    email: answers.email ?? null,
    emailNorm: answers.emailNorm ?? null,
    message: answers.message ?? null,
    pageUrl: payload.pageUrl ?? null,
    referrerHost: referrerOf(payload) ?? null,
    ipTrunc: payload.ipTrunc ?? null,
    uaFamily: payload.uaFamily ?? null,
    spamScore: quarantine.score,
    spamReasons: quarantine.reasons,
    // A lead is as old as its message, also when the desk was closed for a while.
    createdAt: receivedAt,
    consent: {
      basis: payload.byHand?.basis ?? null,
      privacyAt: answers.consentPrivacy ? receivedAt : null,
      textVersion: payload.consentVersion ?? null,
      locale: payload.locale,
      marketingAt: answers.consentMarketing ? receivedAt : null,
      adsAt: payload.consentAds ? receivedAt : null,
    },
  }
}

/** The host that the newest visit from elsewhere came from. */
function referrerOf({ touches }: Submission): string | undefined {
  for (const { additionalInfo } of touches) {
    const { referrer = '' } = additionalInfo
    if (URL.canParse(referrer)) return new URL(referrer).hostname
  }
  return undefined
}
