/** Categories, tags and authors of a folder of Markdown, each once, with its names in both languages. */
import type { Locale } from '@wajiha/arabic'
import type { Name } from '../foreign/foreign.ts'
import { slugIn } from '../foreign/words.ts'
import type { Article } from './article.ts'

export type Kind = 'categories' | 'tags' | 'authors'

export class Names {
  readonly all: Record<Kind, Map<string, Name>> = {
    categories: new Map(),
    tags: new Map(),
    authors: new Map(),
  }

  /** A list in both languages names the same things in the same order; where it does not, each stands for itself. */
  of(
    kind: Kind,
    group: readonly Article[],
    listOf: (one: Article) => string[] | undefined,
  ): string[] {
    const lists = group.map((one) => ({ locale: one.locale, names: listOf(one) ?? [] }))
    const isPaired = lists.length > 1 && new Set(lists.map(({ names }) => names.length)).size === 1
    const [first] = lists
    const rows =
      isPaired && first
        ? first.names.map((_, index) =>
            lists.map(({ locale, names }) => ({ locale, name: names[index] ?? '' })),
          )
        : lists.flatMap(({ locale, names }) => names.map((name) => [{ locale, name }]))
    return [...new Set(rows.map((row) => this.#name(kind, row)))]
  }

  #name(kind: Kind, row: { locale: Locale; name: string }[]): string {
    const known = this.all[kind]
    const same = [...known.values()].find((one) =>
      row.some(({ locale, name }) => one.names[locale] === name),
    )
    const key = same?.key ?? `markdown ${kind} ${row[0]?.name}`
    const found: Name = same ?? { key, names: {}, slugs: {} }
    // Whoever writes is called the same in the language in which nobody has named them.
    const both = kind === 'authors' ? authorInBoth(row) : row
    for (const { locale, name } of both) {
      found.names[locale] ??= name
      found.slugs[locale] ??= slugIn[locale](name)
    }
    known.set(key, found)
    return key
  }
}

const authorInBoth = (row: readonly { locale: Locale; name: string }[]) => {
  const name = row[0]?.name ?? ''
  const named = new Set(row.map(({ locale }) => locale))
  const others = (['ar', 'en'] as const).filter((locale) => !named.has(locale))
  return [...row, ...others.map((locale) => ({ locale, name }))]
}
