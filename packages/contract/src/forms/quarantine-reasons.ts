/**
 * Why a submission may wait in quarantine: a code for programs, and a sentence for whoever decides,
 * in both languages. The site gives the codes, the studio shows the words.
 */
export const quarantineReasons = {
  trap: {
    ar: 'مُلئ حقل لا يراه الناس',
    en: 'A field was filled that no person sees',
  },
  'token.missing': {
    ar: 'أُرسلت بلا سكربت، فلا يُعرف متى بدأت كتابتها',
    en: 'Sent without script, so nobody knows when writing began',
  },
  'token.invalid': {
    ar: 'ختم الوقت ليس من هذا الموقع',
    en: 'The stamp of time is not from this site',
  },
  'token.too_fast': {
    ar: 'كُتبت في أقل من ثلاث ثوانٍ',
    en: 'Written in less than three seconds',
  },
  'token.expired': {
    ar: 'بدأت كتابتها قبل أكثر من يوم',
    en: 'Begun more than a day before it was sent',
  },
  'token.reused': {
    ar: 'ختم وقتها استُعمل في رسالة أخرى',
    en: 'Its stamp of time was used for another message',
  },
  'rate.neighbourhood': {
    ar: 'رسائل كثيرة من الشبكة نفسها في عشر دقائق',
    en: 'Many messages from the same network within ten minutes',
  },
  'rate.day': {
    ar: 'رسائل كثيرة من الشبكة نفسها في يوم واحد',
    en: 'Many messages from the same network within a day',
  },
  'rate.email': {
    ar: 'رسائل كثيرة من عنوان البريد نفسه',
    en: 'Many messages from the same e-mail address',
  },
  'rate.all': {
    ar: 'وصلت وسط سيل من الرسائل',
    en: 'Arrived in the middle of a flood of messages',
  },
  'text.links': { ar: 'فيها روابط عدّة', en: 'Holds several links' },
  'text.many_links': { ar: 'فيها روابط كثيرة', en: 'Holds many links' },
  'text.short_link': {
    ar: 'فيها رابط مختصر لا تُعرف وجهته',
    en: 'Holds a shortened link that hides where it leads',
  },
  'text.markup': { ar: 'فيها وسوم صفحات أو منتديات', en: 'Holds markup of pages or forums' },
  'text.words': {
    ar: 'فيها عبارة من عبارات الإعلانات',
    en: 'Holds an expression of advertisers',
  },
  'text.many_words': {
    ar: 'فيها عدّة عبارات من عبارات الإعلانات',
    en: 'Holds several expressions of advertisers',
  },
  'text.mixed_script': {
    ar: 'تخلط كلمة واحدة فيها بين أبجديتين',
    en: 'One word mixes two alphabets',
  },
  'text.foreign_script': {
    ar: 'أكثرها بكتابة لا يُقرأ بها هذا الموقع',
    en: 'Mostly in a script in which this site is not read',
  },
  'text.foreign_link': {
    ar: 'رابط في نصّ بكتابة أخرى',
    en: 'A link in a text of another script',
  },
  'text.repeated': {
    ar: 'وصل النصّ نفسه من مرسلين عدّة',
    en: 'The same text came from several senders',
  },
  'text.repeating': { ar: 'تكرّر نفسها مرارًا', en: 'Repeats itself over and over' },
  'email.disposable': {
    ar: 'عنوان بريد من خدمة للعناوين المؤقّتة',
    en: 'An e-mail address of a throw-away service',
  },
  'proof.missing': {
    ar: 'لم يُجرِ متصفّحها الحساب المطلوب',
    en: 'Its browser did not do the reckoning it was asked for',
  },
  'proof.invalid': { ar: 'نتيجة الحساب خاطئة', en: 'The result of the reckoning is wrong' },
  'proof.expired': {
    ar: 'وصلت نتيجة الحساب بعد أوانها',
    en: 'The result of the reckoning came too late',
  },
  'proof.reused': {
    ar: 'نتيجة الحساب استُعملت في رسالة أخرى',
    en: 'The result of the reckoning was used for another message',
  },
} as const satisfies Record<string, { ar: string; en: string }>

export type QuarantineReason = keyof typeof quarantineReasons
