/**
 * The forms of the site and the fields each of them knows. Names here are the names of the inputs on
 * the page, of the keys on the wire and of the columns in the studio.
 */
import type { QuestionField } from './question-names.ts'

export const formNames = ['contact', 'campaign', 'subscribe', 'apply', 'exchange'] as const
export type FormName = (typeof formNames)[number]

/** Every field a visitor can fill. Files (`cv`) travel beside them. */
const fieldNames = [
  'name',
  'phone',
  'email',
  'company',
  'service',
  'branch',
  'budget',
  'message',
  'city',
  'country',
  'links',
  'experience',
  'notice',
  'salary',
  'consentPrivacy',
  'consentMarketing',
  'campaign',
  'job',
  'card',
] as const
export type FieldName = (typeof fieldNames)[number]

type FormFields = { asks: readonly FieldName[]; requires: readonly FieldName[] }

/**
 * What each form knows, in the order of its page, and what it cannot do without. Telephone or e-mail
 * (one of them) is asked by contact, campaign and exchange; a CV or a link by apply. A field outside
 * `asks` is never stored.
 */
export const formFields = {
  contact: {
    asks: [
      ...['name', 'company', 'email', 'phone', 'service', 'branch', 'budget', 'message'],
      ...['consentPrivacy', 'consentMarketing', 'campaign', 'card'],
    ] as FieldName[],
    requires: ['name', 'consentPrivacy'],
  },
  campaign: {
    asks: [
      ...['name', 'phone', 'email', 'company', 'service', 'branch', 'budget', 'message'],
      ...['consentPrivacy', 'consentMarketing', 'campaign'],
    ] as FieldName[],
    requires: ['name', 'consentPrivacy'],
  },
  /** Confirmed by a mail of its own, so the sending itself is the wish to hear from us. */
  subscribe: {
    asks: ['email', 'name', 'consentPrivacy', 'consentMarketing', 'campaign'],
    requires: ['email'],
  },
  apply: {
    asks: [
      ...['name', 'email', 'phone', 'city', 'country', 'experience', 'links', 'message'],
      ...['notice', 'salary', 'consentPrivacy', 'job', 'campaign', 'card'],
    ] as FieldName[],
    requires: ['name', 'email', 'consentPrivacy'],
  },
  exchange: {
    asks: [
      ...['name', 'phone', 'email', 'company', 'message'],
      ...['consentPrivacy', 'consentMarketing', 'card'],
    ] as FieldName[],
    requires: ['name', 'consentPrivacy', 'card'],
  },
} as const satisfies Record<FormName, FormFields>

/** Whether a form needs a telephone number or an e-mail address, whichever the visitor prefers. */
export const asksForEither = (form: FormName) =>
  form === 'contact' || form === 'campaign' || form === 'exchange'

/** What can be wrong with an answer. Each code is a key of the `forms` messages. */
export const fieldCodes = [
  'name.missing',
  'name.invalid',
  'phone.invalid',
  'phone.or_email',
  'email.missing',
  'email.invalid',
  'company.too_long',
  'service.invalid',
  'branch.invalid',
  'budget.invalid',
  'message.invalid',
  'message.too_long',
  'city.too_long',
  'country.invalid',
  'links.invalid',
  'experience.invalid',
  'notice.invalid',
  'salary.too_long',
  'consentPrivacy.missing',
  'consentMarketing.invalid',
  'campaign.invalid',
  'job.invalid',
  'card.missing',
  'card.invalid',
  'cv.or_links',
  'cv.empty',
  'cv.type',
  'cv.too_large',
  'question.missing',
  'question.invalid',
  'question.too_long',
  'file.empty',
  'file.type',
  'file.too_large',
  'file.together',
  'file.refused',
] as const
export type FieldCode = (typeof fieldCodes)[number]

/** Codes per field, as in a problem document: `{ phone: ['phone.invalid'] }`. */
export type FieldErrors = Partial<Record<FieldName | 'cv', FieldCode[]>> &
  Record<QuestionField, FieldCode[]>

/** Budgets by their band, in thousands of the agency's own currency. */
export const budgetBands = ['under-25', '25-75', '75-200', 'over-200', 'unsure'] as const

/** What a visitor may be asking about: a service, something else, or advice on which one. */
export const serviceChoices = [
  'web-applications',
  'mobile-applications',
  'digital-marketing',
  'other',
] as const

/** Largest lengths, in code points. Sources: LEAD-01, LEAD-05, LEAD-06. */
export const fieldLimits = {
  name: 80,
  email: 254,
  phone: 40,
  company: 120,
  message: 3000,
  city: 80,
  salary: 80,
  link: 500,
  links: 5,
} as const

/**
 * Largest files, bytes: each of them, all of an application together, and a whole request. `questions`:
 * how many files a job may ask for beside the CV.
 */
export const fileLimits = {
  cv: 10_000_000,
  question: 10_000_000,
  together: 25_000_000,
  request: 27_000_000,
  questions: 3,
  parts: 50,
} as const

/** Endings a CV may have; the server looks at the bytes themselves. */
export const cvAccept = '.pdf,.doc,.docx'
