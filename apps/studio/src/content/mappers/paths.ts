import { servicePath } from '@wajiha/contract/service-path'

/** Addresses of the site's pages, without language prefix; services have a rule of their own. */
const folders: Record<string, string> = {
  posts: '/blogs/',
  authors: '/authors/',
  projects: '/our-projects/',
  jobs: '/join-us/',
  'block-pages': '/',
}

/** `pathOf('posts', 'دليل-الهوية')` → `/blogs/دليل-الهوية`; nothing for what has no page. */
export function pathOf(collection: string, slug: string): string | undefined {
  if (collection === 'services') return servicePath(slug)
  const folder = folders[collection]
  return folder ? folder + slug : undefined
}
