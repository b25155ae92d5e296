/** Which language something of WordPress is in, and what it is a translation of: as Polylang writes it. */
import type { Locale } from '@wajiha/arabic'
import { isRecord } from '../../platform/objects.ts'
import { readPhp } from './php-values.ts'
import type { Item, Term, Wxr } from './wxr.ts'

/** `ar`, `en-us`, `en_GB` → a language of ours; nothing for others. */
export const localeIn = (code: string): Locale | undefined =>
  (['ar', 'en'] as const).find((one) => new RegExp(`^${one}(?:$|[-_])`, 'i').test(code.trim()))

/** What stands together in several languages: by id of one, the ids of all, by language as written. */
type Groups = Map<string, Record<string, string>>

export class Languages {
  readonly #texts: Groups = new Map()
  readonly #terms: Groups = new Map()
  readonly #byDefault: Locale

  constructor({ terms, language }: Wxr, chosen: Locale | undefined) {
    this.#byDefault = chosen ?? localeIn(language) ?? 'ar'
    for (const term of terms) {
      if (term.taxonomy === 'post_translations') addGroup(this.#texts, term)
      if (term.taxonomy === 'term_translations') addGroup(this.#terms, term)
    }
  }

  /** Nothing for a language that the site does not have. */
  ofItem(item: Item): Locale | undefined {
    const said = item.terms.find(({ taxonomy }) => taxonomy === 'language')
    return said ? localeIn(said.slug) : this.#byDefault
  }

  /** The same for all translations of one text: the smallest of their ids. */
  groupOfItem({ id }: Item): string {
    return smallest(Object.values(this.#texts.get(id) ?? {})) ?? id
  }

  /** The same for all translations of a term; and its language, where that is said. */
  ofTerm({ id, slug }: Term): { group: string; locale: Locale | undefined } {
    const together = id ? this.#terms.get(id) : undefined
    const code = Object.entries(together ?? {}).find(([, one]) => one === id)?.[0]
    const group = smallest(Object.values(together ?? {})) ?? (id || slug)
    return { group, locale: code ? localeIn(code) : undefined }
  }
}

function addGroup(groups: Groups, { description }: Term): void {
  const value = readPhp(description)
  if (!isRecord(value)) return
  // Polylang keeps other things beside the languages.
  const ids = Object.entries(value).flatMap(([code, id]) =>
    typeof id === 'number' && id > 0 ? [[code, String(id)] as const] : [],
  )
  const together = Object.fromEntries(ids)
  for (const [, id] of ids) groups.set(id, together)
}

const smallest = (ids: readonly string[]): string | undefined =>
  ids.toSorted((one, other) => Number(one) - Number(other))[0]
