/**
 * What the pages behind links of the newsletter say. They are drawn by the server alone and run no
 * script, so their words stay out of the messages that every visitor's browser loads.
 */
import type { Locale } from '@wajiha/arabic'
import type { Act, Stand } from './acts.ts'

export type Button = { label: string; value: string }
export type PageWords = { title: string; lead: string; next?: string[]; buttons?: Button[] }

type Words = {
  /** Before anything was decided, by what the link is for. */
  ask: Record<Act, PageWords>
  /** How it stands afterwards. */
  told: Record<Stand, PageWords>
  /** The link of an application that is not, or no longer, here. */
  keptNothing: PageWords
  home: string
  notebook: string
  subscribe: string
}

const ar: Words = {
  ask: {
    confirm: {
      title: 'خطوةٌ واحدة',
      lead: 'اضغط الزرّ ليبدأ اشتراكك في النشرة. لا يحدث شيءٌ قبل ذلك.',
      buttons: [{ label: 'أكّد الاشتراك', value: 'confirm' }],
    },
    unsubscribe: {
      title: 'إلغاء الاشتراك',
      lead: 'اضغط الزرّ فلا تصلك النشرة بعد الآن. لا نسألك عن السبب.',
      buttons: [{ label: 'ألغِ الاشتراك', value: 'unsubscribe' }],
    },
    preferences: {
      title: 'تفضيلات الاشتراك',
      lead: 'بأيّ لغةٍ تحبّ أن تصلك النشرة؟ ويمكنك أن تلغي اشتراكك من هنا أيضًا.',
      buttons: [
        { label: 'بالعربيّة', value: 'ar' },
        { label: 'بالإنجليزيّة', value: 'en' },
        { label: 'ألغِ الاشتراك', value: 'unsubscribe' },
      ],
    },
    keep: {
      title: 'أنحتفظ بطلبك؟',
      lead: 'اضغط الزرّ فنُبقي طلبك وسيرتك الذاتيّة عندنا ونراسلك حين تُفتح وظيفةٌ تناسبك. وإن لم تضغطه حُذفت في موعدها.',
      buttons: [{ label: 'احتفظوا ببياناتي', value: 'keep' }],
    },
  },
  told: {
    confirmed: {
      title: 'بدأ اشتراكك',
      lead: 'أهلًا بك. وصلتك رسالةٌ فيها رابط تفضيلاتك، ومنه تلغي متى شئت.',
    },
    already: { title: 'اشتراكك مؤكّد', lead: 'أكّدتَه من قبل، ولا حاجة إلى شيءٍ آخر.' },
    unsubscribed: {
      title: 'أُلغي الاشتراك',
      lead: 'لن تصلك النشرة بعد الآن. وإن غيّرت رأيك فالاشتراك مفتوحٌ في أيّ وقت.',
    },
    chosen: { title: 'حُفظ اختيارك', lead: 'ستصلك النشرة باللغة التي اخترتها.' },
    kept: {
      title: 'نحتفظ بطلبك',
      lead: 'شكرًا لك. يبقى طلبك وسيرتك عندنا مدّةً أخرى، ونُنبّهك قبل نهايتها.',
    },
    expired: {
      title: 'انتهى هذا الرابط',
      lead: 'تصلح روابط التأكيد اثنتين وسبعين ساعة، ويعمل أحدثها وحده. اشترك من جديد لتصلك رسالةٌ أخرى.',
    },
    unknown: {
      title: 'رابطٌ لا نعرفه',
      lead: 'ربّما نُسخ ناقصًا. افتحه من الرسالة نفسها، أو اشترك من جديد لتصلك رسالةٌ أخرى.',
    },
    received: {
      title: 'وصلنا طلبك',
      lead: 'حفظناه عندنا، وننفّذه خلال دقائق. لا حاجة إلى أن تضغط الزرّ مرّةً أخرى.',
    },
    failed: {
      title: 'لم نستطع حفظ طلبك',
      lead: 'عندنا عطلٌ الآن ولم يتغيّر شيء. افتح الرابط نفسه بعد قليل.',
    },
  },
  keptNothing: {
    title: 'رابطٌ لا نعرفه',
    lead: 'ربّما نُسخ ناقصًا، أو حُذف الطلب من قبل. الوظائف المفتوحة كلّها في موقعنا، وبابُها مفتوحٌ لك.',
  },
  home: 'الصفحة الرئيسة',
  notebook: 'اقرأ الدفتر',
  subscribe: 'اشترك من جديد',
}

const en: Words = {
  ask: {
    confirm: {
      title: 'One step left',
      lead: 'Press the button to start your subscription. Nothing happens before that.',
      buttons: [{ label: 'Confirm the subscription', value: 'confirm' }],
    },
    unsubscribe: {
      title: 'Unsubscribe',
      lead: 'Press the button and the newsletter stops. We do not ask why.',
      buttons: [{ label: 'Unsubscribe', value: 'unsubscribe' }],
    },
    preferences: {
      title: 'Subscription preferences',
      lead: 'In which language would you like the newsletter? You can also unsubscribe here.',
      buttons: [
        { label: 'In English', value: 'en' },
        { label: 'In Arabic', value: 'ar' },
        { label: 'Unsubscribe', value: 'unsubscribe' },
      ],
    },
    keep: {
      title: 'Shall we keep your application?',
      lead: 'Press the button and we keep your application and CV, and write to you when a suitable job opens. If you do not, they are deleted on their day.',
      buttons: [{ label: 'Keep my data', value: 'keep' }],
    },
  },
  told: {
    confirmed: {
      title: 'You are subscribed',
      lead: 'Welcome. An email with the link to your preferences is on its way; it is also the way out.',
    },
    already: {
      title: 'Already confirmed',
      lead: 'You confirmed it before; nothing else is needed.',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      lead: 'The newsletter will not reach you any more. Should you change your mind, you are welcome at any time.',
    },
    chosen: { title: 'Saved', lead: 'The newsletter will come in the language you chose.' },
    kept: {
      title: 'We keep your application',
      lead: 'Thank you. Your application and CV stay with us for a while longer, and we will tell you before that ends.',
    },
    expired: {
      title: 'This link has expired',
      lead: 'Links to confirm hold for seventy-two hours, and only the newest works. Subscribe again to get another email.',
    },
    unknown: {
      title: 'We do not know this link',
      lead: 'Perhaps it was copied in part. Open it from the email itself, or subscribe again to get another.',
    },
    received: {
      title: 'We have your request',
      lead: 'It is safe with us and will be done within minutes. There is no need to press the button again.',
    },
    failed: {
      title: 'We could not keep your request',
      lead: 'Something is broken on our side and nothing has changed. Open the same link again in a little while.',
    },
  },
  keptNothing: {
    title: 'We do not know this link',
    lead: 'Perhaps it was copied in part, or the application was deleted before. All open jobs are on our site, and you are welcome to apply again.',
  },
  home: 'Home',
  notebook: 'Read the notebook',
  subscribe: 'Subscribe again',
}

export const newsletterWords: Record<Locale, Words> = { ar, en }
