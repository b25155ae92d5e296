/**
 * The words of the notice. They stand apart from the message groups because every page carries
 * those: the server writes these into the page, and the browser fetches them only for a notice in
 * another language. Whoever changes what they promise raises the version in `consent.ts`.
 */
import type { Locale } from '@wajiha/arabic'

const ar = {
  required:
    'إن أذنتَ حفظنا في جهازك أيُّ حملةٍ أوصلتك إلينا، لنعرف ما ينفع. ولا نحفظ شيئًا من ذلك قبل جوابك.',
  notice: 'نحفظ في جهازك أيُّ حملةٍ أوصلتك إلينا، لنعرف ما ينفع. لك أن ترفض، الآن ومتى شئت.',
  tags: 'وتشاركنا في القياس والإعلان خدماتٌ من غيرنا.',
  privacyControl: 'متصفّحك يرفض التتبّع، فعددناه جوابك حتّى تختار.',
  accept: 'أقبل',
  refuse: 'أرفض',
  acceptAll: 'أقبل الكلّ',
  refuseAll: 'أرفض الكلّ',
  details: 'ما نحفظه ولماذا',
  save: 'احفظ اختياري',
  close: 'أغلق',
  policy: 'سياسة الخصوصيّة',
  necessary: 'الضروريّ دائمًا',
  necessaryText: 'لغتك، وألوان الموقع، وجوابك، وحماية النماذج.',
  analytics: 'القياس',
  analyticsText: 'أيُّ الصفحات تُقرأ، وأيُّ حملةٍ أوصلتك إلينا.',
  ads: 'الإعلان',
  adsText: 'هل أدّى إعلانٌ إلى رسالة، ويُبلَّغ ذلك خدمةَ الإعلان.',
  adPersonalization: 'إعلاناتٌ تُختار لك',
  adPersonalizationText: 'في مواقع أخرى، بحسب ما رأيته هنا.',
  functional: 'الإضافات',
  functionalText: 'محادثةٌ أو مقطعٌ من خدمةٍ أخرى.',
}

const en: Record<keyof typeof ar, string> = {
  required:
    'With your permission we keep on your device which campaign brought you here, to learn what works. Nothing of the kind is kept before you answer.',
  notice:
    'We keep on your device which campaign brought you here, to learn what works. Refuse now, or whenever you like.',
  tags: 'Services run by others help us to measure and to advertise.',
  privacyControl:
    'Your browser refuses tracking, and we count that as your answer until you choose.',
  accept: 'Accept',
  refuse: 'Refuse',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  details: 'What is kept, and why',
  save: 'Save my choice',
  close: 'Close',
  policy: 'Privacy policy',
  necessary: 'Always, as needed',
  necessaryText: 'Your language, the colours, your answer, and the protection of forms.',
  analytics: 'Measuring',
  analyticsText: 'Which pages are read, and which campaign brought you here.',
  ads: 'Advertising',
  adsText: 'Whether an advertisement led to a message; the advertising service is told.',
  adPersonalization: 'Advertisements chosen for you',
  adPersonalizationText: 'On other sites, by what you looked at here.',
  functional: 'Extras',
  functionalText: 'A chat or a video of another service.',
}

export const noticeWords = { ar, en } satisfies Record<Locale, typeof ar>
