/**
 * Nobody is deleted while open work is theirs: it would be nobody's, without a line in any history. Whoever tries hears
 * how much there is and where it is handed over; afterwards the account goes, with all that it knows of the person.
 */
import { readLocale } from '@wajiha/arabic'
import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { figuresIn } from '../../platform/i18n/figures.ts'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { Refusal } from '../../platform/refusal.ts'
import { open } from './open-work.ts'
import { removalWords as words } from './words.ts'

export const keepWork: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const person = String(id)
  const handed = [
    await told(req, 'leads', open.leads(person)),
    await told(req, 'applications', open.applications(person)),
    await told(req, 'cards', open.cards(person)),
  ].filter(Boolean)
  const interviews = await told(req, 'interviews', open.interviews(person))
  if (handed.length === 0 && !interviews) return
  const list = [...handed, interviews].filter(Boolean).join(sayTo(req, say('، ', ', ')))
  const next = handed.length > 0 ? words.handOver : words.giveInterviews
  throw new Refusal(req, `${sayTo(req, words.holds)} ${list}. ${sayTo(req, next)}`, 409)
}

/** `عملاء محتملون مفتوحون: 3`; nothing where there is none. */
async function told(req: PayloadRequest, what: keyof typeof open, where: Where) {
  const collection: CollectionSlug = what === 'interviews' ? 'applications' : what
  const found = await req.payload.count({ collection, where, overrideAccess: true, req })
  const figures = figuresIn(readLocale(req.i18n?.language))
  return found.totalDocs > 0 && `${sayTo(req, words[what])}: ${figures.format(found.totalDocs)}`
}
