import { toGeneral } from '../../mappers/general.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder } from './find.ts'

export const general: ReadEndpoint<'general'> = async (payload, { locale }) => {
  const find = createFinder(payload, locale)
  const found = await find.global('general')
  const data = found && toGeneral(found.document)
  return data && { data, tags: [...find.tags] }
}
