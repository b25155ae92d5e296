/**
 * The agency's own wording of the site's interface: which words it may say otherwise, and what a wording must keep.
 * Pure; the studio asks when somebody writes, and again whenever it answers.
 */
import type { Locale } from '@wajiha/arabic'
import { z } from 'zod'
import type { Message, OwnWords } from './in-own-words.ts'

/** How long a wording may be, in code points. */
export const longestWording = 400

export const ownWordsSchema = z.record(
  z.string(),
  z.union([z.string(), z.record(z.string(), z.string())]),
)

/** What somebody agrees to is a promise with a date, and no wording: it stays as it is. */
const promises = new Set(['forms.field.consentPrivacy', 'forms.field.consentMarketing'])

export const mayBeReworded = (key: string): boolean => !promises.has(key)

/** What is wrong with a wording: a code, and the names or forms that it is about. */
export type WordingMistake =
  | { code: 'unknown' | 'empty' | 'tooLong' | 'strayBrace' }
  | { code: 'missingName' | 'strangeName' | 'missingForm'; names: string[] }

/** @param built the site's own words; @param own what should stand instead. */
export function mistakeInWording(
  built: Message | undefined,
  own: unknown,
): WordingMistake | undefined {
  if (built === undefined) return { code: 'unknown' }
  if (typeof built === 'string') return mistakeInSentence(built, own)
  const forms = typeof own === 'object' && own !== null ? new Map(Object.entries(own)) : new Map()
  const wanted = Object.keys(built)
  const missing = wanted.filter((form) => !saidIn(forms.get(form)))
  if (missing.length > 0) return { code: 'missingForm', names: missing }
  if (forms.size > wanted.length) return { code: 'unknown' }
  for (const form of wanted) {
    const mistake = mistakeInSentence(built[form] ?? '', forms.get(form))
    if (mistake) return mistake
  }
  return undefined
}

function mistakeInSentence(built: string, own: unknown): WordingMistake | undefined {
  if (typeof own !== 'string') return { code: 'unknown' }
  if (!saidIn(own)) return { code: 'empty' }
  if ([...own].length > longestWording) return { code: 'tooLong' }
  const [wanted, given] = [namesIn(built), namesIn(own)]
  const missing = wanted.filter((name) => !given.includes(name))
  if (missing.length > 0) return { code: 'missingName', names: missing }
  const strange = given.filter((name) => !wanted.includes(name))
  if (strange.length > 0) return { code: 'strangeName', names: strange }
  return /[{}]/.test(own.replaceAll(name, '')) ? { code: 'strayBrace' } : undefined
}

/** Whether there is anything to see: not of marks, spaces and signs without a shape alone. */
const saidIn = (text: unknown): boolean =>
  typeof text === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

const name = /\{\w+\}/g

/** `{name}`, each once. */
const namesIn = (text: string): string[] => [...new Set(text.match(name))]

/** The wordings of one language that hold by what the site says today: others are left out. */
export function soundWords(
  built: Readonly<Record<string, Message>>,
  own: unknown,
): OwnWords | undefined {
  const read = ownWordsSchema.safeParse(own)
  if (!read.success) return undefined
  const sound = Object.entries(read.data).filter(
    ([key, wording]) => mayBeReworded(key) && !mistakeInWording(built[key], wording),
  )
  return sound.length > 0 ? Object.fromEntries(sound) : undefined
}

/** Every mistake in the wordings of a language. */
export function mistakesIn(
  built: Readonly<Record<string, Message>>,
  own: OwnWords,
): { key: string; mistake: WordingMistake }[] {
  return Object.entries(own).flatMap(([key, wording]) => {
    const mistake = mayBeReworded(key)
      ? mistakeInWording(built[key], wording)
      : ({ code: 'unknown' } as const)
    return mistake ? [{ key, mistake }] : []
  })
}

export type BuiltWords = Readonly<Record<Locale, Readonly<Record<string, Message>>>>
