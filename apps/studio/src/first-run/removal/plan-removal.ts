/**
 * What goes with the demo, and what stays: whatever somebody changed, unless they give it up as well; what the
 * agency's own documents show; and what visitors named in a form, which only leaves the site.
 */

import { readLocale } from '@wajiha/arabic'
import type { GlobalSlug, PayloadRequest } from 'payload'
import { type FirstRun, readFirstRun } from '../state.ts'
import { idsIn, namedByVisitors, readDemo, readOwn, type Standing } from './demo-documents.ts'
import { readPages } from './pages.ts'

export type Why = 'changed' | 'used' | 'named'
export type Stay = Pick<Standing, 'collection' | 'id' | 'title'> & { why: Why }

export type Plan = {
  leaves: Standing[]
  stays: Stay[]
  /** Pages that begin anew, and those that somebody changed. */
  pages: { anew: GlobalSlug[]; changed: GlobalSlug[] }
}

/** What others are made of: it stays with them. Whole works that they only point at do not. */
const parts: ReadonlySet<string> = new Set([
  'media',
  'files',
  'authors',
  'categories',
  'tags',
  'series',
  'industries',
  'departments',
])

/** What was sent stands as it was sent, with everything that it names. */
const needsAll: ReadonlySet<string> = new Set(['newsletter-issues'])

/**
 * @param givenUp ids of documents and names of pages that go although they were changed.
 * @returns nothing where there is no demo.
 */
export async function planRemoval(
  req: PayloadRequest,
  givenUp: ReadonlySet<string>,
): Promise<Plan | undefined> {
  const { demo } = await readFirstRun(req.payload)
  if (!demo) return undefined
  const all = await readDemo(req, demo, readLocale(req.i18n.language))
  const pages = await readPages(req, demo.loadedAt)
  const changed = pages.filter(({ slug, isChanged }) => isChanged && !givenUp.has(slug))
  const stays = await staying(req, demo, all, { givenUp, pages: changed.map(({ json }) => json) })
  return {
    leaves: all.filter(({ id }) => !stays.has(id)),
    stays: all.flatMap(({ collection, id, title }) => {
      const why = stays.get(id)
      return why ? { collection, id, title, why } : []
    }),
    pages: {
      anew: pages.filter((one) => !changed.includes(one)).map(({ slug }) => slug),
      changed: changed.map(({ slug }) => slug),
    },
  }
}

type Kept = { givenUp: ReadonlySet<string>; pages: string[] }

async function staying(
  req: PayloadRequest,
  demo: NonNullable<FirstRun['demo']>,
  all: Standing[],
  { givenUp, pages }: Kept,
): Promise<Map<string, Why>> {
  const known = new Map(all.map((one) => [one.id, one]))
  const stays = new Map<string, Why>()
  const keep = (id: string, why: Why) => {
    const one = known.get(id)
    if (!one || stays.has(id)) return
    stays.set(id, why)
    for (const other of idsIn(one.json))
      if (needsAll.has(one.collection) || parts.has(known.get(other)?.collection ?? ''))
        keep(other, 'used')
  }
  for (const { id, isChanged } of all) if (isChanged && !givenUp.has(id)) keep(id, 'changed')
  for (const text of [...pages, ...(await readOwn(req, demo))])
    for (const id of idsIn(text)) keep(id, 'used')
  for (const id of await namedByVisitors(req, demo))
    if (known.has(id) && !stays.has(id)) stays.set(id, 'named')
  return stays
}
