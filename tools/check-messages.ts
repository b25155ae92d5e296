/**
 * Both languages say everything: the same groups, parts of groups, keys and placeholders, all six
 * plurals in Arabic. Everything is said somewhere, and no Arabic word stands in the code beside them.
 */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readSources } from './checks/project.ts'
import { findUnusedMessages } from './checks/unused-messages.ts'
import { findWordsInCode } from './checks/words-in-code.ts'

/** The groups of P3.1 but three: the words of each service are the service's own (decision 061). */
export const groups = [
  'general',
  'blogs',
  'forms',
  'sections',
  'about',
  'home',
  'join-us',
  'heros',
  'our-projects',
  'campaign',
  'privacy-policy',
  'terms-and-conditions',
  'seo',
]

const pluralForms = { ar: ['zero', 'one', 'two', 'few', 'many', 'other'], en: ['one', 'other'] }

type Locale = keyof typeof pluralForms
type Message = string | Record<string, string>
/** Group, or part of one as `general.consent` → key → message. */
export type Messages = Record<string, Record<string, Message>>

export function findUnevenMessages(messages: Record<Locale, Messages>): Finding[] {
  const names = [...new Set([...groups, ...Object.values(messages).flatMap(Object.keys)])]
  return [...findUnevenGroups(messages), ...names.flatMap((name) => findInGroup(messages, name))]
}

function findUnevenGroups(messages: Record<Locale, Messages>): Finding[] {
  return (['ar', 'en'] as const).flatMap((locale) => [
    ...groups
      .filter((group) => !messages[locale][group])
      .map((group) => ({ where: `${locale}/${group}`, problem: 'this group is missing.' })),
    ...Object.keys(messages[locale])
      .filter((name) => !groups.includes(name.replace(/\..*/, '')))
      .map((name) => ({ where: `${locale}/${name}`, problem: 'no group has this name.' })),
  ])
}

function findInGroup(messages: Record<Locale, Messages>, group: string): Finding[] {
  const arabic = messages.ar[group] ?? {}
  const english = messages.en[group] ?? {}
  const keys = new Set([...Object.keys(arabic), ...Object.keys(english)])
  return [...keys].flatMap((key) => {
    const where = `${group}.${key}`
    const ar = arabic[key]
    const en = english[key]
    if (ar === undefined) return { where, problem: 'Arabic has no such message.' }
    if (en === undefined) return { where, problem: 'English has no such message.' }
    return [...findInPair(where, ar, en), ...findInForms(where, { ar, en })]
  })
}

function findInPair(where: string, ar: Message, en: Message): Finding[] {
  if (typeof ar !== typeof en)
    return [{ where, problem: 'counts in one language and not in the other.' }]
  const [left, right] = [placeholders(ar), placeholders(en)]
  if (left === right) return []
  return [{ where, problem: `places {${left}} in Arabic and {${right}} in English.` }]
}

function findInForms(where: string, pair: Record<Locale, Message>): Finding[] {
  return (['ar', 'en'] as const).flatMap((locale) => {
    const message = pair[locale]
    if (typeof message === 'string') {
      return message.trim() ? [] : { where, problem: `is empty in ${locale}.` }
    }
    const wanted = pluralForms[locale]
    const missing = wanted.filter((form) => !message[form]?.trim())
    const unknown = Object.keys(message).filter((form) => !wanted.includes(form))
    return [
      ...missing.map((form) => ({ where, problem: `lacks the form “${form}” in ${locale}.` })),
      ...unknown.map((form) => ({ where, problem: `${locale} has no form “${form}”.` })),
    ]
  })
}

/** Names in braces, sorted; of a plural, those of its most general form: “one article” names no number. */
function placeholders(message: Message) {
  const text = typeof message === 'string' ? message : (message.other ?? '')
  return [...new Set(text.match(/(?<=\{)\w+(?=\})/g))].sort().join(', ')
}

function readMessages(): Record<Locale, Messages> {
  const messages: Record<Locale, Messages> = { ar: {}, en: {} }
  const pattern = /^packages\/contract\/words\/(ar|en)\/([\w.-]+)\.json$/
  for (const { path, text } of readSources((path) => pattern.test(path))) {
    const [, locale, group = ''] = pattern.exec(path) ?? []
    messages[locale as Locale][group] = JSON.parse(text)
  }
  return messages
}

/** Where messages are said; the contract names the codes of what is wrong with a field. */
const speaks = /^(?:apps\/site\/(?:app|server)|packages\/contract\/src)\/.*\.tsx?$/
/** The list of all words says none of them. */
const silent = /\.(?:test|fixture|gen)\.|\/built-words\.ts$/

/** Whole check over the real messages. */
export function checkMessages(): Finding[] {
  const messages = readMessages()
  const sources = readSources((path) => speaks.test(path) && !silent.test(path))
  return [
    ...findUnevenMessages(messages),
    ...findUnusedMessages(messages.ar, sources),
    ...findWordsInCode(sources.filter(({ path }) => path.startsWith('apps/'))),
  ]
}

if (import.meta.main) tell(checkMessages())
