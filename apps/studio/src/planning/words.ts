/** The calendar's words. */
import { say } from '../platform/i18n/say.ts'

export const calendarWords = {
  title: say('التقويم', 'Calendar'),
  zone: say('المنطقة الزمنيّة:', 'Time zone:'),
  previous: say('الشهر السابق', 'Previous month'),
  next: say('الشهر التالي', 'Next month'),
  today: say('هذا الشهر', 'This month'),
  none: say(
    'لا شيء في هذا الشهر. ما تجدوله من زرّ النشر، وما ينتظر موعده، وما يُغلق، يظهر هنا.',
    'Nothing in this month. What you schedule beside the publish button, what waits for its date and what closes shows here.',
  ),
  agenda: say('يومًا بيوم', 'Day by day'),
  untitled: say('بلا عنوان', 'Untitled'),
  ar: say('العربيّة', 'Arabic'),
  en: say('الإنجليزيّة', 'English'),
}

export const kindWords = {
  publish: say('يُنشر', 'Is published'),
  unpublish: say('يُسحب', 'Is taken back'),
  failed: say('لم يتمّ في موعده', 'Did not happen at its time'),
  appears: say('يظهر', 'Appears'),
  closes: say('آخر يوم للتقديم', 'Last day to apply'),
  ends: say('تنتهي الحملة', 'Campaign ends'),
}
export type Kind = keyof typeof kindWords
