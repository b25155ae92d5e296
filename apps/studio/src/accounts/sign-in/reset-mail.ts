/** The letter with which a forgotten password is set anew: in both languages, as all letters about accounts. */
import { directionOf, type Locale, locales } from '@wajiha/arabic'
import { readEnv } from '../../platform/env.ts'
import { say } from '../../platform/i18n/say.ts'

const words = {
  subject: say('كلمة مرور جديدة للاستوديو', 'A new password for the studio'),
  lead: say(
    'طُلبت لحسابك في الاستوديو كلمة مرور جديدة. افتح هذا الرابط خلال ساعة واخترها:',
    'A new password was asked for your account in the studio. Open this link within an hour and choose it:',
  ),
  unasked: say(
    'إن لم تطلبها فلا تفعل شيئًا: كلمة مرورك باقيةٌ كما هي.',
    'If you did not ask for it, do nothing: your password stays as it is.',
  ),
}

const linkOf = (token: string) => `${readEnv().studioOrigin}/admin/reset/${token}`

const part = (locale: Locale, link: string) =>
  `<div lang="${locale}" dir="${directionOf(locale)}"><p>${words.lead[locale]}</p>` +
  `<p dir="ltr"><a href="${link}">${link}</a></p><p>${words.unasked[locale]}</p></div>`

/** Payload hands both over to `payload-mail.ts`, which makes the plain part of the other. */
export const resetMail = {
  generateEmailSubject: () => `${words.subject.ar} · ${words.subject.en}`,
  generateEmailHTML: ({ token = '' }: { token?: string } = {}) =>
    locales.map((locale) => part(locale, linkOf(token))).join('\n<hr>\n'),
}
