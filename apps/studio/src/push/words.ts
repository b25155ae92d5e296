/** The words of notices on a device, in the profile and on the device itself. */
import { say } from '../platform/i18n/say.ts'

export const pushWords = {
  title: say('تنبيهات هذا الجهاز', 'Notices on this device'),
  about: say(
    'حين يصل عميل محتمل جديد يُظهر هذا الجهاز تنبيهًا فيه رقمه وحده، بلا اسمٍ ولا رسالة.',
    'When a new lead arrives, this device shows a notice with its number alone: no name and no message.',
  ),
  on: say('شغّل التنبيهات على هذا الجهاز', 'Switch notices on for this device'),
  off: say('أوقفها على هذا الجهاز', 'Switch them off on this device'),
  isOn: say('التنبيهات تعمل على هذا الجهاز.', 'Notices are on for this device.'),
  isOff: say('التنبيهات لا تصل هذا الجهاز.', 'Notices are off for this device.'),
  refused: say(
    'منع هذا المتصفّح تنبيهات الاستوديو. اسمح بها في إعدادات الموقع من المتصفّح، ثمّ عُد إلى هنا.',
    'This browser blocks notices of the studio. Allow them in the browser’s settings for this site, then come back here.',
  ),
  install: say(
    'على iPhone وiPad: أضف الاستوديو إلى الشاشة الرئيسيّة من زرّ المشاركة، وافتحه من هناك، ثمّ شغّل التنبيهات.',
    'On iPhone and iPad: add the studio to the home screen with the share button, open it from there, then switch notices on.',
  ),
  unknown: say('لا يعرف هذا المتصفّح التنبيهات.', 'This browser knows no notices.'),
  others: say('أجهزتك الأخرى', 'Your other devices'),
  remove: say('أزله', 'Remove it'),
  since: say('منذ', 'since'),
  notice: say('عميل محتمل جديد', 'New lead'),
  failed: say('لم تُشغَّل التنبيهات. حاول مرّة أخرى', 'Notices were not switched on. Please try again'),
} as const
