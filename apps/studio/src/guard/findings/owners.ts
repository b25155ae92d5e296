/** Which document makes which page, and the way to it in the studio. */
import { isLocale } from '@wajiha/arabic'
import { prefixOf } from '@wajiha/contract/paths'
import type { BasePayload } from 'payload'
import { type OwnedPage, readStandingPages } from '../../content/addresses/standing-pages.ts'

export type Owners = ReturnType<typeof ownersIn>

export const readOwners = async (payload: BasePayload) => ownersIn(await readStandingPages(payload))

/** `posts ID`, `global page-home`. */
export const ownerKey = (owner: OwnedPage['owner']): string =>
  'global' in owner ? `global ${owner.global}` : `${owner.collection} ${owner.id}`

function ownersIn(pages: readonly OwnedPage[]) {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return {
    of: (path: string) => byPath.get(path),
    /** The pages of a document, in every language in which it is published. */
    pathsOf: (owner: string) =>
      pages.filter((page) => ownerKey(page.owner) === owner).map(({ path }) => path),
    paths: pages.map(({ path }) => path),
  }
}

export const localeOf = (path: string): 'ar' | 'en' => {
  const prefix = prefixOf(path)
  return isLocale(prefix) ? prefix : 'ar'
}

/** @param owner as a finding keeps it. @returns the document in the language of its page. */
export function studioPathOf(owner: string, locale: 'ar' | 'en'): string | undefined {
  const [kind, name] = owner.split(' ')
  if (!kind || !name) return undefined
  const place = kind === 'global' ? `globals/${name}` : `collections/${kind}/${name}`
  return `/admin/${place}?locale=${locale}`
}
