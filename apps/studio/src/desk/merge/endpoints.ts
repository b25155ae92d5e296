/**
 * `GET /api/leads/ID/same`: other leads of the same person, newest first; `?number=12` adds the one with that
 * number. `POST /api/leads/ID/merge { other }`: the lead of the address stays; 404, or 409 in words.
 */
import { foldDigits } from '@wajiha/arabic'
import type { Endpoint, Where } from 'payload'
import { behind } from '../../platform/access/may.ts'
import { inOwnTransaction } from '../../platform/database/transactions.ts'
import { fieldOf } from '../../platform/objects.ts'
import { withOne } from '../with-one.ts'
import { mergeLeads } from './merge-leads.ts'

const findSame = withOne('leads', async (req, id) => {
  const { person } = await req.payload.findByID({
    collection: 'leads',
    id,
    depth: 0,
    select: { person: true },
    req,
    overrideAccess: true,
  })
  const number = Number(foldDigits(req.searchParams?.get('number') ?? '').replace(/\D/g, ''))
  const or: Where[] = [
    ...(person ? [{ person: { equals: person } }] : []),
    ...(number > 0 ? [{ number: { equals: number } }] : []),
  ]
  if (or.length === 0) return Response.json({ leads: [] })
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: {
      and: [
        { or },
        { id: { not_equals: id } },
        { mergedInto: { exists: false } },
        { stage: { not_equals: 'spam' } },
      ],
    },
    select: { number: true, name: true, message: true, stage: true, createdAt: true },
    sort: '-createdAt',
    limit: 20,
    depth: 0,
    req,
    overrideAccess: false,
  })
  return Response.json({ leads: docs })
})

const merge = withOne('leads', async (req, id) => {
  const body: unknown = await req.json?.().catch(() => undefined)
  const other = fieldOf(body, 'other')
  const found =
    typeof other === 'string' &&
    (await req.payload.findByID({
      collection: 'leads',
      id: other,
      depth: 0,
      select: {},
      req,
      overrideAccess: false,
      disableErrors: true,
    }))
  if (!found) return new Response(null, { status: 404 })
  const { payload, user, i18n } = req
  await inOwnTransaction(
    payload,
    // A refusal is said in the language of whoever asked.
    (own) => mergeLeads(Object.assign(own, { i18n }), id, found.id),
    { user },
  )
  return Response.json({ id, done: true })
})

export const mergeEndpoints: Endpoint[] = [
  { path: '/:id/same', method: 'get', handler: findSame },
  { path: '/:id/merge', method: 'post', handler: behind('mergeLeads', merge) },
]
