/** Only the server says these, so they travel with no page's script. */
import type { EnglishPluralForms, PluralForms } from '@wajiha/arabic'

const arabicEnds: PluralForms = {
  zero: 'ينتهي العرض في {date}.',
  one: 'ينتهي العرض في {date}، وبقي يومٌ واحد.',
  two: 'ينتهي العرض في {date}، وبقي يومان.',
  few: 'ينتهي العرض في {date}، وبقيت {count} أيّام.',
  many: 'ينتهي العرض في {date}، وبقي {count} يومًا.',
  other: 'ينتهي العرض في {date}، وبقي {count} يوم.',
}

const englishEnds: EnglishPluralForms = {
  one: 'The offer ends on {date}: one day left.',
  other: 'The offer ends on {date}: {count} days left.',
}

export const offerWords = {
  ar: {
    endsToday: 'ينتهي العرض اليوم، {date}.',
    ends: arabicEnds,
    places: 'المقاعد الباقية: {left} من {all}.',
    full: 'اكتملت المقاعد كلُّها.',
  },
  en: {
    endsToday: 'The offer ends today, {date}.',
    ends: englishEnds,
    places: 'Places left: {left} of {all}.',
    full: 'All places are taken.',
  },
}
