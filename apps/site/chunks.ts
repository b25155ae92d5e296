/**
 * What the build's script files are made of, by folder: a module is in a file for where it stands, whatever it is
 * called. `core` stands around every page, `start` wakes it, `late` are blocks that few posts hold; such folders
 * stand at the root of the app or within a room (`ui/core`). Rooms that are core altogether are named here.
 */
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { chunkNames } from './app/chunk-names.ts'

const app = `${join(import.meta.dirname, 'app')}${sep}`
const packages = `${join(import.meta.dirname, '../../packages')}${sep}`

const coreRooms = ['brand', 'content', 'locale', 'seo', 'shell']
/** Folders whose styles come with every page. Offices and years stand on one page or two, and bring theirs. */
const sharedStyleRooms = [
  'blocks',
  'brand',
  'consent',
  'forms',
  'locale',
  'motif',
  'shell',
  'styles',
  'ui',
]
const ownStyleFolders = ['late', 'offices', 'years']

/** Of packages, a folder or a file; the rest of them comes with the pages that use it. */
const inCore = ['arabic/src/', 'brand/src/', 'contract/src/read-url.ts']
const notInCore = ['arabic/src/suggest-word.ts']

/**
 * What tells of a visit, which a page that sleeps does without the app (BEHAVIOURS 11): files and rooms of the app,
 * and a module of a package. None of them may import anything else but of `start`.
 */
const visitRooms = ['visit']
const visitModules = [
  'visit-beacon/begin-visit.ts',
  'tell-asleep.ts',
  'visit-beacon/tell-visit.ts',
  'tag-manager/load-tag-manager.ts',
  'addresses.ts',
  'locale/paths.ts',
  'locale/read-address.ts',
  'locale/search-params.ts',
  'shell/is-bot.ts',
]
const visitPackageModule = 'arabic/src/locale.ts'

const named = [
  ...[...inCore, ...notInCore, visitPackageModule].map((path) => packages + path),
  ...visitModules.map((path) => app + path),
]
for (const path of named)
  if (!existsSync(path)) throw new Error(`${path} is gone; name another in chunks.ts.`)

type Test = (id: string) => boolean

/** `ui/core/page.tsx` for a module of the app. */
const pathOf = (id: string) => (id.startsWith(app) ? id.slice(app.length).split('?')[0] : undefined)
const foldersOf = (id: string) => pathOf(id)?.split(sep).slice(0, -1)
const inFolder =
  (name: string): Test =>
  (id) =>
    foldersOf(id)?.includes(name) ?? false

/** Each page's door to the router belongs to the table of all pages; what the door opens (`?tsr-split`) does not. */
const isRoute: Test = (id) => pathOf(id)?.startsWith('pages/') === true && id.endsWith('/route.tsx')
const isOfRoot: Test = (id) => foldersOf(id)?.length === 0
const isVisit: Test = (id) =>
  visitRooms.includes(foldersOf(id)?.[0] ?? '') ||
  visitModules.includes(pathOf(id) ?? '') ||
  id === packages + visitPackageModule
const isCoreRoom: Test = (id) => coreRooms.includes(foldersOf(id)?.[0] ?? '')
const isCorePackage: Test = (id) =>
  inCore.some((path) => id.startsWith(packages + path)) &&
  !notInCore.some((path) => id.startsWith(packages + path))
const isCore: Test = (id) =>
  [isRoute, isOfRoot, isCoreRoom, isCorePackage, inFolder('core')].some((test) => test(id))

/** The part of a group of messages that only late blocks say: `messages/ar/blogs.late.json`. */
const isLatePart: Test = (id) => /^messages[\\/].*\.late\.json$/.test(pathOf(id) ?? '')

function isSharedStyle(id: string): boolean {
  const folders = foldersOf(id)
  if (!folders || !id.endsWith('.css')) return false
  return (
    sharedStyleRooms.includes(folders[0] ?? '') &&
    !folders.some((one) => ownStyleFolders.includes(one))
  )
}

/** In this order: a module belongs to the first that takes it. */
export const chunks: { name: string; test: Test | RegExp }[] = [
  // One file is smaller than two. With the one module that the router is given in place of its own
  // (`own-scrolling.ts`): elsewhere it would close a circle, and no page would wake.
  {
    name: chunkNames.framework,
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|seroval)|\/router-scrolling\.ts/,
  },
  {
    name: chunkNames.start,
    test: (id) => id.includes('vite/preload-helper') || inFolder('start')(id),
  },
  { name: 'press', test: (id) => inFolder('press')(id) && !id.endsWith('.css') },
  { name: 'facets', test: inFolder('facets') },
  { name: chunkNames.late, test: (id) => inFolder('late')(id) || isLatePart(id) },
  { name: 'visit', test: isVisit },
  { name: chunkNames.sharedStyles, test: isSharedStyle },
  { name: 'routes', test: isCore },
]
