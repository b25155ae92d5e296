/** What Payload refuses at the studio's door in English alone, in the language of whoever knocks. */
import type { Config } from 'payload'
import { type Said, say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]

const incomplete = say(
  'لم يصل كلّ ما يلزم. املأ الحقول كلّها وأرسلها من جديد.',
  'Not all that is needed arrived. Fill in every field and send it again.',
)
const otherDoor = say(
  'هذا ليس بابك. سجّل الدخول من صفحة الدخول.',
  'This is not your door. Sign in on the page for it.',
)

/** By the sentences that stand in the code of Payload 3.90. */
export const refusals: Readonly<Record<string, Said>> = {
  'Token is either invalid or has expired.': say(
    'هذا الرابط استُعمل من قبل أو انتهت مدّته. اطلب رابطًا جديدًا من «نسيت كلمة المرور؟» في صفحة الدخول.',
    'This link was used before, or its time is over. Ask for a new one with “Forgot password?” on the page to sign in.',
  ),
  'Verification token is invalid.': say(
    'رابط التأكيد هذا غير صالح. اطلب رابطًا جديدًا.',
    'This link to confirm is not valid. Ask for a new one.',
  ),
  'Missing required data.': incomplete,
  'Missing email.': say('اكتب بريدك الإلكترونيّ.', 'Write your e-mail address.'),
  'Missing username.': say('اكتب اسم المستخدم.', 'Write your user name.'),
  'No User': say('لا أحد داخلٌ في هذا المتصفّح.', 'Nobody is signed in in this browser.'),
  'Incorrect collection': otherDoor,
}

export const sayRefusals: AfterError = ({ error, req, result }) => {
  const words = Object.hasOwn(refusals, error.message) ? refusals[error.message] : undefined
  if (!words) return undefined
  const [first, ...rest] = result?.errors ?? []
  return {
    response: { ...result, errors: [{ ...first, message: sayTo(req, words) }, ...rest] },
  }
}
