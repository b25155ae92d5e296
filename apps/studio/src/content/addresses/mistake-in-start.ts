/** Where a redirect does not begin: where another one does already, and at a pattern that the site does not read. */
import { areRivals } from '@wajiha/contract/redirects'
import { type Said, say } from '../../platform/i18n/say.ts'

type Rule = { from: string; to: string }

/** Another rule that the site keeps under the same address, however it is written. */
export const rivalOf = (from: string, others: readonly Rule[]): Rule | undefined =>
  others.find((other) => areRivals(from, other.from))

export const startsThere = ({ from, to }: Rule): Said =>
  say(
    `يبدأ من هذا العنوان تحويلٌ آخر: «\u2068${from}\u2069» إلى «\u2068${to}\u2069»، ولا يُتبع إلّا واحد منهما. عدّل ذلك التحويل أو احذفه أوّلًا`,
    `Another redirect begins at this address: “\u2068${from}\u2069” to “\u2068${to}\u2069”, and only one of them is followed. Change or delete that one first`,
  )

/** Two stars at the end hold for all below; every other one would be a letter that no address has. */
export const hasStrayStar = (from: string): boolean => from.replace(/\/\*\*$/, '').includes('*')

export const strayStar: Said = say(
  'لا يقرأ الموقع علامة النجمة (*) في العنوان. اكتبه كاملًا، أو اختم مسارًا بـ ‎/**‎ ليشمل كلّ ما تحته، مثل ‎/blog/**‎',
  'The site does not read a star (*) in an address. Write it in full, or end a path in /** to hold for all below it, such as /blog/**',
)
