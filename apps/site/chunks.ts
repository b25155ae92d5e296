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

const coreRooms = ['ahead', 'brand', 'content', 'locale', 'seo', 'shell']
/** What stands around every page, or is too small for a file of its own, beside rooms that are core. */
const coreModules = [
  'blocks/numbers.tsx',
  'messages/more-words.ts',
  'ui/crumbs.tsx',
  'ui/own-script.tsx',
  'visit-beacon/visit-picture.tsx',
]
/** Folders whose styles come with every page. Choices, offices and years stand on few pages, and bring theirs. */
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
const ownStyleFolders = ['compass', 'facets', 'late', 'offices', 'years']

/** Of packages, a folder or a file; the rest of them comes with the pages that use it. */
const inCore = [
  'arabic/src/',
  'brand/fonts/',
  'brand/src/',
  'contract/src/limits.ts',
  'contract/src/read-url.ts',
  'contract/src/search-result.ts',
  'contract/src/service-path.ts',
]
const notInCore = ['arabic/src/suggest-word.ts']

/**
 * What tells of a visit, which a page that sleeps does without the app (BEHAVIOURS 11): files and rooms of the app,
 * and modules of packages. None of them may import anything else but of `start`.
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
const lateModule = 'blocks/code-block.tsx'
const latePackageModule = 'contract/src/frame-path.ts'
const visitPackageModules = ['arabic/src/locale.ts', 'contract/src/paths.ts']

/**
 * What travels together: parts that several pages show, by folder or file of the app, or by a module of a package.
 * A page fetches each such file whole, so a part stands with those whose pages show it too.
 */
export const together: Record<string, readonly string[]> = {
  marks: [
    'blocks/picture-link.tsx',
    'forms/press/',
    'icons/adopt-icons.ts',
    'icons/icon-name.ts',
    'icons/icon-store.ts',
    'icons/icon.tsx',
    'icons/icons.ts',
    'ui/carousel.tsx',
    'ui/press/',
  ],
  motif: [
    'blocks/service-rows.tsx',
    'motif/compass/theta-gauge.tsx',
    'motif/compass/theta-gauge.module.css',
    'motif/girih-pattern.tsx',
    'motif/girih.ts',
    'motif/redraw.ts',
  ],
  work: [
    'blocks/call.tsx',
    'blocks/client-quote.tsx',
    'blocks/metric-text.ts',
    'blocks/project-card.tsx',
    'blocks/week-ruler.tsx',
    'ui/split.tsx',
  ],
  texts: [
    'blocks/callout.tsx',
    'blocks/data-table.tsx',
    'blocks/directed.tsx',
    'blocks/figure.tsx',
    'blocks/heading.tsx',
    'blocks/inlines.tsx',
    'blocks/item-list.tsx',
    'blocks/questions.tsx',
    'blocks/rich-text.tsx',
    'contract/src/inline-text.ts',
  ],
  reading: ['blocks/post-card.tsx', 'ui/page-numbers.ts', 'ui/pager.tsx'],
  lists: [
    'blocks/facets/',
    'blocks/people-strip.tsx',
    'blocks/titled-texts.tsx',
    'ui/empty-state.tsx',
    'ui/tab-links.tsx',
    'ui/untranslated-notice.tsx',
  ],
  fields: [
    'forms/use-one-at-a-time.ts',
    'forms/use-server-answer.ts',
    'forms/parts/subscribe-form.tsx',
    'ui/field.tsx',
  ],
  forms: [
    'forms/draft.ts',
    'forms/field-attributes.ts',
    'forms/field-props.ts',
    'forms/form-state.ts',
    'forms/read-form-element.ts',
    'forms/use-arrival.ts',
    'forms/use-draft.ts',
    'forms/use-form-runtime.ts',
    'forms/use-form.ts',
    'forms/parts/consents.tsx',
    'forms/parts/form-field.tsx',
    'forms/parts/form-frame.tsx',
    'contract/src/forms/fields.ts',
    'contract/src/forms/question-names.ts',
  ],
}

const inPackages = (path: string) => path.includes('/src/')
const parts = Object.values(together).flat()
const named = [
  ...[...inCore, ...notInCore, latePackageModule, ...visitPackageModules].map(
    (path) => packages + path,
  ),
  ...[...coreModules, lateModule, ...visitModules].map((path) => app + path),
  ...parts.map((path) => (inPackages(path) ? packages : app) + path),
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
  visitPackageModules.some((path) => id === packages + path)
const isCoreRoom: Test = (id) =>
  coreRooms.includes(foldersOf(id)?.[0] ?? '') || coreModules.includes(pathOf(id) ?? '')
const isCorePackage: Test = (id) =>
  inCore.some((path) => id.startsWith(packages + path)) &&
  !notInCore.some((path) => id.startsWith(packages + path))
const isCore: Test = (id) =>
  [isRoute, isOfRoot, isCoreRoom, isCorePackage, inFolder('core')].some((test) => test(id))

/** Whether a module is one of a file's parts. The styles of most are shared by all pages. */
const isPart =
  (paths: readonly string[]): Test =>
  (id) =>
    !isSharedStyle(id) &&
    paths.some((path) => (inPackages(path) ? id === packages + path : pathOf(id)?.startsWith(path)))

/** What only late blocks ask for, code among it: articles that hold one of them often hold code. */
const isLate: Test = (id) =>
  inFolder('late')(id) ||
  isLatePart(id) ||
  pathOf(id) === lateModule ||
  id === packages + latePackageModule

/** The part of a group of messages that only late blocks say: `words/ar/blogs.late.json` of the contract. */
const isLatePart: Test = (id) =>
  id.startsWith(`${packages}contract/words/`) && /\.late\.json(?:\?|$)/.test(id)

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
    test: (id) => /vite\/preload-helper|rolldown\/runtime/.test(id) || inFolder('start')(id),
  },
  { name: chunkNames.late, test: isLate },
  { name: 'visit', test: isVisit },
  ...Object.entries(together).map(([name, paths]) => ({ name, test: isPart(paths) })),
  // With the names of the classes that all pages share: alone they would be a file more.
  { name: chunkNames.shared, test: (id) => isSharedStyle(id) || isCore(id) },
]
