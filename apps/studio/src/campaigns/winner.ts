/**
 * `POST /api/campaigns/ID/winner/{a,b}`: ends a test. Where B won, its words become the campaign's, in
 * every language in which it is published; whatever B left empty stays as it is.
 */
import type { Endpoint, PayloadRequest } from 'payload'
import { behind } from '../platform/access/may.ts'
import { inTransaction } from '../platform/database/transactions.ts'
import { type Said, say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import { fieldOf } from '../platform/objects.ts'

const parts = ['promise', 'lead', 'formTitle'] as const
const locales = ['ar', 'en'] as const

async function answerWinner(req: PayloadRequest): Promise<Response> {
  const { id, side } = req.routeParams ?? {}
  if (!/^[0-9a-f-]{36}$/.test(String(id ?? '')) || (side !== 'a' && side !== 'b'))
    return new Response(null, { status: 404 })
  const refused = await inTransaction(req, () => decide(req, String(id), side))
  return refused ? refusal(req, 409, refused) : Response.json({ winner: side })
}

/** @returns why nothing was changed. */
async function decide(req: PayloadRequest, id: string, side: 'a' | 'b'): Promise<Said | undefined> {
  const { payload } = req
  const all = { locale: 'all', depth: 0, req, overrideAccess: false } as const
  const found = await payload.findByID({
    collection: 'campaigns',
    id,
    disableErrors: true,
    ...all,
  })
  const shown = locales.filter((locale) => isPublished(found?._status, locale))
  if (!found?.test?.isRunning || shown.length === 0) return noTest
  const { docs } = await payload.findVersions({
    collection: 'campaigns',
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
    ...all,
    where: { parent: { equals: id } },
  })
  const latest = docs[0]?.version
  if (latest && shown.some((locale) => !isPublished(latest._status, locale))) return unpublished
  for (const locale of shown) {
    const words = side === 'b' ? wordsOf(found.test, locale) : {}
    const data = { ...words, test: { isRunning: false }, _status: 'published' } as const
    await payload.update({ ...all, collection: 'campaigns', id, locale, data })
  }
  return undefined
}

/** @param status of a document that was read in all languages, of which Payload's types know nothing. */
const isPublished = (status: unknown, locale: 'ar' | 'en') =>
  fieldOf(status, locale) === 'published'

/** @param test of a campaign that was read in all languages. */
function wordsOf(test: object, locale: 'ar' | 'en') {
  const words: Partial<Record<(typeof parts)[number], string>> = {}
  for (const part of parts) {
    const text = fieldOf(fieldOf(test, part), locale)
    if (typeof text === 'string' && text.trim()) words[part] = text.trim()
  }
  return words
}

/** A refusal in the shape of Payload's own errors, which the button can show. */
const refusal = (req: PayloadRequest, status: number, words: Said) =>
  Response.json({ errors: [{ message: sayTo(req, words) }] }, { status })

const notYours = say('يحسم الاختبار المحرّرون والمبيعات', 'Editors and sales decide a test')
const noTest = say('لا اختبار جارٍ على الموقع الآن', 'No test is running on the site now')
const unpublished = say(
  'في هذه الحملة تغييرات لم تُنشر. انشرها أو تراجع عنها أوّلًا',
  'This campaign has changes that are not published. Publish them or take them back first',
)

export const winnerEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/winner/:side',
  method: 'post',
  handler: behind('decideCampaignTests', answerWinner, notYours),
}
