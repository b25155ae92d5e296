/** What the studio's door says. */
import { say } from '../../../platform/i18n/say.ts'

export const loginWords = {
  title: say('الدخول إلى الاستوديو', 'Sign in to the studio'),
  email: say('البريد الإلكترونيّ', 'E-mail'),
  password: say('كلمة المرور', 'Password'),
  firstPassword: say('كلمة المرور الأولى', 'First password'),
  newPassword: say('كلمة المرور الجديدة', 'New password'),
  rule: say(
    '12 حرفًا على الأقلّ، لا شائعة ولا قريبة من بريدك؛ جملة لا يعرفها غيرك خير من كلمة.',
    'At least 12 characters, neither common nor close to your e-mail; a sentence of your own is better than a word.',
  ),
  forgot: say('هل نسيت كلمة المرور؟', 'Forgot your password?'),
  enter: say('ادخل', 'Sign in'),
}

export const resetOverWords = {
  title: say('هذا الرابط لم يعد صالحًا', 'This link no longer works'),
  why: say(
    'رابط كلمة المرور يُستعمل مرّة واحدة ويبقى ساعة. استُعمل هذا الرابط، أو انتهت ساعته، أو طُلب بعده رابط أحدث.',
    'A link for a new password works once and for an hour. This one was used, its hour is over, or a newer one was asked for.',
  ),
  again: say('اطلب رابطًا جديدًا', 'Ask for a new link'),
  signIn: say('إلى صفحة الدخول', 'To the page to sign in'),
}
