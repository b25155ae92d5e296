/** What a colleague typed of somebody, read by the very rules of the site's contact form. */
import { readLocale } from '@wajiha/arabic'
import type { Answers, RecordedVisit } from '@wajiha/contract'
import { readForm } from '@wajiha/contract/forms'
import { isKeyOf } from '@wajiha/contract/records'
import type { PayloadRequest } from 'payload'
import { isChannel } from '../../attribution/channels.ts'
import { isRecord } from '../../platform/objects.ts'
import { type ChatVisit, findChat } from './chat-reference.ts'
import { countriesOf } from './countries.ts'
import { type EntryMistakes, entryMistakes, mistakesOf } from './mistakes.ts'
import { type ByHand, consentBases, entryWays } from './ways.ts'

export type Entry = {
  /** Of this one entry, however often it is sent: `hand:1c2f…`, `hand:chat:9a0e…`, `api:KEY:…`. */
  key: string
  answers: Answers
  locale: 'ar' | 'en'
  byHand: ByHand
  chat?: ChatVisit | undefined
  /** What another system knows of the visit, and of the page it was written on. */
  touches?: RecordedVisit[] | undefined
  pageUrl?: string | undefined
  /** They were answered while they spoke: no answer is owed. */
  isAnswered: boolean
}

const keyPattern = /^[a-z0-9-]{8,64}$/i

/** @returns the entry, or what is wrong in it by field. */
export async function readEntry(
  req: PayloadRequest,
  body: unknown,
): Promise<Entry | { mistakes: EntryMistakes }> {
  const typed = isRecord(body) ? body : {}
  const read = readForm('contact', { ...typed, consentPrivacy: 'on' }, await countriesOf(req))
  const mistakes: EntryMistakes = read.kind === 'invalid' ? mistakesOf(read.fields) : {}
  const { way, basis, key, channel } = typed
  if (!isOneOf(entryWays, way)) mistakes.way = entryMistakes['way.missing']
  if (!isOneOf(consentBases, basis)) mistakes.basis = entryMistakes['basis.missing']
  const reference = typeof typed.reference === 'string' ? typed.reference.trim() : ''
  const chat = reference ? await findChat(req, reference) : undefined
  if (reference && !chat) mistakes.reference = entryMistakes['reference.unknown']
  const isKnownKey = typeof key === 'string' && keyPattern.test(key)
  if (!isKnownKey) mistakes.key = entryMistakes.wrong
  if (Object.keys(mistakes).length > 0 || read.kind === 'invalid') return { mistakes }
  if (!isOneOf(entryWays, way) || !isOneOf(consentBases, basis)) return { mistakes }
  // Nobody ticked a box of the notice; the basis says what there was.
  const { consentPrivacy, consentMarketing, ...answers } = read.answers
  return {
    key: chat ? `hand:chat:${chat.touchId}` : `hand:${key}`,
    answers,
    locale: readLocale(typed.locale),
    byHand: {
      way,
      basis,
      ...(isChannel(channel) ? { channel } : {}),
      ...(chat ? { reference: chat.reference } : {}),
    },
    chat,
    isAnswered: typed.isAnswered === true,
  }
}

const isOneOf = <Key extends string>(words: Record<Key, unknown>, value: unknown): value is Key =>
  typeof value === 'string' && isKeyOf(words, value)
