/**
 * One answer at a time: what is wrong with it, as a code, or nothing. Light enough for the browser,
 * and what the schemas of the server are built on. Telephone numbers alone are looked at closer there.
 */
import { foldDigits, foldNumber, isPersonName } from '@wajiha/arabic'
import { readUrl } from '../read-url.ts'
import { cleanLine, cleanText, lengthOf } from './clean.ts'
import { readEmail } from './email.ts'
import {
  asksForEither,
  budgetBands,
  type FieldCode,
  type FieldErrors,
  type FieldName,
  type FormName,
  fieldLimits,
  formFields,
  serviceChoices,
} from './fields.ts'

type Check = (text: string) => FieldCode | undefined

const key = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** A slug or a public code, decoded; never markup. */
const reference = /^(?!\.{1,2}$)[\p{L}\p{M}\p{N}_.-]{1,200}$/u
const ticks = new Set(['on', 'true', '1', 'yes'])

const refuse =
  (code: FieldCode, isWrong: (text: string) => boolean): Check =>
  (text) =>
    isWrong(text) ? code : undefined
const longer = (code: FieldCode, most: number) =>
  refuse(code, (text) => text.length > most * 8 || lengthOf(cleanText(text)) > most)
const oneOf = (code: FieldCode, values: readonly string[]) =>
  refuse(code, (text) => !values.includes(text))
const number = (code: FieldCode, most: number) =>
  refuse(code, (text) => readNumber(text, most) === undefined)

/** What may be wrong with what was typed into each field; empty answers never get here. */
export const fieldChecks: Record<FieldName, Check> = {
  name: refuse('name.invalid', (text) => text.length > 700 || !isPersonName(cleanLine(text))),
  phone: refuse('phone.invalid', (text) => !looksLikePhone(text)),
  email: refuse('email.invalid', (text) => !readEmail(text)),
  company: longer('company.too_long', fieldLimits.company),
  service: oneOf('service.invalid', serviceChoices),
  branch: refuse('branch.invalid', (text) => text.length > 100 || !key.test(text)),
  budget: oneOf('budget.invalid', budgetBands),
  message: longer('message.too_long', fieldLimits.message),
  city: longer('city.too_long', fieldLimits.city),
  country: refuse('country.invalid', (text) => !/^[A-Z]{2}$/.test(text)),
  links: refuse('links.invalid', (text) => !readLinks(text)),
  experience: number('experience.invalid', 70),
  notice: number('notice.invalid', 730),
  salary: longer('salary.too_long', fieldLimits.salary),
  consentPrivacy: refuse('consentPrivacy.missing', (text) => !isTicked(text)),
  consentMarketing: () => undefined,
  campaign: refuse('campaign.invalid', (text) => !reference.test(text)),
  job: refuse('job.invalid', (text) => !reference.test(text)),
  card: refuse('card.invalid', (text) => !reference.test(text)),
}

const missing: Partial<Record<FieldName, FieldCode>> = {
  name: 'name.missing',
  email: 'email.missing',
  consentPrivacy: 'consentPrivacy.missing',
  card: 'card.missing',
}

/** Looks at a whole form as typed. `hasFile` says whether a CV is attached. No errors: `{}`. */
export function checkForm(
  form: FormName,
  values: Partial<Record<FieldName, string>>,
  hasFile = false,
): FieldErrors {
  const errors: FieldErrors = {}
  const { asks, requires } = formFields[form]
  for (const field of asks) {
    const text = values[field] ?? ''
    const code = text.trim() ? fieldChecks[field](text) : missingCode(requires, field)
    if (code) errors[field] = [code]
  }
  return { ...errors, ...checkTogether(form, values, hasFile) }
}

/** What only two fields together can tell: a way to answer, something to read. */
export function checkTogether(
  form: FormName,
  values: Partial<Record<FieldName, string>>,
  hasFile: boolean,
): FieldErrors {
  const has = (field: FieldName) => Boolean(values[field]?.trim())
  if (asksForEither(form) && !has('phone') && !has('email'))
    return { phone: ['phone.or_email'], email: ['phone.or_email'] }
  if (form === 'apply' && !hasFile && !has('links'))
    return { cv: ['cv.or_links'], links: ['cv.or_links'] }
  return {}
}

export const missingCode = (requires: readonly FieldName[], field: FieldName) =>
  requires.includes(field) ? missing[field] : undefined

/** Whether a checkbox was ticked, as browsers and programs say it: `on`, `true`, `1`, `yes`. */
export const isTicked = (text: string) => ticks.has(text.trim().toLowerCase())

/** Seven to fifteen digits of any system, whatever stands between them; no letters. */
export function looksLikePhone(text: string): boolean {
  if (text.length > 4 * fieldLimits.phone) return false
  const line = foldDigits(cleanLine(text))
  const digits = line.replace(/\D/g, '').length
  return digits >= 7 && digits <= 17 && /^[\d\s()+./–—-]+$/.test(line)
}

/** A whole number typed in any digits: `'٣'` → 3. @returns nothing for anything else. */
export function readNumber(text: string, most: number): number | undefined {
  const folded = foldNumber(cleanLine(text.slice(0, 40)))
  if (!/^\d{1,6}$/.test(folded)) return undefined
  return Number(folded) <= most ? Number(folded) : undefined
}

/** Up to five web addresses, one a line or parted by spaces; `https://` is added where it lacks. */
export function readLinks(text: string): string[] | undefined {
  if (text.length > fieldLimits.links * fieldLimits.link) return undefined
  const links = cleanText(text)
    .split(/[\s,،]+/)
    .filter(Boolean)
    .map((link) => (/^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`))
  const isRight = links.every((link) => /^https?:\/\/[^/]+\.[^/]+/i.test(readUrl(link)?.href ?? ''))
  return isRight && links.length > 0 && links.length <= fieldLimits.links ? links : undefined
}
