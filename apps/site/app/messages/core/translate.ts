/**
 * Looks up interface words. Keys are typed from the Arabic files, so a missing or misspelt one does
 * not compile; an unknown key at run time shows as itself (BEHAVIOURS 2.6).
 */
import { choosePlural, type Formatter, foldDigits, type Locale } from '@wajiha/arabic'
import type { OwnWords } from '@wajiha/contract/in-own-words'
import type { CommonMessages, Messages } from '../ar.ts'
import { addedWord } from '../more-words.ts'

type Values = Record<string, string | number>
type Plural = { other: string }

/** The keys of a group that are plain sentences, and those that count. */
type SentenceKey<Group extends keyof Messages> = {
  [Key in keyof Messages[Group]]: Messages[Group][Key] extends string ? Key : never
}[keyof Messages[Group]] &
  string
type CountKey<Group extends keyof Messages> = Exclude<keyof Messages[Group], SentenceKey<Group>> &
  string

export type Translator = ReturnType<typeof createTranslator>

/**
 * Makes the translator of one language; `formatter` writes the numbers inside sentences.
 * @param own what the agency says in place of what is built in.
 */
export function createTranslator(
  messages: CommonMessages,
  locale: Locale,
  formatter: Formatter,
  own?: OwnWords,
) {
  const said = { messages, locale, own }
  return {
    locale,
    own,
    /** A sentence, with `{name}` replaced by the value of that name. */
    t: <Group extends keyof Messages>(group: Group, key: SentenceKey<Group>, values?: Values) =>
      fill(figuresOf(String(find(said, group, key) ?? key), formatter), values, formatter),
    /** A counted phrase in the form its number asks for: `٣ مقالات`. */
    count: <Group extends keyof Messages>(group: Group, key: CountKey<Group>, count: number) => {
      const forms = find(said, group, key) as Plural | undefined
      if (!forms) return key
      return fill(choosePlural(forms as never, count, locale), { count }, formatter)
    },
  }
}

/** Numbers that are part of a sentence follow the site's setting too; they are written in ٠-٩. */
const figuresOf = (sentence: string, formatter: Formatter) =>
  formatter.number(1) === '1' ? foldDigits(sentence).replace(/(\d)٬/g, '$1,') : sentence

type Spoken = { messages: CommonMessages; locale: Locale; own: OwnWords | undefined }

function find({ messages, locale, own }: Spoken, group: keyof Messages, key: string): unknown {
  const built = messages[group] as Record<string, unknown>
  return own?.[`${group}.${key}`] ?? built[key] ?? addedWord(locale, group, key)
}

function fill(sentence: string, values: Values | undefined, formatter: Formatter): string {
  if (!values) return sentence
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? formatter.number(value) : value
  })
}
