/** Addresses of the site's pages, without language prefix. */
const folders: Record<string, string> = {
  posts: '/blogs/',
  authors: '/authors/',
  projects: '/our-projects/',
  jobs: '/join-us/',
  services: '/',
  'block-pages': '/',
}

/** `pathOf('posts', 'دليل-الهوية')` → `/blogs/دليل-الهوية`; nothing for what has no page. */
export function pathOf(collection: string, slug: string): string | undefined {
  const folder = folders[collection]
  return folder ? folder + slug : undefined
}
