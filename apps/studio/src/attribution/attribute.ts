/**
 * The values of the group `attribution` for one submission: the visits that its form carried, joined
 * with those that the site kept under the visitor's id. Never throws, and never holds a lead up.
 */
import type { Submission } from '@wajiha/contract'
import type { PayloadRequest } from 'payload'
import type { Said } from '../platform/i18n/say.ts'
import { keptVisits } from './kept-visits.ts'
import { readSettings } from './settings.ts'
import { tellStory } from './story.ts'
import { readVisit } from './story-visit.ts'
import { summarise } from './summarise.ts'

/** @param submission as the site delivered it: the `payload` of a row of `submissions`. */
export async function attributionOf(
  req: PayloadRequest,
  submission: Submission,
): Promise<Record<string, unknown>> {
  try {
    return await attributionValuesOf(req, submission)
  } catch (err) {
    req.payload.logger.error({ err, msg: 'An attribution could not be read' })
    return { why: unreadable }
  }
}

const unreadable: Said = {
  ar: 'تعذّرت قراءة سجلّ الزيارات، فبقي المصدر مجهولًا.',
  en: 'The history of visits could not be read, so the source is unknown.',
}

async function attributionValuesOf(req: PayloadRequest, submission: Submission) {
  const { payload } = req
  const [settings, kept] = await Promise.all([
    readSettings(payload),
    submission.visitor ? keptVisits(payload, submission.visitor, submission.receivedAt) : [],
  ])
  const recorded = [...kept, ...submission.touches].map(readVisit)
  const visits = recorded.length > 0 ? recorded : [formVisit(submission)]
  const story = tellStory(visits, submission.receivedAt, settings)
  const told =
    story.length > 0 ? story : tellStory([formVisit(submission)], submission.receivedAt, settings)
  return { ...summarise(told, submission.receivedAt), visitor: submission.visitor ?? null }
}

/** Where nothing was recorded, the form's own page is the visit. */
function formVisit({ receivedAt, pageUrl }: Submission) {
  return readVisit({
    timestamp: receivedAt,
    utmParams: {},
    additionalInfo: pageUrl ? { landingPageUrl: pageUrl } : {},
  })
}
