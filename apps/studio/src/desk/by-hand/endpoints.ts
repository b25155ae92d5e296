/**
 * `POST /api/leads/by-hand`: 201 with a lead that a colleague entered, 200 with one that was there, 422 with
 * what is wrong by field. `GET /api/leads/chat/K7Q2`: what is known of a chat; 404 in words.
 */
import { readLocale } from '@wajiha/arabic'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { attributionOf } from '../../attribution/attribute.ts'
import type { Lead } from '../../payload-types.ts'
import { behind } from '../../platform/access/may.ts'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { fieldOf } from '../../platform/objects.ts'
import { findChat, placeOf } from './chat-reference.ts'
import { enterLead, freeKey } from './enter-lead.ts'
import { entryMistakes } from './mistakes.ts'
import { type Entry, readEntry } from './read-entry.ts'

const answerEntry: PayloadHandler = async (req) => {
  const entry = await readEntry(req, await req.json?.().catch(() => undefined))
  if ('mistakes' in entry) {
    const said = Object.entries(entry.mistakes).map(([name, words]) => [name, sayTo(req, words)])
    const message = said[0]?.[1] ?? sayTo(req, entryMistakes.wrong)
    return Response.json(
      { errors: [{ message }], fields: Object.fromEntries(said) },
      { status: 422 },
    )
  }
  const { lead, isKnown } = await inOwnTransaction(req.payload, (own) => enterOrAnew(own, entry), {
    user: req.user,
  })
  const { id, number, earlier } = lead
  const before = typeof earlier === 'string' ? earlier : (earlier?.id ?? null)
  return Response.json({ id, number, earlier: before, isKnown }, { status: isKnown ? 200 : 201 })
}

/** A colleague who enters what was deleted for good means it. */
async function enterOrAnew(req: PayloadRequest, entry: Entry) {
  const known = await enterLead(req, entry)
  if (known) return known
  await freeKey(req, entry.key)
  const anew = await enterLead(req, entry)
  if (!anew) throw new Error('A key was freed and is still taken')
  return anew
}

/** The story as it will be told, and the campaign or card whose page the button stood on. */
const answerChat: PayloadHandler = async (req) => {
  const chat = await findChat(req, String(req.routeParams?.reference ?? ''))
  if (!chat)
    return Response.json(
      { errors: [{ message: sayTo(req, entryMistakes['reference.unknown']) }] },
      { status: 404 },
    )
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { 'submission.idempotencyKey': { equals: `hand:chat:${chat.touchId}` } },
    limit: 1,
    depth: 0,
    req,
    overrideAccess: false,
  })
  const [lead]: Partial<Lead>[] = docs
  const { why } = await attributionOf(
    req,
    {
      id: chat.touchId,
      idempotencyKey: chat.touchId,
      reference: 'chat00',
      form: 'contact',
      receivedAt: new Date().toISOString(),
      locale: chat.locale,
      answers: {},
      touches: [],
      ...(chat.hasStory ? { visitor: chat.visitor } : {}),
      quarantine: { score: 0, reasons: [] },
    },
    { way: 'chat' },
  )
  const source = fieldOf(why, readLocale(req.i18n?.language))
  const { reference, at, locale, landingPath, hasStory } = chat
  return Response.json({
    reference,
    at,
    locale,
    page: landingPath,
    ...placeOf(chat),
    ...(hasStory && typeof source === 'string' ? { source } : {}),
    ...(lead ? { lead: { id: lead.id, number: lead.number } } : {}),
  })
}

export const byHandEndpoints: Endpoint[] = [
  { path: '/by-hand', method: 'post', handler: behind('enterLeads', answerEntry) },
  { path: '/chat/:reference', method: 'get', handler: behind('enterLeads', answerChat) },
]
