import { listTag } from '../../../platform/tags.ts'
import { defined } from '../../mappers/defined.ts'
import { toTopic } from '../../mappers/post.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder } from './find.ts'
import { countByCategory } from './find-posts.ts'

/** Categories that hold posts in this language's list: the fullest first, main ones before others. */
export const categories: ReadEndpoint<'categories'> = async (payload, { locale }) => {
  const find = createFinder(payload, locale)
  const [all, withUntranslated] = await Promise.all([
    find.list('categories', { isDrafted: false, depth: 1 }),
    find.showsUntranslatedPosts(),
  ])
  const counts = await countByCategory(payload, { locale, withUntranslated })
  find.tags.add(listTag('posts'))
  const held = all.filter(({ id, name, slug }) => name && slug && counts.has(id))
  const data = await Promise.all(
    held.map(async (category) => ({
      id: category.id,
      ...toTopic(category),
      slugs: await find.slugs('categories', category.id),
      count: counts.get(category.id) ?? 0,
      ...defined({ description: category.description || undefined }),
    })),
  )
  data.sort((a, b) => b.count - a.count || Number('parent' in a) - Number('parent' in b))
  return { data, tags: [...find.tags] }
}
