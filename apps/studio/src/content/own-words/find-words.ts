/** Finds words of the site by what anybody sees of them. Pure. */
import { type Locale, locales, normaliseForSearch } from '@wajiha/arabic'
import { builtWords } from '@wajiha/contract/built-words'
import type { Message, OwnWords } from '@wajiha/contract/in-own-words'

export type Wordings = Readonly<Partial<Record<Locale, OwnWords>>>

/** @returns keys, in the site's order: those whose key, built-in or own words hold every part of the question. */
export function findWords(question: string, own: Wordings, isOwnAlone: boolean): string[] {
  const parts = normaliseForSearch(question).split(/\s+/).filter(Boolean)
  return Object.keys(builtWords.ar).filter((key) => {
    if (isOwnAlone && !locales.some((locale) => own[locale]?.[key] !== undefined)) return false
    const said = locales.flatMap((locale) => [
      textOf(builtWords[locale][key]),
      textOf(own[locale]?.[key]),
    ])
    const all = `${key.toLowerCase()} ${normaliseForSearch([key, ...said].join(' '))}`
    return parts.every((part) => all.includes(part))
  })
}

const textOf = (message: Message | undefined): string =>
  typeof message === 'string' ? message : Object.values(message ?? {}).join(' ')

/** The wordings with one of them changed; without it where nothing is said. */
export function withWording(
  own: Wordings,
  { locale, key, wording }: { locale: Locale; key: string; wording: Message | undefined },
): Wordings {
  const { [key]: _, ...others } = own[locale] ?? {}
  const isSaid = typeof wording === 'string' ? wording.trim() !== '' : wording !== undefined
  return {
    ...own,
    [locale]: wording !== undefined && isSaid ? { ...others, [key]: wording } : others,
  }
}
