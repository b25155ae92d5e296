/** Categories, tags and authors, each once with its names in both languages; and where their lists stood. */
import { arabicSlug, type Locale, latinSlug, localePrefix } from '@wajiha/arabic'
import type { Foreign, Name } from '../foreign/foreign.ts'
import type { Languages } from './languages.ts'
import type { Item, Term, Wxr } from './wxr.ts'

type Planned = { item: Item; locale: Locale }

const kinds = {
  category: { list: 'categories', query: 'category', base: 'category' },
  post_tag: { list: 'tags', query: 'tag', base: 'tag' },
} as const

type Taxonomy = keyof typeof kinds

/** Whoever wrote it; one whom the export does not name is called as WordPress calls them. */
export const authorKey = (login: string): string => `wordpress author ${login || 'nobody'}`

export function namesOf(
  wxr: Wxr,
  planned: readonly Planned[],
  languages: Languages,
): Pick<Foreign, 'categories' | 'tags' | 'authors' | 'redirects'> {
  const categories = termsOf('category', wxr, planned, languages)
  const tags = termsOf('post_tag', wxr, planned, languages)
  return {
    categories: categories.names,
    tags: tags.names,
    authors: authorsOf(wxr, planned),
    redirects: [...categories.redirects, ...tags.redirects],
  }
}

/** The key of a term by its slug: that of its group, so that both languages share one. */
export function termKey(wxr: Wxr, languages: Languages, taxonomy: string, slug: string): string {
  const term = wxr.terms.find((one) => one.taxonomy === taxonomy && one.slug === slug)
  return `wordpress ${taxonomy} ${term ? languages.ofTerm(term).group : slug}`
}

function termsOf(taxonomy: Taxonomy, wxr: Wxr, planned: readonly Planned[], languages: Languages) {
  const names = new Map<string, Name>()
  const redirects: Foreign['redirects'] = []
  for (const term of usedTerms(taxonomy, wxr, planned)) {
    const key = termKey(wxr, languages, taxonomy, term.slug)
    const said = languages.ofTerm(term).locale
    const name: Name = names.get(key) ?? { key, names: {}, slugs: {} }
    names.set(key, name)
    const parent = wxr.terms.find((one) => one.taxonomy === taxonomy && one.slug === term.parent)
    if (parent) name.parent = termKey(wxr, languages, taxonomy, topOf(wxr, parent).slug)
    for (const locale of said ? [said] : localesUsing(taxonomy, term, planned)) {
      if (name.names[locale]) continue
      const slug = arabicSlug(term.slug) || arabicSlug(term.name)
      name.names[locale] = term.name
      name.slugs[locale] = slug
      const { base, query } = kinds[taxonomy]
      const prefix = localePrefix(locale)
      redirects.push({
        from: `${prefix}/${base}/${term.slug}`,
        to: `${prefix}/blogs?${query}=${encodeURIComponent(slug)}`,
      })
    }
  }
  return { names: [...names.values()], redirects }
}

/** Categories stand on two levels here: what was deeper stands under the topmost. */
function topOf(wxr: Wxr, term: Term): Term {
  const seen = new Set<Term>()
  let top = term
  while (top.parent && !seen.has(top)) {
    seen.add(top)
    const { taxonomy, parent } = top
    const above = wxr.terms.find((one) => one.taxonomy === taxonomy && one.slug === parent)
    if (!above) break
    top = above
  }
  return top
}

/** Those of texts that are taken, and those above them; an export may name no terms beside its texts. */
function usedTerms(taxonomy: Taxonomy, wxr: Wxr, planned: readonly Planned[]): Term[] {
  const known = wxr.terms.filter((term) => term.taxonomy === taxonomy)
  const ofTexts = planned.flatMap(({ item }) =>
    item.terms.filter((term) => term.taxonomy === taxonomy),
  )
  const unknown = ofTexts
    .filter(({ slug }) => !known.some((term) => term.slug === slug))
    .map((term) => ({ ...term, id: '', description: '', parent: '' }))
  return [...known, ...new Map(unknown.map((term) => [term.slug, term])).values()]
}

/** The languages of the texts that bear it; of one that none bears, that of its letters. */
function localesUsing(
  taxonomy: Taxonomy,
  { slug, name }: Term,
  planned: readonly Planned[],
): Locale[] {
  const bearing = planned.filter(({ item }) =>
    item.terms.some((term) => term.taxonomy === taxonomy && term.slug === slug),
  )
  const found = new Set(bearing.map(({ locale }) => locale))
  if (found.size > 0) return [...found]
  return [/\p{Script=Arabic}/u.test(name) ? 'ar' : 'en']
}

function authorsOf({ authors }: Wxr, planned: readonly Planned[]): Name[] {
  const logins = new Set(planned.map(({ item }) => item.creator))
  return [...logins].map((login) => {
    const name = authors.find((one) => one.login === login)?.name || login || 'WordPress'
    const latin = latinSlug(name) || 'author'
    return {
      key: authorKey(login),
      names: { ar: name, en: name },
      slugs: { ar: arabicSlug(name) || latin, en: latin },
    }
  })
}
