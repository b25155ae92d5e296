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

export const consentBases = {
  request: ['طلب منّا بنفسه', 'They asked us themselves'],
  spoken: ['وافق شفاهةً', 'Agreed by word of mouth'],
  written: ['وافق كتابةً', 'Agreed in writing'],
} as const
export type ConsentBasis = keyof typeof consentBases

/** What a colleague noted beside the words of somebody whom they enter by hand. */
export type ByHand = {
  way: EntryWay
  basis: ConsentBasis
  /** The channel they named, by its key; without it the way says it. */
  channel?: string
  /** Of the chat: `K7Q2`. */
  reference?: string
}
