import { toService, toServiceCard } from '../../mappers/service.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder } from './find.ts'

export const services: ReadEndpoint<'services'> = async (payload, { locale }) => {
  const find = createFinder(payload, locale)
  const found = await find.list('services', { sort: 'order', depth: 0, asCards: true })
  return { data: found.map(toServiceCard), tags: [...find.tags] }
}

export const service: ReadEndpoint<'service'> = async (payload, { locale, params }) => {
  const find = createFinder(payload, locale)
  const found = await find.one('services', { where: { key: { equals: params.key } }, depth: 3 })
  if (!found) return undefined
  const languages = await find.languages('services', found.id)
  return { data: toService(found, languages, locale), tags: [...find.tags] }
}
