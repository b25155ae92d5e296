/** The settings of the site without the demo's: what the agency wrote stays, all else begins anew. */
import { isLocale, locales } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { pathOf } from '../../content/mappers/paths.ts'
import { fieldOf, isObject, isRecord, membersOf, valueAt } from '../../platform/objects.ts'
import type { Standing } from './demo-documents.ts'

type Values = Record<string, unknown>

/** What is compared and begins anew by itself. */
const places = [
  'names.site',
  'names.legal',
  'names.tagline',
  'description',
  'lightLogo',
  'darkLogo',
  'accent',
  'foundedYear',
  'contacts.email',
  'contacts.phone',
  'contacts.whatsapp',
  'social',
  'announcement',
  'navigation',
  'action',
  'footer.text',
  'footer.links',
  'footer.legal',
]
const menus = ['navigation', 'footer.links', 'footer.legal']

type Sides = { demo: Values; blank: Values; leaves: readonly Standing[] }

/** @returns the settings to write, in both languages. */
export async function settingsWithoutDemo(
  req: PayloadRequest,
  { demo, blank, leaves }: Sides,
): Promise<Values> {
  const asked = { slug: 'general', locale: 'all', depth: 0, overrideAccess: true } as const
  const now: object = await req.payload.findGlobal({ ...asked, draft: false, req })
  const leadsAstray = createAstray(leaves)
  const next: Values = {}
  for (const place of places) {
    const mine = sided(told(plain(valueAt(now, place))))
    const isTheirs = same(mine, sided(plain(valueAt(demo, place))))
    const value = isTheirs ? (valueAt(blank, place) ?? emptyOf(place)) : mine
    put(
      next,
      place,
      menus.includes(place) ? membersOf(value).filter((one) => !leadsAstray(one)) : value,
    )
  }
  if (leadsAstray(next.action)) next.action = valueAt(blank, 'action')
  return next
}

const noNotice = { text: null, href: null, startsAt: null, endsAt: null }

function emptyOf(place: string): unknown {
  if (place === 'announcement') return noNotice
  return place === 'social' || menus.includes(place) ? [] : null
}

/** Whether a link leads to something that goes. */
function createAstray(leaves: readonly Standing[]) {
  const ids = new Set(leaves.map(({ id }) => id))
  const paths = new Set(
    leaves.flatMap(({ collection, slugs }) => slugs.map((slug) => pathOf(collection, slug))),
  )
  return (link: unknown): boolean => {
    const page = fieldOf(link, 'page')
    if (typeof page === 'string' && ids.has(page)) return true
    const href = fieldOf(link, 'href')
    return typeof href === 'string' && paths.has(pathIn(href))
  }
}

function pathIn(href: string): string {
  const [path = ''] = href.split(/[?#]/)
  try {
    return decodeURI(path).replace(/^\/en(?=\/)/, '')
  } catch {
    return path
  }
}

/** Without the ids of rows and without what is empty: what a person would call the same is the same. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (!isRecord(value)) return value
  const told = Object.entries(value)
    .filter(([name, one]) => name !== 'id' && one !== null && one !== undefined)
    .map(([name, one]) => [name, plain(one)] as const)
    .filter(([, one]) => !(isObject(one) && !Array.isArray(one) && Object.keys(one).length === 0))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(told)
}

/** Nothing, where no side of a value says anything. */
const told = (value: unknown) =>
  isRecord(value) && Object.keys(value).length === 0 ? undefined : value

/** What is written in one language alone stands in the other as well, until somebody writes it there. */
function sided(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sided)
  if (!isRecord(value) || 'root' in value) return value
  const names = Object.keys(value)
  if (names.length > 0 && names.every(isLocale)) {
    const [first, second] = locales
    return { [first]: value[first] ?? value[second], [second]: value[second] ?? value[first] }
  }
  return Object.fromEntries(names.map((name) => [name, sided(value[name])]))
}

const same = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(plain(other) ?? null)

function put(target: Values, place: string, value: unknown): void {
  const [first = '', ...rest] = place.split('.')
  if (rest.length === 0) {
    target[first] = value
    return
  }
  const inner = isRecord(target[first]) ? target[first] : {}
  target[first] = inner
  put(inner, rest.join('.'), value)
}
