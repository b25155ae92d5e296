/** What the studio says of its mail. */
import { say } from '../../platform/i18n/say.ts'

export const mailWords = {
  title: say('البريد', 'Mail'),
  noServer: say(
    'لم يُضبط خادم البريد: لا تصل أيّ رسالةٍ إلى أحد. تُكتب الرسائل ملفّاتٍ في مجلّد البيانات، ولا يضيع منها شيء.',
    'No mail server is set: no mail reaches anybody. Mails are written as files in the data folder, and none is lost.',
  ),
  howTo: say(
    'اضبط SMTP_URL وMAIL_FROM ثمّ أعد التشغيل.',
    'Set SMTP_URL and MAIL_FROM, and restart.',
  ),
  written: say('رسائل كُتبت ملفّات:', 'Mails written as files:'),
  failed: say('رسائل تعذّر إرسالها:', 'Mails that could not be sent:'),
  late: say(
    'رسائل تنتظر منذ أكثر من ربع ساعة',
    'Mails have been waiting for more than a quarter of an hour',
  ),
  unread: say(
    'تقارير ارتدادٍ تعذّرت قراءتها، وهي في مجلّد البيانات ثلاثين يومًا:',
    'Bounce reports that could not be read, in the data folder for thirty days:',
  ),
  show: say('اعرضها', 'Show them'),
  sendAgain: say('أرسلها مرّةً أخرى', 'Send it again'),
  send: say('أرسلها الآن عبر الخادم', 'Send it through the server now'),
  cancel: say('ألغِ الإرسال', 'Call it back'),
  mail: say('الرسالة كما تظهر', 'The mail as it looks'),
  arabic: say('بالعربيّة', 'In Arabic'),
  english: say('بالإنجليزيّة', 'In English'),
  saved: say('كما حُفظت آخر مرّة، بقيمٍ للتجربة', 'As last saved, with made-up values'),
  placeholders: say('ما يمكن أن يُذكر هنا', 'What may stand here'),
}
