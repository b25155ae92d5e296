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
