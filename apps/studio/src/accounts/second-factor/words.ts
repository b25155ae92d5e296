/** What the studio says of second factors, and of a first password. */
import { say } from '../../platform/i18n/say.ts'

export const factorWords = {
  hasLeft: say(
    'هذا الحساب مغلق؛ يعيد فتحه مدير الاستوديو.',
    'This account is closed; an administrator of the studio can open it again.',
  ),
  title: say('التحقّق بخطوتين', 'Second factor'),
  isOn: say('مفعَّل منذ', 'On since'),
  isOff: say(
    'غير مفعَّل: تكفي كلمة المرور وحدها للدخول.',
    'Off: the password alone is enough to come in.',
  ),
  isRequired: say('دورك يوجبه.', 'Your role requires it.'),
  codesLeft: say('رموز الاسترداد الباقية:', 'Recovery codes left:'),
  turnOn: say('فعّله', 'Turn it on'),
  turnOff: say('ألغِ تفعيله', 'Turn it off'),
  titleOfOn: say('تفعيل التحقّق بخطوتين', 'Turn on the second factor'),
  titleOfOff: say('إلغاء التحقّق بخطوتين', 'Turn off the second factor'),
  titleOfReset: say('إلغاء التحقّق بخطوتين لهذا الشخص', 'Reset the second factor of this person'),
  newCodes: say('اصنع رموز استرداد جديدة', 'Make new recovery codes'),
  reset: say('ألغِه لهذا الشخص', 'Reset it for this person'),
  offHint: say(
    'دورك يوجبه: ستخرج الآن وتُعدّه من جديد عند دخولك التالي.',
    'Your role requires it: you are signed out now, and set it up anew when you next sign in.',
  ),
  resetHint: say(
    'لمن ضاع هاتفه ورموزه. تحقّق أوّلًا من أنّه هو.',
    'For somebody who lost their phone and codes. Make sure first that it is they.',
  ),
  scan: say(
    'امسح هذا الرمز بتطبيق مصادقة في هاتفك، أو اكتب المفتاح فيه، ثمّ اكتب هنا ما يعرضه.',
    'Scan this with an authenticator app on your phone, or type the key into it; then write here what it shows.',
  ),
  qr: say('رمز مربّع لتطبيق المصادقة', 'QR code for the authenticator app'),
  key: say('المفتاح', 'Key'),
  code: say('رمز التحقّق', 'Code'),
  codeOfApp: say('ستّة أرقام من تطبيق المصادقة', 'Six digits from your authenticator app'),
  codeHint: say(
    'ستّة أرقام من تطبيق المصادقة، أو أحد رموز الاسترداد',
    'Six digits from your authenticator app, or one of your recovery codes',
  ),
  currentPassword: say('كلمة مرورك الحاليّة', 'Your current password'),
  confirm: say('أكّد', 'Confirm'),
  cancel: say('تراجع', 'Cancel'),
  close: say('حفظتها، تابع', 'I have kept them, go on'),
  codesTitle: say('رموز الاسترداد', 'Recovery codes'),
  codesHint: say(
    'احفظها الآن في مكان آمن غير هاتفك: لن تظهر ثانيةً. كلّ رمز يُدخلك مرّة واحدة إن ضاع هاتفك.',
    'Keep them now in a safe place other than your phone: they are not shown again. Each lets you in once if your phone is lost.',
  ),
  copy: say('انسخها', 'Copy them'),
  copied: say('نُسخت', 'Copied'),
  failed: say('لم يتمّ ذلك. حاول مرّة أخرى', 'That did not work. Please try again'),
  needsCode: say('اكتب رمز التحقّق لتدخل.', 'Write your code to come in.'),
  wrongCode: say(
    'الرمز غير صحيح أو استُعمل من قبل. انتظر الرمز التالي واكتبه.',
    'The code is wrong or was used before. Wait for the next one and write it.',
  ),
  wrongFirstCode: say(
    'الرمز غير صحيح، أو مضى ربع ساعة على المفتاح. اكتب الرمز الظاهر الآن.',
    'The code is wrong, or the key is older than a quarter of an hour. Write the code shown now.',
  ),
  needsFactor: say(
    'دورك يوجب التحقّق بخطوتين. أعدّه الآن لتدخل.',
    'Your role requires a second factor. Set it up now to come in.',
  ),
  needsPassword: say(
    'اختر كلمة مرور لا يعرفها غيرك، فقد وضع غيرُك الأولى.',
    'Choose a password that only you know: somebody else set the first one.',
  ),
  samePassword: say(
    'هذه هي كلمة المرور الأولى؛ اختر غيرها',
    'This is the first password; choose another',
  ),
  alreadyOn: say('التحقّق بخطوتين مفعَّل من قبل', 'The second factor is on already'),
  isNotOn: say('التحقّق بخطوتين غير مفعَّل', 'The second factor is not on'),
  tooMany: say(
    'رموز خاطئة كثيرة؛ انتظر ربع ساعة ثمّ حاول ثانيةً.',
    'Too many wrong codes; wait a quarter of an hour and try again.',
  ),
}

/** Mails, and what is asked for beneath them. */
export const factorMails = {
  on: say('فُعّل التحقّق بخطوتين في حسابك', 'The second factor of your account was turned on'),
  off: say('أُلغي التحقّق بخطوتين في حسابك', 'The second factor of your account was turned off'),
  recovery: say(
    'دخل أحدهم إلى حسابك برمز استرداد',
    'A recovery code was used to come into your account',
  ),
  codes: say('صُنعت لحسابك رموز استرداد جديدة', 'New recovery codes were made for your account'),
}

/** Beside the news that somebody came in by a recovery code. */
export const recoveryWords = {
  at: say('متى:', 'When:'),
  device: say('الجهاز:', 'Device:'),
  left: say('رموز الاسترداد الباقية:', 'Recovery codes left:'),
  none: say(
    'لم يبقَ منها رمز: اصنع رموزًا جديدة من صفحة حسابك.',
    'None is left: make new ones on the page of your account.',
  ),
  unless: say(
    'إن لم تكن أنت من دخل، فغيّر كلمة مرورك وأخبر مدير الاستوديو الآن.',
    'If it was not you who came in, change your password and tell the administrator of the studio now.',
  ),
}
