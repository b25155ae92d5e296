/** What the guard’s list asks the studio for: to look now, to mend, to hide, to say what a search means. */
import { locales } from '@wajiha/arabic'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findsAnything } from '../content/api/reads/search.ts'
import { foldedSearch, keepMeant } from '../content/api/reads/synonyms.ts'
import { behind } from '../platform/access/may.ts'
import { Refusal } from '../platform/refusal.ts'
import { hideFinding } from './findings/settle-findings.ts'
import { mend, ways } from './repairs/mend.ts'
import { forgetSearch, hideSearch } from './searches/read-searches.ts'
import { lookAtAll } from './sweep/look-at-all.ts'
import { readProgress } from './sweep/queue.ts'
import { repairWords as words } from './words.ts'

const id = z.string().regex(/^[0-9a-f]{32}$/)
const mending = z.strictObject({ id, way: z.enum(ways), value: z.string().max(2_000) })
/** Without a reason the finding stands in the list again. */
const hiding = z.strictObject({ id, reason: z.string().trim().min(1).max(300).nullable() })
const search = { locale: z.enum(locales), words: z.string().min(1).max(80) }
const meaning = z.strictObject({ ...search, meant: z.string().trim().max(80) })
const hidingSearch = z.strictObject({ ...search, hidden: z.boolean() })

export const guardEndpoints: Endpoint[] = [
  { path: '/guard/progress', method: 'get', handler: behind('watchSite', tellProgress) },
  { path: '/guard/look', method: 'post', handler: behind('watchSite', look) },
  { path: '/guard/mend', method: 'post', handler: behind('mendSite', mendOne, words.refused) },
  { path: '/guard/hide', method: 'post', handler: behind('mendSite', hide, words.refused) },
  {
    path: '/guard/searches/mean',
    method: 'post',
    handler: behind('mendSite', mean, words.refused),
  },
  {
    path: '/guard/searches/hide',
    method: 'post',
    handler: behind('mendSite', hideOne, words.refused),
  },
]

async function read<Value>(req: PayloadRequest, schema: z.ZodType<Value>): Promise<Value> {
  const { data, success } = schema.safeParse(await req.json?.().catch(() => undefined))
  if (success) return data
  throw new Refusal(req, words.unreadable, 400)
}

async function tellProgress({ payload }: PayloadRequest): Promise<Response> {
  return Response.json(await readProgress(payload))
}

async function look(req: PayloadRequest): Promise<Response> {
  try {
    await lookAtAll(req.payload)
  } catch (err) {
    req.payload.logger.warn({ err, msg: 'The site does not tell its addresses' })
    throw new Refusal(req, words.siteSilent, 409)
  }
  return tellProgress(req)
}

async function mendOne(req: PayloadRequest): Promise<Response> {
  await mend(req, await read(req, mending))
  return Response.json({})
}

async function hide(req: PayloadRequest): Promise<Response> {
  const { id: finding, reason } = await read(req, hiding)
  await hideFinding(req, finding, reason)
  return Response.json({})
}

/** What the words mean has to find something itself. */
async function mean(req: PayloadRequest): Promise<Response> {
  const { locale, words: said, meant } = await read(req, meaning)
  if (!meant) throw new Refusal(req, words.empty, 400)
  const isSame = foldedSearch(meant) === foldedSearch(said)
  if (isSame || !(await findsAnything(req.payload, locale, meant)))
    throw new Refusal(req, words.findsNothing, 409)
  await keepMeant(req.payload, locale, { words: said, meant })
  await forgetSearch(req.payload, { locale, words: said })
  return Response.json({})
}

async function hideOne(req: PayloadRequest): Promise<Response> {
  const { hidden, ...asked } = await read(req, hidingSearch)
  await hideSearch(req, asked, hidden)
  return Response.json({})
}
