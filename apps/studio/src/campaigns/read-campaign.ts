import type { Where } from 'payload'
import type { ReadEndpoint } from '../content/api/read.ts'
import { createFinder } from '../content/api/reads/find.ts'
import { atPrimary } from '../platform/database/site-reads.ts'
import { countWritten } from './count-written.ts'
import { toCampaign } from './map-campaign.ts'

export const campaign: ReadEndpoint<'campaign'> = async (payload, { locale, params }) => {
  const find = createFinder(payload, locale)
  const where: Where =
    params.slug === 'default' ? { isDefault: { equals: true } } : { slug: { equals: params.slug } }
  const found = await find.one('campaigns', { where, depth: 2, sort: '-updatedAt' })
  if (!found) return undefined
  const languages = await find.languages('campaigns', found.id)
  const written = found.places ? await atPrimary(() => countWritten(payload, found.id)) : undefined
  const data = toCampaign(found, { languages, now: Date.now(), written }, locale)
  const tags = [...find.tags]
  if (data.state !== 'ended' || found.afterEnd === 'note') return { data, tags }
  if (found.afterEnd !== 'page' || !found.afterEndPath) return 'gone'
  return { data: { ...data, movedTo: found.afterEndPath }, tags }
}
