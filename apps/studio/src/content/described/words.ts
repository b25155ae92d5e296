/** What is said of pictures that lack words where they are about to be public. */
import { type Locale, locales } from '@wajiha/arabic'
import { type Said, say } from '../../platform/i18n/say.ts'
import type { Undescribed } from './refusal.ts'

const inLanguage: Record<Locale, Said> = {
  ar: say('بالعربيّة', 'in Arabic'),
  en: say('بالإنجليزيّة', 'in English'),
}

export const describedWords = {
  title: say('قبل النشر: ما في هذه الصور؟', 'Before publishing: what do these pictures show?'),
  hint: say(
    'من لا يرى الصورة يسمع وصفها. اكتبه كما تقوله لمن تحدّثه بالهاتف.',
    'Whoever does not see a picture hears these words. Write them as you would say them on the telephone.',
  ),
  shows: (locale: Locale): Said =>
    say(
      `ما في الصورة، ${inLanguage[locale].ar}`,
      `What the picture shows, ${inLanguage[locale].en}`,
    ),
  decorative: say('للزينة وحدها، فلا وصف لها', 'Decoration alone: it needs no words'),
  empty: say('اكتب ما في الصورة، أو علّمها للزينة.', 'Say what it shows, or mark it as decoration.'),
  open: say('افتح الصورة', 'Open the picture'),
  go: say('احفظ وتابع النشر', 'Save and go on publishing'),
  later: say('ليس الآن', 'Not now'),
  failed: say('لم يُحفظ الوصف. حاول مرّة أخرى.', 'The words were not saved. Please try again.'),
} as const

const mostNamed = 3

/** `لم يُنشر شيء. بلا وصف بالعربيّة: «ساحة المدينة». …` */
export function lacking(pictures: readonly Undescribed[]): Said {
  const named = (language: Locale) =>
    locales
      .flatMap((locale) => {
        const names = pictures.filter(({ lacks }) => lacks.includes(locale)).map(({ name }) => name)
        return names.length > 0 ? [lists[language](inLanguage[locale][language], names)] : []
      })
      .join(' ')
  return say(
    `لم يُنشر شيء. ${named('ar')} اكتب ما في كلٍّ منها أو علّمها للزينة، ثمّ انشر.`,
    `Nothing was published. ${named('en')} Say what each shows or mark it as decoration, then publish.`,
  )
}

const lists: Record<Locale, (language: string, names: readonly string[]) => string> = {
  ar: (language, names) => {
    const shown = names.slice(0, mostNamed).map((name) => `«\u2068${name}\u2069»`)
    return `صور بلا وصف ${language}: ${shown.join('، ')}${names.length > mostNamed ? ' وغيرها' : ''}.`
  },
  en: (language, names) => {
    const shown = names.slice(0, mostNamed).map((name) => `“\u2068${name}\u2069”`)
    return `Without words ${language}: ${shown.join(', ')}${names.length > mostNamed ? ' and more' : ''}.`
  },
}

/** Words of a picture are taken away where they are public. */
export const stillShown = (locale: Locale, places: Said): Said =>
  say(
    `هذه الصورة منشورة ${inLanguage[locale].ar} في: ${places.ar}. اكتب ما فيها أو علّمها للزينة، ثمّ احفظ.`,
    `This picture is published ${inLanguage[locale].en} in: ${places.en}. Say what it shows or mark it as decoration, then save.`,
  )
