import { defined } from '../../../mappers/defined.ts'
import type { ReadEndpoint } from '../read.ts'
import { createFinder } from './find.ts'

/** Categories that hold articles in this language, the fullest first. */
export const categories: ReadEndpoint<'categories'> = async (payload, { locale }) => {
  const find = createFinder(payload, locale)
  const [all, posts] = await Promise.all([
    find.list('categories', { isDrafted: false, depth: 0 }),
    find.list('posts', { depth: 0, select: { categories: true, _status: true } }),
  ])
  const count = (id: string) =>
    posts.filter(({ categories }) => (categories ?? []).includes(id as never)).length
  const named = all.filter(({ name, slug }) => name && slug)
  const data = await Promise.all(
    named.map(async ({ id, slug, name, description }) => ({
      id,
      slug,
      name,
      slugs: await find.slugs('categories', id),
      count: count(id),
      ...defined({ description: description || undefined }),
    })),
  )
  const held = data.filter((category) => category.count > 0).sort((a, b) => b.count - a.count)
  return { data: held, tags: [...find.tags] }
}
