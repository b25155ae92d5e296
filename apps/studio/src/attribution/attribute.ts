/**
 * The values of the group `attribution` for one submission: the visits that its form carried, joined
 * with those that the site kept under the visitor's id. Never throws, and never holds a lead up.
 */
import type { Submission } from '@wajiha/contract'
import type { PayloadRequest } from 'payload'
import type { Said } from '../platform/i18n/say.ts'
import { type Channel, isChannel } from './channels.ts'
import { keptVisits } from './kept-visits.ts'
import { readSettings } from './settings.ts'
import { type StoryVisit, tellStory } from './story.ts'
import { readVisit } from './story-visit.ts'
import { summarise } from './summarise.ts'

/**
 * @param submission as the site delivered it: the `payload` of a row of `submissions`.
 * @param entry what a colleague noted who entered it by hand; it counts where no visit is known.
 */
export async function attributionOf(
  req: PayloadRequest,
  submission: Submission,
  entry?: Entry,
): Promise<Record<string, unknown>> {
  try {
    return await attributionValuesOf(req, submission, entry)
  } catch (err) {
    req.payload.logger.error({ err, msg: 'An attribution could not be read' })
    return { why: unreadable }
  }
}

/** `way`: `call`, `chat` …; `channel`: the one they named. */
type Entry = { way: string; channel?: string | undefined }

const unreadable: Said = {
  ar: 'تعذّرت قراءة سجلّ الزيارات، فبقي المصدر مجهولًا.',
  en: 'The history of visits could not be read, so the source is unknown.',
}

async function attributionValuesOf(req: PayloadRequest, submission: Submission, entry?: Entry) {
  const { payload } = req
  const [settings, kept] = await Promise.all([
    readSettings(payload),
    submission.visitor ? keptVisits(payload, submission.visitor, submission.receivedAt) : [],
  ])
  const told = entry ? [enteredVisit(submission, entry)] : []
  const recorded = [...kept, ...submission.touches].map(readVisit)
  const story = tellStory(recorded, submission.receivedAt, settings)
  const known = [story, told].find(({ length }) => length > 0)
  const visits = known ?? tellStory([formVisit(submission)], submission.receivedAt, settings)
  return { ...summarise(visits, submission.receivedAt), visitor: submission.visitor ?? null }
}

const channelsOfWays: Record<string, Channel> = {
  chat: 'messaging',
  card: 'card',
  system: 'direct',
}

/** Somebody who telephoned made no visit: what they told a colleague stands for it. */
function enteredVisit({ receivedAt }: Submission, { way, channel }: Entry): StoryVisit {
  return {
    at: receivedAt,
    utm: {},
    clickIds: {},
    via: `hand:${way}`,
    channel: isChannel(channel) ? channel : (channelsOfWays[way] ?? 'spoken'),
    evidence: { vias: 'hand' },
  }
}

/** Where nothing was recorded, the form's own page is the visit. */
function formVisit({ receivedAt, pageUrl }: Submission) {
  return readVisit({
    timestamp: receivedAt,
    utmParams: {},
    additionalInfo: pageUrl ? { landingPageUrl: pageUrl } : {},
  })
}
