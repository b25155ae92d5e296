/** What the list of versions says of each. */
import { say } from '../../platform/i18n/say.ts'

export const listWords = {
  time: say('متى حُفظت', 'Saved'),
  by: say('كتبها', 'Written by'),
  studio: say('النظام', 'The system'),
  former: say('زميل سابق', 'A former colleague'),
  ar: say('العربيّة', 'Arabic'),
  en: say('الإنجليزيّة', 'English'),
  live: say('المنشورة الآن', 'Live now'),
  wasLive: say('نُشرت سابقًا', 'Was live'),
  draft: say('مسوّدة', 'Draft'),
  autosaved: say('حُفظت تلقائيًّا', 'Saved by itself'),
  none: say('لا نسخ بعد', 'No versions yet'),
}
