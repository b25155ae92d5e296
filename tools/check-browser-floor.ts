/**
 * What the pages use is known to the oldest browsers that the build names (`apps/site/browser-floor.ts`):
 * styles as the bundler lowers them, attributes of elements, and interfaces of the browser. Whatever is newer
 * stands in `niceties` with what happens without it, or is not used.
 */
import { transform } from 'lightningcss'
import { browserFloor } from '../apps/site/browser-floor.ts'
import { type Features, isInFloor, readSupport } from './checks/browser-support.ts'
import { type Finding, tell } from './checks/finding.ts'
import { readSources, type SourceFile } from './checks/project.ts'
import { styleFeatures } from './checks/style-features.ts'

/** Newer than the floor, and why pages are whole without it. */
const niceties: Record<string, string> = {
  ':has':
    'spacing and columns; what matters has a rule of its own in “@supports not selector(:has(a))”',
  ':details-content': 'opens answers on paper',
  'accent-color': 'the browser’s own colour',
  'break-after: avoid': 'a heading may end a printed sheet',
  'content-visibility': 'opens answers on paper',
  'content-visibility: visible': 'as above',
  'forced-color-adjust': 'where it is missing there are no forced colours',
  'forced-color-adjust: none': 'as above',
  orphans: 'single lines on paper',
  'overscroll-behavior': 'the page may move on when a scroller has ended',
  'overscroll-behavior-x': 'as above',
  'scrollbar-width': 'a scrollbar is seen',
  'scrollbar-width: none': 'as above',
  'scrollbar-width: thin': 'as above',
  'text-size-adjust': 'where it is missing nothing is enlarged',
  'text-size-adjust: none': 'as above',
  'text-wrap': 'lines break where they break',
  'text-wrap: balance': 'as above',
  'text-wrap: pretty': 'as above',
  'user-select': 'the bundler writes Safari’s own name, too',
  widows: 'single lines on paper',
  '<img fetchpriority>': 'the browser’s own order',
  '<video playsinline>': 'a phone plays the recording over the whole screen',
  connection: 'where it is missing nobody has said that they save data',
  Segmenter: 'counts words on the server alone',
  globalPrivacyControl: 'where it is missing nobody has said anything',
  requestIdleCallback: 'looked for first (`after-intent.ts`)',
  timeout: 'of `AbortSignal`: before Chrome 124 its error had another name, which nobody reads',
}

/** Members of ours, of the router and of libraries that are called as newer ones of the browser. */
const homonyms = new Set([
  'bytes',
  'contacts',
  'isValid',
  'manifest',
  'presentation',
  'read',
  'share',
  'toArray',
  'startViewTransition',
  'union',
  'when',
])

type Support = ReturnType<typeof readSupport>
type Used = { name: string; where: string }

export function findAboveFloor(
  files: SourceFile[],
  support: Support,
  allowed: Record<string, string> = niceties,
): Finding[] {
  const newNames = readNewNames(support)
  const used = files.flatMap((file) =>
    file.path.endsWith('.css') ? stylesOf(file, support.css) : codeOf(file, support, newNames),
  )
  const seen = new Set(used.map(({ name }) => name))
  return [
    ...used
      .filter(({ name }) => !allowed[name])
      .map(({ name, where }) => ({
        where,
        problem: `${name} is newer than the oldest browsers of the build; do without, or say in tools/check-browser-floor.ts why pages are whole without it.`,
      })),
    ...Object.keys(allowed)
      .filter((name) => !seen.has(name))
      .map((name) => ({ where: name, problem: 'nobody uses it any more; take it off the list.' })),
  ]
}

const targets = Object.fromEntries(
  Object.entries(browserFloor).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return [name, (major << 16) | (minor << 8)]
  }),
)

function stylesOf({ path, text }: SourceFile, css: Features): Used[] {
  const { code } = transform({ filename: path, code: Buffer.from(text), targets, cssModules: true })
  const names = styleFeatures(code.toString(), css)
    .filter(({ known }) => !isInFloor(known))
    .map(({ name }) => name)
  return [...new Set(names)].map((name) => ({ name, where: path }))
}

function codeOf({ path, text }: SourceFile, { html }: Support, newNames: NewNames): Used[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...attributesOf(code, html), ...interfacesOf(code, newNames)].map((name) => ({
    name,
    where: path,
  }))
}

/** Attributes of elements as JSX writes them, in one opening tag. */
function attributesOf(code: string, html: Features): string[] {
  const tags = code.matchAll(
    /<([a-z][a-z0-9]*)((?:\s+[\w-]+(?:=(?:"[^"]*"|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}))?)+)/g,
  )
  return [...tags].flatMap(([, tag = '', text = '']) =>
    [...text.matchAll(/\s([\w-]+)(?==|\s|$)/g)].flatMap(([, written = '']) => {
      const name = written.toLowerCase()
      const known = html.elements?.[tag]?.[name] ?? html.global_attributes?.[name]
      return isInFloor(known) ? [] : [`<${tag} ${name}>`]
    }),
  )
}

/** Whose members code reaches without naming them. */
const everyday =
  /^(?:Document|Element|HTML\w*Element|Window|Navigator|Node|EventTarget|AbortSignal|URL|Response|Request|Clipboard|Performance|Headers|FormData)$/

/** Members that only browsers above the floor have, and interfaces of theirs. */
function interfacesOf(code: string, { members, interfaces }: NewNames): string[] {
  const called = [...code.matchAll(/\.([a-zA-Z]{4,})\b|\b([a-z][a-zA-Z]{9,})\(/g)].map(
    ([, member = '', global]) => global ?? member,
  )
  const named = [...code.matchAll(/\b(?:new |in )?([A-Z]\w+)[.(]/g)].map(([, name = '']) => name)
  return [
    ...new Set([
      ...called.filter((name) => members.has(name) && !homonyms.has(name)),
      ...named.filter((name) => interfaces.has(name)),
    ]),
  ]
}

type NewNames = { members: Set<string>; interfaces: Set<string> }

/** Names that stand for nothing that the floor knows. */
function readNewNames({ api, javascript }: Support): NewNames {
  const builtins = javascript.builtins ?? {}
  const all = [
    ...Object.entries(api),
    ...Object.entries(builtins),
    ...Object.entries(builtins.Intl ?? {}),
  ]
  const interfaces = all.filter(([, feature]) => !isInFloor(feature)).map(([name]) => name)
  const members = all
    .filter(([name]) => everyday.test(name) || name in builtins)
    .flatMap(([, feature]) => Object.entries(feature))
    .map(([name, feature]) => [name.replace(/_static$/, ''), isInFloor(feature)] as const)
  const old = new Set(members.flatMap(([name, isOld]) => (isOld ? name : [])))
  return {
    interfaces: new Set(interfaces),
    members: new Set(members.flatMap(([name, isOld]) => (isOld || old.has(name) ? [] : name))),
  }
}

export const checkBrowserFloor = () =>
  findAboveFloor(
    readSources((path) =>
      /^(?:apps\/site\/app|packages)\/.*(?<!\.test|\.server)\.(?:css|tsx?)$/.test(path),
    ),
    readSupport(),
  )

if (import.meta.main) tell(checkBrowserFloor())
