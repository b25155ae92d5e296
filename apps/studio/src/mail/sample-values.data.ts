/** Made-up values for looking at templates. */
import type { Locale } from '@wajiha/arabic'
import { eachPlain } from '../platform/fields/plain-answers.data.ts'
import type { Letterhead } from './letterhead.ts'
import type { Appointment } from './render-mail.ts'

/** Paths lead to the agency's own site, in the mail's language. */
export const sampleValues = (locale: Locale, { siteUrl }: Letterhead): Record<string, string> =>
  Object.fromEntries(
    Object.entries(samples[locale]).map(([name, value]) => [
      name,
      value.startsWith('/') ? `${siteUrl}${value}` : value,
    ]),
  )

export const sampleAppointment = (locale: Locale, { timeZone }: Letterhead): Appointment => ({
  startsAt: '2026-11-29T06:00:00Z',
  timeZone,
  place: { ar: 'مكتب الرياض', en: 'Riyadh office' }[locale],
  url: 'https://meet.example/abc',
})

const samples: Record<Locale, Record<string, string>> = {
  ar: {
    number: '1042',
    reference: '7k2q9m4x',
    name: 'سارة العتيبي',
    phone: '+966501234567',
    email: 'sara@example.com',
    ...eachPlain((_, { sample }) => sample.ar),
    service: 'web-applications',
    branch: 'riyadh',
    budget: '25-75',
    replyBy: 'whatsapp',
    replyWhen: 'evening',
    message: 'السلام عليكم،\nنريد متجرًا سريعًا بلغتين، ويهمّنا الظهور في البحث (SEO).\nشكرًا لكم',
    source: 'إعلان Google',
    studioUrl: 'https://studio.example/admin',
    job: 'مهندسة واجهات',
    city: 'جدّة',
    experience: '5',
    stage: 'المقابلة',
    note: 'يسعدنا أن نرى عملًا تعتزّ به.',
    confirmUrl: '/newsletter/confirm?token=…',
    hours: '72',
    preferencesUrl: '/newsletter/preferences?token=…',
    unsubscribeUrl: '/newsletter/unsubscribe?token=…',
    summary: 'تكتب واجهاتٍ تقرأ من اليمين، وتقيس ما تكتبه.',
    jobUrl: '/join-us/front-end',
    date: '2027-01-03',
    keepUrl: '/keep',
    subject: 'بشأن طلبك',
    answer: 'أهلًا سارة،\n\nشكرًا لك. هل يناسبك أن نتحدّث يوم الأحد؟',
    colleague: 'ريم القحطاني',
    inviter: 'ريم القحطاني',
    role: 'محرّر',
    task: 'يكتب كلّ ما في الموقع وينشره.',
    invitationUrl: 'https://studio.example/admin/invitation?token=…',
    days: '7',
  },
  en: {
    number: '1042',
    reference: '7k2q9m4x',
    name: 'Sara Alotaibi',
    phone: '+966501234567',
    email: 'sara@example.com',
    ...eachPlain((_, { sample }) => sample.en),
    service: 'web-applications',
    branch: 'riyadh',
    budget: '25-75',
    replyBy: 'whatsapp',
    replyWhen: 'evening',
    message: 'Hello,\nwe would like a fast shop in two languages.\nThank you',
    source: 'Google advertisement',
    studioUrl: 'https://studio.example/admin',
    job: 'Front-end engineer',
    city: 'Jeddah',
    experience: '5',
    stage: 'Interview',
    note: 'We would love to see a piece of work that you are proud of.',
    confirmUrl: '/newsletter/confirm?token=…',
    hours: '72',
    preferencesUrl: '/newsletter/preferences?token=…',
    unsubscribeUrl: '/newsletter/unsubscribe?token=…',
    summary: 'You write interfaces that read from the right, and measure what you write.',
    jobUrl: '/join-us/front-end',
    date: '2027-01-03',
    keepUrl: '/keep',
    subject: 'About your enquiry',
    answer: 'Hello Sara,\n\nThank you. Would Sunday suit you for a call?',
    colleague: 'Reem Alqahtani',
    inviter: 'Reem Alqahtani',
    role: 'Editor',
    task: 'Writes and publishes everything on the site.',
    invitationUrl: 'https://studio.example/admin/invitation?token=…',
    days: '7',
  },
}
