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

/** A star at the end of a target stands for what the start's star held; without one it would be a letter. */
export const hasStrayStarInTarget = (from: string, to: string): boolean =>
  to.startsWith('/') ? hasStrayStar(to) || (/\/\*\*$/.test(to) && !from.endsWith('/**')) : false

export const strayStarInTarget: Said = say(
  'لا شيء يحلّ محلّ النجمة (*) في هذا الهدف. اكتبه كاملًا، أو اختم «من» و«إلى» كليهما بـ ‎/**‎ لينتقل ما تحته معه',
  'Nothing takes the place of the star (*) in this target. Write it in full, or end both “From” and “To” in /** so that what lies below moves along',
)

/** Where the site answers by itself, before it asks any redirect. */
export const answeredFirst: Said = say(
  'يجيب الموقع بنفسه عند هذا العنوان قبل أيّ تحويل، فلن يُتبع. اختر عنوانًا آخر',
  'The site answers at this address by itself, before any redirect, so this one would never be followed. Choose another address',
)

export const strayStar: Said = say(
  'لا يقرأ الموقع علامة النجمة (*) في العنوان. اكتبه كاملًا، أو اختم مسارًا بـ ‎/**‎ ليشمل كلّ ما تحته، مثل ‎/blog/**‎',
  'The site does not read a star (*) in an address. Write it in full, or end a path in /** to hold for all below it, such as /blog/**',
)
