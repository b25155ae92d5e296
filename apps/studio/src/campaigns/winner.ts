/**
 * `POST /api/campaigns/ID/winner/{a,b}`: ends a test. Where B won, its words become the campaign's, in
 * every language in which it is published; whatever B left empty stays as it is.
 */
import type { Endpoint, PayloadRequest } from 'payload'
import { behind } from '../platform/access/may.ts'
import { inTransaction } from '../platform/database/transactions.ts'
import { type Said, say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'

type InLanguages<Value> = Partial<Record<'ar' | 'en', Value | null>>
type Words = Partial<Record<'promise' | 'lead' | 'formTitle', InLanguages<string>>>
type Whole = {
  _status?: InLanguages<string> | null
  test?: (Words & { isRunning?: boolean }) | null
}

const parts = ['promise', 'lead', 'formTitle'] as const
const locales = ['ar', 'en'] as const

async function answerWinner(req: PayloadRequest): Promise<Response> {
  const { id, side } = req.routeParams as { id?: string; side?: string }
  if (!/^[0-9a-f-]{36}$/.test(id ?? '') || (side !== 'a' && side !== 'b'))
    return new Response(null, { status: 404 })
  const refused = await inTransaction(req, () => decide(req, String(id), side))
  return refused ? refusal(req, 409, refused) : Response.json({ winner: side })
}

/** @returns why nothing was changed. */
async function decide(req: PayloadRequest, id: string, side: 'a' | 'b'): Promise<Said | undefined> {
  const { payload } = req
  const all = { locale: 'all', depth: 0, req, overrideAccess: false } as const
  const found = (await payload.findByID({
    collection: 'campaigns',
    id,
    disableErrors: true,
    ...all,
  })) as Whole | null
  const shown = locales.filter((locale) => found?._status?.[locale] === 'published')
  if (!found?.test?.isRunning || shown.length === 0) return noTest
  const { docs } = await payload.findVersions({
    collection: 'campaigns',
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
    ...all,
    where: { parent: { equals: id } },
  })
  const latest = docs[0]?.version as Whole | undefined
  if (latest && shown.some((locale) => latest._status?.[locale] !== 'published')) return unpublished
  for (const locale of shown) {
    const words = side === 'b' ? wordsOf(found.test, locale) : {}
    const data = { ...words, test: { isRunning: false }, _status: 'published' } as never
    await payload.update({ ...all, collection: 'campaigns', id, locale, data })
  }
  return undefined
}

const wordsOf = (test: Words, locale: 'ar' | 'en') =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const text = test[part]?.[locale]?.trim()
      return text ? [[part, text]] : []
    }),
  )

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
