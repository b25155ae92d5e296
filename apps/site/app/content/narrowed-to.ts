import type { PageData } from './page-data.ts'

type Narrowed = { slug: string; name: string; description?: string | undefined }
type List = Pick<PageData<'blogs'>, 'categories' | 'category' | 'tag' | 'series'>

/** The series, tag or topic whose posts are listed; nothing where all are. */
export function narrowedTo({ categories, category, tag, series }: List): Narrowed | undefined {
  return series ?? tag ?? categories.find(({ slug }) => slug === category)
}
