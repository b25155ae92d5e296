/**
 * The forms of the site and the fields each of them knows. Names here are the names of the inputs on
 * the page, of the keys on the wire and of the columns in the studio.
 */
import type { QuestionField } from './question-names.ts'

export const formNames = ['contact', 'campaign', 'subscribe', 'apply', 'exchange'] as const
export type FormName = (typeof formNames)[number]

/** Budgets by their band, in thousands of the agency's own currency. */
export const budgetBands = ['under-25', '25-75', '75-200', 'over-200', 'unsure'] as const

/** Instead of a service's key: something else, or advice on which one. No service may be called so. */
export const otherService = 'other'

/** How and when somebody wants to be answered. */
export const replyWays = ['phone', 'whatsapp', 'email'] as const
export const replyTimes = ['morning', 'afternoon', 'evening'] as const

/**
 * Every field a visitor can fill; files (`cv`) travel beside them. The kind of a field says how it is
 * checked (`checks.ts`), how it is read and stored (`field-kinds.ts`), and which codes it may get; the
 * site's `forms` messages hold its label and a sentence for each code. Lengths are in code points
 * (LEAD-01, LEAD-05, LEAD-06).
 */
export const fieldTable = {
  name: { kind: 'name' },
  phone: { kind: 'phone' },
  email: { kind: 'email' },
  company: { kind: 'line', most: 120 },
  /** Key of a service, or `otherService`. One that no longer exists is stored as it was asked for. */
  service: { kind: 'key' },
  /** Slug of the branch that was chosen. */
  branch: { kind: 'key' },
  budget: { kind: 'choice', choices: budgetBands },
  replyBy: { kind: 'choice', choices: replyWays },
  replyWhen: { kind: 'choice', choices: replyTimes },
  /** Line breaks kept. */
  message: { kind: 'text', most: 3000 },
  city: { kind: 'line', most: 80 },
  country: { kind: 'country' },
  links: { kind: 'links' },
  /** Whole years. */
  experience: { kind: 'count', most: 70 },
  /** Days. */
  notice: { kind: 'count', most: 730 },
  salary: { kind: 'line', most: 80 },
  consentPrivacy: { kind: 'consent' },
  consentMarketing: { kind: 'tick' },
  campaign: { kind: 'reference' },
  job: { kind: 'reference' },
  card: { kind: 'reference' },
} as const satisfies Record<string, FieldRule>

type FieldRule =
  | { kind: 'line' | 'text' | 'count'; most: number }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'name' | 'phone' | 'email' | 'key' | 'country' | 'links' }
  | { kind: 'consent' | 'tick' | 'reference' }

export type FieldKind = FieldRule['kind']
export type FieldName = keyof typeof fieldTable
export type KindOf<Name extends FieldName> = (typeof fieldTable)[Name]['kind']

type FormFields = { asks: readonly FieldName[]; requires: readonly FieldName[] }

const fields = (...names: FieldName[]) => names

/** Questions of the contact form that an agency may ask or leave out, as it says in the studio. */
export const contactChoices = [
  'company',
  'service',
  'branch',
  'budget',
  'replyBy',
  'replyWhen',
] as const satisfies readonly FieldName[]
export type ContactChoice = (typeof contactChoices)[number]

/**
 * What each form knows, in the order of its page, and what it cannot do without. Telephone or e-mail
 * (one of them) is asked by contact, campaign and exchange; a CV or a link by apply. A field outside
 * `asks` is never stored.
 */
export const formFields = {
  contact: {
    asks: fields(
      'name',
      'company',
      'email',
      'phone',
      'service',
      'branch',
      'budget',
      'replyBy',
      'replyWhen',
      'message',
      'consentPrivacy',
      'consentMarketing',
      'campaign',
      'card',
    ),
    requires: ['name', 'consentPrivacy'],
  },
  campaign: {
    asks: fields(
      'name',
      'phone',
      'email',
      'company',
      'service',
      'branch',
      'budget',
      'message',
      'consentPrivacy',
      'consentMarketing',
      'campaign',
    ),
    requires: ['name', 'consentPrivacy'],
  },
  /** Confirmed by a mail of its own, so the sending itself is the wish to hear from us. */
  subscribe: {
    asks: ['email', 'name', 'consentPrivacy', 'consentMarketing', 'campaign'],
    requires: ['email'],
  },
  apply: {
    asks: fields(
      'name',
      'email',
      'phone',
      'city',
      'country',
      'experience',
      'links',
      'message',
      'notice',
      'salary',
      'consentPrivacy',
      'job',
      'campaign',
      'card',
    ),
    requires: ['name', 'email', 'consentPrivacy'],
  },
  exchange: {
    asks: fields(
      'name',
      'phone',
      'email',
      'company',
      'message',
      'consentPrivacy',
      'consentMarketing',
      'card',
    ),
    requires: ['name', 'consentPrivacy', 'card'],
  },
} as const satisfies Record<FormName, FormFields>

/** Whether a form needs a telephone number or an e-mail address, whichever the visitor prefers. */
export const asksForEither = (form: FormName) =>
  form === 'contact' || form === 'campaign' || form === 'exchange'

/** What may be wrong with what was typed into a field of each kind. */
type WrongWords = {
  line: 'too_long'
  text: 'invalid' | 'too_long'
  email: 'invalid' | 'no_domain'
  consent: 'missing'
}
type WrongOf<Kind extends FieldKind> = Kind extends keyof WrongWords ? WrongWords[Kind] : 'invalid'
type RequiredField = (typeof formFields)[FormName]['requires'][number]

/** What can be wrong with an answer. Each code is a key of the `forms` messages. */
export type FieldCode =
  | { [Name in FieldName]: `${Name}.${WrongOf<KindOf<Name>>}` }[FieldName]
  | `${RequiredField}.missing`
  | 'phone.or_email'
  | `cv.${'or_links' | 'empty' | 'type' | 'too_large'}`
  | `question.${'missing' | 'invalid' | 'too_long'}`
  | `file.${'empty' | 'type' | 'too_large' | 'together' | 'refused'}`

/** Codes per field, as in a problem document: `{ phone: ['phone.invalid'] }`. */
export type FieldErrors = Partial<Record<FieldName | 'cv', FieldCode[]>> &
  Record<QuestionField, FieldCode[]>

/** Largest lengths of the kinds that have one of their own, in code points; how many links. */
export const fieldLimits = { name: 80, email: 254, phone: 40, link: 500, links: 5 } as const

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
