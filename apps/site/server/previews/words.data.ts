/**
 * What previews say. Only the agency's own people and those they send a link to ever read this, so
 * it stays out of the messages that every visitor's browser loads.
 */
import type { Locale } from '@wajiha/arabic'

/** Why a draft is not shown. */
export type Refusal = 'expired' | 'forged' | 'incomplete' | 'missing' | 'unavailable'

type Words = {
  title: string
  /** `{time}` is a length such as «٢٧ دقيقة». */
  until: string
  end: string
  home: string
  refused: Record<Refusal, { title: string; lead: string }>
}

const ar: Words = {
  title: 'معاينةُ مسوّدة',
  until: 'لا يراها الزوّار. تنتهي بعد {time}.',
  end: 'أنهِ المعاينة',
  home: 'إلى الموقع',
  refused: {
    expired: {
      title: 'انتهى وقتُ هذا الرابط',
      lead: 'روابطُ المعاينة تعيش نصفَ ساعة. افتح المعاينة من الاستوديو مرّةً أخرى.',
    },
    forged: {
      title: 'هذا الرابطُ لا يفتح شيئًا',
      lead: 'ربّما نقص منه حرفٌ حين نُسخ. افتح المعاينة من الاستوديو مرّةً أخرى.',
    },
    incomplete: {
      title: 'المسوّدةُ ناقصة',
      lead: 'ما كتبتَه محفوظ. أكمل الحقول المطلوبة بهذه اللغة، ثمّ حدّث هذه الصفحة.',
    },
    missing: {
      title: 'لم نجد هذه المسوّدة',
      lead: 'ربّما حُذفت بعد أن صُنع الرابط.',
    },
    unavailable: {
      title: 'الاستوديو لا يجيب الآن',
      lead: 'ما كتبتَه محفوظ. حدّث هذه الصفحة بعد قليل.',
    },
  },
}

const en: Words = {
  title: 'Preview of a draft',
  until: 'Visitors cannot see it. It ends in {time}.',
  end: 'End the preview',
  home: 'To the site',
  refused: {
    expired: {
      title: 'This link has run out',
      lead: 'Preview links live for half an hour. Open the preview from the studio again.',
    },
    forged: {
      title: 'This link opens nothing',
      lead: 'A letter may have been lost in copying. Open the preview from the studio again.',
    },
    incomplete: {
      title: 'The draft is not complete',
      lead: 'What you wrote is saved. Fill in what this language requires, then reload this page.',
    },
    missing: {
      title: 'This draft is not there',
      lead: 'It may have been deleted after the link was made.',
    },
    unavailable: {
      title: 'The studio does not answer',
      lead: 'What you wrote is saved. Reload this page in a moment.',
    },
  },
}

export const previewWords: Record<Locale, Words> = { ar, en }
