/** What two people in one document are told, in the language of whoever reads it. */
import type { PayloadRequest } from 'payload'
import { type Said, say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'

/** The sentence of a refused save. */
export const sayConflict = (req: PayloadRequest, labels: string[], by: string | undefined) => {
  const what = labels.join(sayTo(req, comma))
  return sayTo(req, by ? conflictWith(by, what) : conflict(what))
}

const comma = say('، ', ', ')

const conflictWith = (by: string, what: string): Said =>
  say(
    `لم يُحفظ بعد: تغيّر هذا عند ${by} وعندك معًا: ${what}. ما كتبته باقٍ هنا، فاختر ما يبقى.`,
    `Not saved yet: ${by} and you both changed: ${what}. Your words are still here; choose what stays.`,
  )
const conflict = (what: string): Said =>
  say(
    `لم يُحفظ بعد: تغيّر هذا عند غيرك وعندك معًا: ${what}. ما كتبته باقٍ هنا، فاختر ما يبقى.`,
    `Not saved yet: somebody else and you both changed: ${what}. Your words are still here; choose what stays.`,
  )

export const togetherWords = {
  alsoHere: say('هنا الآن أيضًا', 'Also here now'),
  since: say('منذ', 'since'),
  comma,
  brought: say('ضُمّ إلى صفحتك ما كتبه غيرك', 'Brought into your page what others wrote'),
  broughtBy: say('ضُمّ إلى صفحتك ما كتبه', 'Brought into your page what was written by'),
  title: say('كتابتان لشيء واحد', 'Two versions of the same thing'),
  hint: say(
    'غُيِّر هذا في صفحتك وعند غيرك معًا. اختر ما يبقى من كلّ واحد؛ لا يضيع شيء قبل اختيارك.',
    'This was changed in your page and by somebody else. Choose what stays of each; nothing is lost before you choose.',
  ),
  mine: say('ما كتبته أنت', 'What you wrote'),
  theirs: say('ما كتبه غيرك', 'What somebody else wrote'),
  theirsBy: say('ما كتبه', 'Written by'),
  apply: say('احفظ اختياري', 'Save my choice'),
  later: say('لاحقًا', 'Later'),
  open: say('لم يُحفظ: اختر بين كتابتين', 'Not saved: choose between two versions'),
  ended: say('انتهت جلستك', 'Your session has ended'),
  endedHint: say(
    'ما كتبته باقٍ في هذه الصفحة ولم يُحفظ بعد. سجّل الدخول في نافذة جديدة ثمّ عُد إلى هنا، ويُحفظ وحده.',
    'What you wrote is still in this page and not saved yet. Sign in in a new window and come back: it is saved by itself.',
  ),
  signIn: say('سجّل الدخول في نافذة جديدة', 'Sign in in a new window'),
  signedIn: say(
    'عدت إلى جلستك، وحُفظ ما كتبته',
    'You are signed in again, and your words are saved',
  ),
  unheard: say(
    'الاستوديو لا يُجيب. ما كتبته باقٍ في هذه الصفحة، ويُحفظ وحده حين يُجيب.',
    'The studio does not answer. What you wrote is still in this page and is saved by itself once it does.',
  ),
  heardAgain: say(
    'عاد الاتّصال، ويُحفظ ما كتبته',
    'The studio answers again, and your words are saved',
  ),
  otherPerson: say(
    'دخل باسم آخر في هذا المتصفّح. سجّل الدخول بحسابك ليُحفظ ما كتبته.',
    'Somebody else is signed in in this browser. Sign in with your own account to save what you wrote.',
  ),
} as const satisfies Record<string, Said>
