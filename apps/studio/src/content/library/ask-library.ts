/**
 * Two questions about pictures that no column answers: which lack words in a language, and which nothing
 * shows. They are asked as an id that no picture has, so that the list filters by them as by any other and
 * "select all" means what is seen. A field without a column would say it better, but Payload's filters know
 * none and fail on it.
 */
import { locales } from '@wajiha/arabic'
import type { CollectionBeforeOperationHook, PayloadRequest, Where, WhereField } from 'payload'
import { lacking, unused } from './questions.ts'
import { unusedPictures } from './unused.ts'

export const askLibrary: CollectionBeforeOperationHook = async ({ args, req }) => {
  const where = 'where' in args ? args.where : undefined
  return where ? { ...args, where: await answered(where, req) } : args
}

async function answered(where: Where, req: PayloadRequest): Promise<Where> {
  const and: Where[] = []
  for (const [path, condition] of Object.entries(where)) {
    if (Array.isArray(condition))
      and.push({ [path]: await Promise.all(condition.map((one) => answered(one, req))) })
    else if (path === 'id' && condition) and.push(await answerId(condition, req))
    else if (condition) and.push({ [path]: condition })
  }
  return and.length === 1 ? (and[0] ?? {}) : { and }
}

async function answerId(condition: WhereField, req: PayloadRequest): Promise<Where> {
  const asked = condition.equals
  if (asked === unused) return { id: { in: await unusedPictures(req) } }
  const locale = locales.find((one) => asked === lacking[one])
  if (!locale) return { id: condition }
  const alt = `alt.${locale}`
  const or: Where[] = [{ [alt]: { exists: false } }, { [alt]: { equals: '' } }]
  return { and: [{ decorative: { not_equals: true } }, { or }] }
}
