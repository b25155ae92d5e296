/** How somebody reached us beside the site's forms, and on what basis their data is kept. */
import { type Said, say } from '../../platform/i18n/say.ts'

export const entryWays = {
  call: say('مكالمة', 'A telephone call'),
  chat: say('محادثة', 'A chat'),
  visit: say('زيارة', 'A visit'),
  card: say('بطاقة رقميّة', 'A digital card'),
  other: say('طريق آخر', 'Another way'),
} as const satisfies Record<string, Said>
export type EntryWay = keyof typeof entryWays

/** All ways beside the site's forms; the last is no colleague's to choose. */
export const arrivalWays = {
  ...entryWays,
  system: say('نظام آخر', 'Another system'),
} as const satisfies Record<string, Said>
export type ArrivalWay = keyof typeof arrivalWays

export const consentBases = {
  request: ['طلب منّا بنفسه', 'They asked us themselves'],
  spoken: ['وافق شفاهةً', 'Agreed by word of mouth'],
  written: ['وافق كتابةً', 'Agreed in writing'],
} as const
export type ConsentBasis = keyof typeof consentBases

/** What is noted beside the words of somebody who wrote no form of the site: a colleague entered them, or a system. */
export type ByHand = {
  way: ArrivalWay
  basis: ConsentBasis
  /** The channel they named, by its key; without it the way says it. */
  channel?: string
  /** Of the chat: `K7Q2`. */
  reference?: string
  /** Of a system: its key's name, and the hash of what it sent, by which a repeated sending is known. */
  system?: { name: string; sent: string }
}
