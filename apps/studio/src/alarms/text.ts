/** What a channel is told in words: numbers and a link, nobody's name. Pure. */

import { type Locale, wordingIn } from '@wajiha/arabic'
import { type AlarmKind, kindPaths, kindWords } from './kinds.ts'

type Happening = 'raised' | 'again' | 'solved' | 'test'

type Told = {
  happening: Happening
  kind?: AlarmKind
  count?: number
  locale: Locale
  /** The site's host: an agency may hear of several sites in one channel. */
  host: string
  studioOrigin: string
}

const words = {
  ar: {
    raised: 'إنذار',
    again: 'ما زال قائمًا ويزداد',
    solved: 'انتهى',
    test: 'رسالة تجربة: هذه القناة تعمل.',
    count: 'العدد',
  },
  en: {
    raised: 'Alarm',
    again: 'Still open, and growing',
    solved: 'Solved',
    test: 'A test: this channel works.',
    count: 'count',
  },
} as const

/** A channel is read outside of the studio, in the digits of its language. */
const digitsOf = { ar: 'ar-u-nu-arab', en: 'en' } as const

/** `[birkar.example] إنذار: بريدٌ تعذّر إرساله نهائيًّا (العدد: ٣)`, and where to look. */
export function alarmTextOf({
  happening,
  kind,
  count = 0,
  locale,
  host,
  studioOrigin,
}: Told): string {
  const said = words[locale]
  if (happening === 'test' || !kind) return `[${host}] ${said.test}`
  const what = wordingIn(kindWords[kind], locale)
  const line = `[${host}] ${said[happening]}: ${what}`
  if (happening === 'solved') return line
  const figures = new Intl.NumberFormat(digitsOf[locale]).format(count)
  return `${line} (${said.count}: ${figures})\n${studioOrigin}${kindPaths[kind]}`
}
