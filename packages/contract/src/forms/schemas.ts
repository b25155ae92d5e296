/**
 * One schema per form: from what was typed to what is stored. Messages of issues are codes. Input is
 * picked first (`read-form.ts`), so that nothing unknown and no prototype ever gets here.
 */
import { z } from 'zod'
import { fieldChecks, isTicked, missingCode, readLinks, readNumber } from './checks.ts'
import { cleanLine, cleanText } from './clean.ts'
import { type Email, readEmail } from './email.ts'
import { type FieldCode, type FieldName, type FormName, formFields } from './fields.ts'
import { type Phone, readPhone } from './phone.ts'

const checked = (field: FieldName, wrong = `${field}.invalid`) =>
  z.string({ error: wrong }).superRefine((text, context) => {
    const code = fieldChecks[field](text)
    if (code) context.addIssue({ code: 'custom', message: code })
  })

const line = (field: FieldName) => checked(field).transform(cleanLine)
const tick = (field: FieldName, wrong: FieldCode) =>
  z
    .union([z.boolean().transform(String), z.string()], { error: wrong })
    .pipe(checked(field))
    .transform(isTicked)
const count = (field: FieldName) =>
  z
    .union([z.number().transform(String), z.string()], { error: `${field}.invalid` })
    .pipe(checked(field))
    .transform((text) => readNumber(text, 100_000))

const fieldSchemas = {
  name: line('name'),
  email: checked('email').transform((text) => readEmail(text) as Email),
  company: line('company'),
  service: checked('service'),
  branch: checked('branch'),
  budget: checked('budget'),
  message: checked('message').transform(cleanText),
  city: line('city'),
  country: checked('country'),
  links: checked('links').transform((text) => readLinks(text) ?? []),
  experience: count('experience'),
  notice: count('notice'),
  salary: line('salary'),
  consentPrivacy: tick('consentPrivacy', 'consentPrivacy.missing'),
  consentMarketing: tick('consentMarketing', 'consentMarketing.invalid'),
  campaign: line('campaign'),
  job: line('job'),
  card: line('card'),
} satisfies Record<Exclude<FieldName, 'phone'>, z.ZodType>

const phoneSchema = (country: string, others: readonly string[]) =>
  checked('phone').transform((text, context): Phone => {
    const phone = readPhone(text, country, others)
    if (phone) return phone
    context.addIssue({ code: 'custom', message: 'phone.invalid' })
    return z.NEVER
  })

/**
 * The schema of a form; the message of each issue is a {@link FieldCode}.
 *
 * @param country of a telephone number without its country's code: that of the chosen branch.
 * @param others where it may be at home if it is no number there: the countries of all branches.
 */
export function formSchema(
  form: FormName,
  country: string,
  others: readonly string[] = [],
): z.ZodObject {
  const name = [form, country, ...others].join(' ')
  const known = made.get(name)
  if (known) return known
  const schema = makeSchema(form, country, others)
  // Forms times two-letter codes, as long as the agency opens no branch.
  made.set(name, schema)
  return schema
}

/** Making one costs ten times as much as using it. */
const made = new Map<string, z.ZodObject>()

function makeSchema(form: FormName, country: string, others: readonly string[]): z.ZodObject {
  const { asks, requires } = formFields[form]
  const shape: Record<string, z.ZodType> = {}
  for (const field of asks) {
    const schema = field === 'phone' ? phoneSchema(country, others) : fieldSchemas[field]
    const code = missingCode(requires, field)
    shape[field] = code ? present(schema, code) : schema.optional()
  }
  return z.object(shape)
}

/** `undefined` says what is missing before anything else is looked at. */
const present = (schema: z.ZodType, code: FieldCode) =>
  z.preprocess((value, context) => {
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: code })
    return z.NEVER
  }, schema)
