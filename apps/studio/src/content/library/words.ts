/** What the library of pictures says. */
import type { Locale } from '@wajiha/arabic'
import { say } from '../../platform/i18n/say.ts'

export const libraryWords = {
  views: say('كيف تُعرض الصور', 'How pictures are shown'),
  grid: say('شبكة', 'Grid'),
  table: say('جدول', 'Table'),
  filters: say('أيُّ الصور', 'Which pictures'),
  all: say('الكلّ', 'All'),
  unused: say('غير مستعملة', 'Not used'),
  decorative: say('للزينة', 'Decoration'),
  noName: say('صورة بلا اسم', 'A picture without a name'),
  pictures: say('الصور', 'Pictures'),
  select: (name: string) => say(`حدّد «${name}»`, `Select “${name}”`),
}

/** The filter, and the mark on a picture. */
export const lacksWords: Record<Locale, ReturnType<typeof say>> = {
  ar: say('بلا وصف بالعربيّة', 'No words in Arabic'),
  en: say('بلا وصف بالإنجليزيّة', 'No words in English'),
}

const inLanguage: Record<Locale, ReturnType<typeof say>> = {
  ar: say('بالعربيّة', 'Arabic'),
  en: say('بالإنجليزيّة', 'English'),
}

/** On the page of a picture. */
export const panelWords = {
  usedIn: say('أين تُستعمل', 'Where it is used'),
  nowhere: say('لا تُستعمل في شيء', 'It is used nowhere'),
  inLanguage,
  open: (title: string, locale: Locale) =>
    say(`افتح «${title}» ${inLanguage[locale].ar}`, `Open “${title}” in ${inLanguage[locale].en}`),
  here: say('هذه الصورة هنا من قبل:', 'This picture is here already:'),
  take: say('استعمل التي هنا', 'Use the one that is here'),
  goThere: say('اذهب إليها', 'Go to it'),
  keepBoth: say('احتفظ بالاثنتين', 'Keep both'),
}

/** Where somebody says what of a picture must be seen. */
export const focusWords = {
  title: say('ما لا بدّ أن يظهر', 'What must be seen'),
  hint: say(
    'الموقع يقصّ الصورة حيث يضيق المكان. اضغط على أهمّ ما فيها ليبقى ظاهرًا.',
    'Where room is short, the site cuts the picture. Press on what matters in it, and that stays.',
  ),
  across: say('من اليسار', 'From the left'),
  down: say('من الأعلى', 'From above'),
  middle: say('أعدها إلى الوسط', 'Back to the middle'),
  cuts: say('هكذا تُقصّ', 'How it is cut'),
}

/** Above the pictures of a gallery. */
export const galleryWords = {
  choose: say('اختر صورًا كثيرة', 'Choose several pictures'),
  upload: say('ارفع صورًا كثيرة', 'Upload several pictures'),
}
