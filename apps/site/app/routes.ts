/**
 * Every address of the site, once. The optional locale stands before all of them: `/about`,
 * `/ar/about` and `/en/about` are three forms of one page (BEHAVIOURS 2.1).
 * The same table serves the router's generator and the server's own address reader.
 */
import { index, rootRoute, route } from '@tanstack/virtual-file-routes'
import { pages } from './addresses.ts'

const { home, ...others } = pages

export const routes = rootRoute('root.tsx', [
  route('{-$locale}', 'locale.tsx', [
    index(file(home.folder)),
    ...Object.values(others).map(({ path, folder }) => route(path.slice(1), file(folder))),
  ]),
])

function file(folder: string) {
  return `pages/${folder}/route.tsx`
}
