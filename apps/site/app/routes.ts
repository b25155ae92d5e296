/**
 * Every address of the site, once. The optional locale stands before all of them: `/about`,
 * `/ar/about` and `/en/about` are three forms of one page (BEHAVIOURS 2.1).
 * The same table serves the router's generator and the server's own address reader.
 */
import { index, rootRoute, route } from '@tanstack/virtual-file-routes'
import { type PageId, pages } from './addresses.ts'

/** Pages whose folder is not called as they are. Browsers need none of these names. */
const folders: Partial<Record<PageId, string>> = { blogs: 'posts', blog: 'post' }

const others = (Object.keys(pages) as PageId[]).filter((page) => page !== 'home')

export const routes = rootRoute('root.tsx', [
  route('{-$locale}', 'locale.tsx', [
    index(file('home')),
    ...others.map((page) => route(pages[page].path.slice(1), file(page))),
  ]),
])

function file(page: PageId) {
  return `pages/${folders[page] ?? page}/route.tsx`
}
