/**
 * Whether a publication that is planned would succeed as things stand: it is carried out as its job will carry it
 * out, and taken back before anybody hears of it. Nothing else knows everything that may refuse it.
 */
import type { Locale } from '@wajiha/arabic'
import { createLocalReq, type PayloadRequest, ValidationError } from 'payload'
import { namesOfFields } from '../../platform/failures/name-fields.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Place } from '../../together/stand.ts'
import { notYetWords } from './words.ts'

declare module 'payload' {
  interface RequestContext {
    /** What is under way is only tried. */
    isTrial?: boolean
  }
}

class TrialPassed extends Error {}

/** The first thing after the change itself: nobody has been told of it, and what was written is rolled back. */
export function endTrial({ req }: { req: PayloadRequest }): void {
  if (req.context.isTrial) throw new TrialPassed()
}

/** @throws what would refuse it, in the words of whoever asks. */
export async function tryPublication(req: PayloadRequest, place: Place, locale: Locale) {
  const { i18n, payload, user } = req
  // A request of its own, as a job has: with a transaction of its own, and in no language of the form's.
  const own = await createLocalReq(
    { context: { isTrial: true }, req: { i18n }, user: user ?? undefined },
    payload,
  )
  const data: Record<string, unknown> = { _status: 'published' }
  const asked = {
    data,
    depth: 0,
    overrideAccess: false,
    publishSpecificLocale: locale,
    req: own,
  } as const
  try {
    if ('id' in place)
      await payload.update({ ...asked, collection: place.collection, id: place.id })
    else await payload.updateGlobal({ ...asked, slug: place.global })
  } catch (error) {
    if (error instanceof TrialPassed) return
    if (!(error instanceof ValidationError)) throw error
    // Names them all, which the message of each field by itself does not.
    throw new Refusal(req, notYetWords(locale, namesOfFields(req, error.data)), error.status)
  }
  throw new Error('A publication was tried, and nothing took it back; see scheduled.ts.')
}
