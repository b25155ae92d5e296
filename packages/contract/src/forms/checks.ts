/**
 * One answer at a time: what is wrong with it, as a code, or nothing. Light enough for the browser,
 * and what the server reads forms by. Telephone numbers alone are looked at closer there.
 */
import { foldDigits, foldNumber, isPersonName } from '@wajiha/arabic'
import { readUrl } from '../read-url.ts'
import { cleanLine, cleanText, lengthOf } from './clean.ts'
import { readEmail } from './email.ts'
import {
  asksForEither,
  type FieldCode,
  type FieldErrors,
  type FieldKind,
  type FieldName,
  type FormName,
  fieldLimits,
  fieldTable,
  formFields,
} from './fields.ts'

type Rule = (typeof fieldTable)[FieldName]
type RuleOf<Kind extends FieldKind> = Extract<Rule, { kind: Kind }>

const key = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** A slug or a public code, decoded; never markup. */
const reference = /^(?!\.{1,2}$)[\p{L}\p{M}\p{N}_.-]{1,200}$/u
const ticks = new Set(['on', 'true', '1', 'yes'])

const isLonger = (text: string, most: number) =>
  text.length > most * 8 || lengthOf(cleanText(text)) > most

/** Whether what was typed into a field of each kind is wrong; empty answers never get here. */
const isWrong: { [Kind in FieldKind]: (text: string, rule: RuleOf<Kind>) => boolean } = {
  name: (text) => text.length > 700 || !isPersonName(cleanLine(text)),
  phone: (text) => !looksLikePhone(text),
  email: (text) => !readEmail(text),
  line: (text, { most }) => isLonger(text, most),
  text: (text, { most }) => isLonger(text, most),
  choice: (text, { choices }) => !choices.some((one) => one === text),
  key: (text) => text.length > 100 || !key.test(text),
  country: (text) => !/^[A-Z]{2}$/.test(text),
  links: (text) => !readLinks(text),
  count: (text, { most }) => readNumber(text, most) === undefined,
  consent: (text) => !isTicked(text),
  tick: () => false,
  reference: (text) => !reference.test(text),
}

/** Whether a name is one of a field of ours. */
export const isField = (name: string): name is FieldName => Object.hasOwn(fieldTable, name)

/** What is wrong with what was typed into a field; empty answers are no matter of it. */
export function checkField(field: FieldName, text: string): FieldCode | undefined {
  const rule = fieldTable[field]
  const isRefused = isWrong[rule.kind] as (text: string, rule: object) => boolean
  if (!isRefused(text, rule)) return undefined
  return field === 'email' && isCutAtSign(text) ? 'email.no_domain' : wrongCode(field)
}

/** `sara@` and `sara@example`: what is wanting is what stands behind the sign. */
const isCutAtSign = (text: string) =>
  text.length < 4 * fieldLimits.email && /^[^\s@]+@[^\s@.]*$/.test(text.trim())

/** The code of an answer that its field cannot be. */
export function wrongCode(field: FieldName): FieldCode {
  const { kind } = fieldTable[field]
  if (kind === 'line' || kind === 'text') return `${field}.too_long` as FieldCode
  return (kind === 'consent' ? `${field}.missing` : `${field}.invalid`) as FieldCode
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
    const code = text.trim() ? checkField(field, text) : missingCode(requires, field)
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
  requires.includes(field) ? (`${field}.missing` as FieldCode) : undefined

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
