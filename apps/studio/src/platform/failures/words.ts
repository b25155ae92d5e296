import { type Said, say } from '../i18n/say.ts'
import type { Failure } from './kinds.ts'

/** What happened and what to do, for whoever saves or asks. @param reference by which the log knows it. */
export const failureWords: Record<Failure, (reference: string) => Said> = {
  full: () =>
    say(
      'امتلأ قرص الخادم، فلم يُحفظ هذا. ما كتبته باقٍ في هذه الصفحة: لا تغلقها، وأخبر من يدير الخادم، ثمّ احفظ من جديد.',
      'The server’s disk is full, so this was not saved. What you wrote still stands on this page: keep it open, tell whoever runs the server, then save again.',
    ),
  away: () =>
    say(
      'قاعدة البيانات لا تجيب الآن، فلم يتمّ هذا. ما كتبته باقٍ في هذه الصفحة: لا تغلقها، وأعد المحاولة بعد دقيقة.',
      'The database does not answer at the moment, so this was not done. What you wrote still stands on this page: keep it open and try again in a minute.',
    ),
  bucket: () =>
    say(
      'مخزن الصور والملفّات لا يجيب الآن، فلم يتمّ هذا. ما كتبته باقٍ في هذه الصفحة: لا تغلقها، وأعد المحاولة بعد دقيقة، وإن بقي كذلك فأخبر من يدير الخادم.',
      'The place where pictures and files are kept does not answer at the moment, so this was not done. What you wrote still stands on this page: keep it open and try again in a minute; if it stays like this, tell whoever runs the server.',
    ),
  collided: () =>
    say(
      'حفظ شخصٌ آخر في اللحظة نفسها شيئًا مرتبطًا بهذا، فلم يُحفظ ما عندك. ما كتبته باقٍ في هذه الصفحة: احفظ مرّةً أخرى.',
      'Somebody else saved something connected with this at the same moment, so yours was not saved. What you wrote still stands on this page: save once more.',
    ),
  unexpected: (reference) =>
    say(
      `حدث خطأٌ من عندنا، فلم يتمّ هذا. أعد المحاولة، وإن تكرّر فأعطِ من يدير الخادم هذا الرقم: ${reference}.`,
      `Something went wrong on our side, so this was not done. Try again; if it happens again, give this number to whoever runs the server: ${reference}.`,
    ),
}
