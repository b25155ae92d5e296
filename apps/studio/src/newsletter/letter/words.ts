/** What a letter says beside what was written into it. */
import type { Locale } from '@wajiha/arabic'

type Words = {
  browser: string
  readOn: string
  why: (agency: string) => string
  leave: string
  preferences: string
}

export const letterWords: Record<Locale, Words> = {
  ar: {
    browser: 'اقرأه في المتصفّح',
    readOn: 'أكمل القراءة',
    why: (agency) => `تصلك هذه الرسالة لأنّك أكّدت اشتراكك في نشرة ${agency}.`,
    leave: 'ألغِ الاشتراك',
    preferences: 'غيّر اللغة',
  },
  en: {
    browser: 'Read it in the browser',
    readOn: 'Read on',
    why: (agency) =>
      `You receive this because you confirmed your subscription to the newsletter of ${agency}.`,
    leave: 'Unsubscribe',
    preferences: 'Change the language',
  },
}
