/** The checks that need nothing but the page itself. Each is given a page and tells what is wrong with it. Pure. */
import { clip, resultLimits } from '@wajiha/contract/search-result'
import type { PageFinding } from '../kinds.ts'
import type { ReadPage } from './read-page.ts'
import { mistakesInGraphs } from './structured-data.ts'

export type Looked = {
  page: ReadPage
  /** Where it was found: `https://birkar.example/en/about`. */
  address: URL
  /** What stands as the description of pages that have none of their own. */
  agencyDescription: string
  isHome: boolean
}

type Check = (looked: Looked) => PageFinding[]

/** What is hidden from search engines owes them nothing. */
export function checkPage(looked: Looked): PageFinding[] {
  if (/noindex|none/.test(looked.page.robots)) return []
  return [checkTitle, checkDescription, checkCanonical, checkAlternates, checkGraphs].flatMap(
    (check) => check(looked),
  )
}

const omitted = '…'

/** The site cuts what results would not show: a title with a sign of omission was longer. */
const checkTitle: Check = ({ page: { title } }) => {
  if (!title) return [{ kind: 'long-title', what: '', detail: 'none' }]
  const isLong = [...title].length > resultLimits.title.most || title.endsWith(omitted)
  return isLong ? [{ kind: 'long-title', what: title }] : []
}

/** Its own words, and not those of the agency that stand in where there are none. */
const checkDescription: Check = ({ page, agencyDescription, isHome }) => {
  const { description, firstWords } = page
  const isOwn = isHome || description !== clip(agencyDescription, resultLimits.description.most)
  if (description && isOwn) return []
  const detail = clip(firstWords, resultLimits.description.most)
  // The page says which one it is: a title that is mended meanwhile makes no other finding of it.
  return [{ kind: 'no-description', what: '', ...(detail ? { detail } : {}) }]
}

/** A page stands for itself, under the one address that its site is known by. */
const checkCanonical: Check = ({ page: { canonical = '' }, address }) =>
  isSame(canonical, address) ? [] : [{ kind: 'wrong-canonical', what: readable(canonical) }]

/** Whoever names other languages names itself among them. Whether the others stand is asked elsewhere. */
const checkAlternates: Check = ({ page: { alternates }, address }) => {
  const own = [...alternates.values()]
  if (own.length === 0 || own.some((one) => isSame(one, address))) return []
  return [{ kind: 'dead-alternate', what: readable(own[0] ?? ''), detail: 'self' }]
}

const checkGraphs: Check = ({ page: { graphs } }) =>
  mistakesInGraphs(graphs).map((what) => ({ kind: 'structured-data', what }))

const isSame = (written: string, address: URL): boolean => {
  const url = URL.parse(written)
  return url !== null && url.origin === address.origin && bare(url) === bare(address)
}

const bare = ({ pathname, search }: URL) =>
  (pathname.replace(/(.)\/+$/, '$1') + search).normalize('NFC')

function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
