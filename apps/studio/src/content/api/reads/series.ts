import { compareIn } from '@wajiha/arabic'
import { listTag } from '../../../platform/tags.ts'
import { defined } from '../../mappers/defined.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder } from './find.ts'
import { countBySeries } from './find-posts.ts'

/** Series that hold posts in this language, by name. */
export const series: ReadEndpoint<'series'> = async (payload, { locale }) => {
  const find = createFinder(payload, locale)
  const [all, counts] = await Promise.all([
    find.list('series', { isDrafted: false, depth: 0 }),
    countBySeries(payload, locale),
  ])
  find.tags.add(listTag('posts'))
  const held = all.filter(({ id, name, slug }) => name && slug && counts.has(id))
  const data = await Promise.all(
    held.map(async ({ id, slug, name, description }) => ({
      slug,
      name,
      slugs: await find.slugs('series', id),
      count: counts.get(id) ?? 0,
      ...defined({ description: description || undefined }),
    })),
  )
  const compare = compareIn(locale)
  data.sort((a, b) => compare(a.name, b.name))
  return { data, tags: [...find.tags] }
}
