/** Texts with a fixed shape: phones, countries, keys, clocks, days. The shapes are the contract's. */
import { foldDigits } from '@wajiha/arabic'
import type { DateField, FieldHook, TextField } from 'payload'
import { type Said, say } from '../i18n/say.ts'
import { extendField } from './extend-field.ts'
import { matching } from './matching.ts'

const foldTyped: FieldHook = ({ value }) =>
  typeof value === 'string' ? foldDigits(value).trim() : value

export const formatted = (
  name: string,
  label: Said,
  pattern: RegExp,
  hint: Said,
  rest: Partial<TextField> = {},
): TextField => {
  const validate = matching(pattern, hint)
  const hooks = { beforeValidate: [foldTyped] }
  const admin = { className: 'is-latin', ...rest.admin }
  const field: TextField = { name, type: 'text', label, validate, hooks }
  return extendField(extendField(field, rest), { admin })
}

/** A phone number in E.164; Arabic digits are folded. */
export const phone = (name: string, ar: string, en: string, required = true): TextField =>
  formatted(
    name,
    say(ar, en),
    /^\+[1-9]\d{6,14}$/,
    say('اكتب الرقم دوليًّا بلا مسافات مثل ‎+966501234567‎', 'Write it as +966501234567'),
    { required },
  )

/** A country, ISO 3166-1 alpha-2. */
export const country = (required = true): TextField =>
  formatted(
    'country',
    say('الدولة', 'Country'),
    /^[A-Z]{2}$/,
    say('رمز الدولة بحرفين كبيرين مثل ‎SA‎', 'Two capital letters such as SA'),
    { required },
  )

/** A key that code and addresses know. */
export const key = (ar: string, en: string): TextField =>
  formatted(
    'key',
    say(ar, en),
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    say('حروف لاتينيّة صغيرة وأرقام وشرطات', 'Lower-case letters, digits and hyphens'),
    { required: true, unique: true, index: true, admin: { position: 'sidebar' } },
  )

/** A time of day on a 24-hour clock. */
export const clock = (name: string, ar: string, en: string, required: boolean): TextField =>
  formatted(
    name,
    say(ar, en),
    /^(?:[01]\d|2[0-3]):[0-5]\d$/,
    say('اكتب الوقت مثل ‎09:00‎', 'Write it as 09:00'),
    { required },
  )

/** A day without a time. The picker stores noon in UTC, which is the same day everywhere we work. */
export const day = (name: string, ar: string, en: string, required = false): DateField => ({
  name,
  type: 'date',
  label: say(ar, en),
  required,
  admin: { date: { pickerAppearance: 'dayOnly' } },
})

/** A moment. */
export const moment = (name: string, ar: string, en: string): DateField => ({
  name,
  type: 'date',
  label: say(ar, en),
  admin: { date: { pickerAppearance: 'dayAndTime' } },
})
