import { pageKeySchema } from '@wajiha/contract'
import { toPage } from '../../mappers/page.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder } from './find.ts'

export const page: ReadEndpoint<'page'> = async (payload, { locale, params }) => {
  const key = pageKeySchema.safeParse(params.key)
  if (!key.success) return undefined
  const find = createFinder(payload, locale)
  const found = await find.global(`page-${key.data}`)
  if (!found) return undefined
  const { document, languages } = found
  return { data: toPage(key.data, document, { languages, locale }), tags: [...find.tags] }
}
