/** What saving and deleting an issue means: the archive is told, and one that is being sent stays. */
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { recordChange } from '../../content/feed/record.ts'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { changeTags } from '../../platform/tags.ts'

/** Tells the site that an issue of the archive came, changed or went. */
export const tellArchive = (req: PayloadRequest, id: unknown): Promise<void> =>
  recordChange(req, changeTags('newsletter-issues', id))

/** A draft is nobody's business outside. */
export const announceIssue: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.startedAt) await tellArchive(req, doc.id)
  return doc
}

export const announceDeleted: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  if (doc?.startedAt) await tellArchive(req, id)
}

const underWay = say(
  'هذا العدد في طريقه إلى المشتركين. أوقفه قبل حذفه.',
  'This issue is on its way to subscribers. Stop it before you delete it.',
)

export const keepSending: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { state } = await req.payload.findByID({
    collection: 'newsletter-issues',
    id,
    depth: 0,
    req,
    overrideAccess: true,
    select: { state: true },
  })
  if (state === 'sending' || state === 'paused' || state === 'scheduled')
    throw new APIError(sayTo(req, underWay), 409, null, true)
}
