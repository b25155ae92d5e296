/** The templates of answers with a lead's values in them, in both languages, ready to be changed by hand. */
import type { Locale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { readLetterhead } from '../../mail/letterhead.ts'
import { inWords } from '../../mail/words-of-values.ts'
import type { Lead } from '../../payload-types.ts'
import type { Said } from '../../platform/i18n/say.ts'
import { saidOnly } from '../../platform/objects.ts'
import { type AnswerTemplate, defaultAnswers } from './default-answers.data.ts'

export type FilledTemplate = {
  title: Said
  words: Record<Locale, { subject: string; text: string }>
}

const locales = ['ar', 'en'] as const

export async function fillTemplates(req: PayloadRequest, lead: Lead): Promise<FilledTemplate[]> {
  const templates = await readTemplates(req)
  const values = { ar: await valuesOf(req, lead, 'ar'), en: await valuesOf(req, lead, 'en') }
  return templates.map(({ title, subject, body }) => {
    const in_ = (locale: Locale) => ({
      subject: filled(subject[locale], values[locale]).replace(/\s+/g, ' ').trim(),
      text: filled(body[locale], values[locale]).trim(),
    })
    return { title, words: { ar: in_('ar'), en: in_('en') } }
  })
}

async function readTemplates(req: PayloadRequest): Promise<readonly AnswerTemplate[]> {
  const [ar, en] = await Promise.all(
    locales.map((locale) =>
      req.payload.findGlobal({ slug: 'desk', locale, depth: 0, overrideAccess: true }),
    ),
  )
  const rows = (ar?.answerTemplates ?? []).map((row) => {
    const other = en?.answerTemplates?.find(({ id }) => id === row.id)
    const both = (name: 'title' | 'subject' | 'body'): Said => {
      const [one, two] = [row[name] || other?.[name] || '', other?.[name] || row[name] || '']
      return { ar: one, en: two }
    }
    return { title: both('title'), subject: both('subject'), body: both('body') }
  })
  return rows.length > 0 ? rows : defaultAnswers
}

async function valuesOf(req: PayloadRequest, lead: Lead, locale: Locale) {
  const head = await readLetterhead(req, locale)
  const { agency, branchPhone, figures } = head
  return inWords(
    req,
    saidOnly({
      name: lead.name,
      service: lead.serviceKey,
      number: lead.number ? String(lead.number) : undefined,
      colleague: req.user?.name,
      agency,
      branchPhone,
    }),
    locale,
    figures,
  )
}

/** What a template asks for and nobody knows becomes nothing; a person reads it before it leaves. */
const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  )
