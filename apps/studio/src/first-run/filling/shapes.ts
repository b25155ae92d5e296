/** What the files of `content/` look like: its README, as schemas. */

import {
  clockSchema,
  countrySchema,
  dateSchema,
  employmentTypeSchema,
  hrefSchema,
  keySchema,
  linkTargetSchema,
  openingSchema,
  paperSchema,
  phoneSchema,
  platformSchema,
  proofDrawingSchema,
  serviceKeySchema,
  socialKindSchema,
  timestampSchema,
  timeZoneSchema,
  weekdaySchema,
  workModeSchema,
  worthSchema,
} from '@wajiha/contract'
import { z } from 'zod'

const said = z.string().trim().min(1)

/** A value in both languages. */
export const both = z.strictObject({ ar: said, en: said })

const key = z.string().min(1)
const media = key
const weeks = z.strictObject({ from: z.int().min(1), to: z.int().min(1) })
const titled = z.strictObject({ title: both, text: both })
const step = titled.extend({ weeks: weeks.optional() })
const question = z.strictObject({ question: both, answer: both })
const link = z.strictObject({ label: both, href: hrefSchema })
const webLink = z.strictObject({ label: both, url: z.url() })
const seo = z.strictObject({ title: both, description: both, noindex: z.boolean().optional() })

export const mediaFile = z.record(key, z.strictObject({ file: said, alt: both }))

/** Files that readers take home. */
export const filesFile = z.record(key, z.strictObject({ file: said, title: both }))

export const generalFile = z.strictObject({
  names: z.strictObject({ site: both, legal: both, tagline: both }),
  description: both,
  /** An agency that begins has neither logo nor address yet. */
  lightLogo: both.optional(),
  /** With it, both logos stand in the head and foot of the site instead of the drawn name. */
  darkLogo: both.optional(),
  contacts: z.strictObject({
    email: z.email().optional(),
    phone: phoneSchema.optional(),
    whatsapp: phoneSchema.optional(),
  }),
  social: z.array(z.strictObject({ kind: socialKindSchema, url: z.url(), label: both })),
  announcement: z.strictObject({ text: both, href: hrefSchema.optional() }).optional(),
  navigation: z.array(link),
  action: link,
  footer: z.strictObject({ text: both, links: z.array(link), legal: z.array(link) }),
  numerals: z.enum(['arab', 'latn']),
  months: z.enum(['gregorian', 'levantine']),
  hijri: z.boolean(),
  foundedYear: z.int().optional(),
})

export const branch = z.strictObject({
  key: keySchema,
  name: both,
  address: z.strictObject({
    street: both,
    locality: both,
    region: both.optional(),
    postalCode: z.string().optional(),
    country: countrySchema,
  }),
  geo: z.strictObject({ lat: z.number(), lng: z.number() }).optional(),
  phones: z.array(z.strictObject({ e164: phoneSchema, label: both, whatsapp: z.boolean() })),
  email: z.email().optional(),
  timeZone: timeZoneSchema,
  hours: z.array(z.strictObject({ day: weekdaySchema, opens: clockSchema, closes: clockSchema })),
  specialHours: z.array(
    z.strictObject({
      from: dateSchema,
      to: dateSchema,
      opens: clockSchema.optional(),
      closes: clockSchema.optional(),
      label: both,
    }),
  ),
  mapUrl: z.url().optional(),
  isDefault: z.boolean(),
})

/** Departments and industries. */
export const named = z.strictObject({ key: keySchema, name: both })
/** Tags. */
export const term = z.strictObject({ key, slug: both, name: both })
export const category = term.extend({ description: both, parent: key.optional() })
export const series = term.extend({ description: both })

export const author = term.extend({
  title: both,
  bio: both,
  photo: media,
  links: z.array(webLink),
})

export const service = z.strictObject({
  key: serviceKeySchema,
  order: z.int(),
  name: both,
  title: both,
  lead: both,
  summary: both,
  points: z.array(both),
  paper: paperSchema,
  opening: openingSchema,
  cover: media.optional(),
  offer: both,
  words: z.strictObject({ offer: both, work: both, callTitle: both, callText: both }),
  deliverables: z.array(titled),
  process: z.array(step),
  questions: z.array(question),
  projects: z.array(key),
  testimonials: z.array(key),
  seo,
})

const metric = z.strictObject({
  label: both,
  value: z.number(),
  unit: z.enum(['none', 'percent', 'times', 'seconds', 'days', 'weeks', 'points']),
  before: z.number().optional(),
  after: z.number().optional(),
})

export const project = z.strictObject({
  key,
  order: z.int(),
  slug: both,
  title: both,
  kind: both,
  summary: both,
  client: z.strictObject({
    name: both,
    industry: key,
    country: countrySchema,
    url: z.url().optional(),
    logo: media.optional(),
  }),
  confidentiality: z.enum(['public', 'anonymised', 'unlisted', 'private']),
  anonymousName: both.optional(),
  services: z.array(serviceKeySchema).min(1),
  platforms: z.array(platformSchema),
  year: z.int(),
  startedAt: dateSchema.optional(),
  launchedAt: dateSchema.optional(),
  cover: media,
  paper: paperSchema,
  featured: z.boolean(),
  challenge: both,
  approach: both,
  result: both,
  metrics: z.array(metric),
  stack: z.array(said),
  liveUrl: z.url().optional(),
  stores: z
    .strictObject({
      ios: z.url().optional(),
      android: z.url().optional(),
      huawei: z.url().optional(),
    })
    .optional(),
  gallery: z.array(
    z.strictObject({
      image: media,
      caption: both,
      frame: z.enum(['none', 'phone', 'browser']),
      scrolls: z.boolean().optional(),
      recording: key.optional(),
    }),
  ),
  testimonials: z.array(key),
  team: z.array(z.strictObject({ name: both, role: both })),
  seo,
})

export const post = z.strictObject({
  key,
  slug: both,
  title: both,
  excerpt: z.strictObject({ ar: said.max(200), en: said.max(200) }),
  cover: media,
  authors: z.array(key).min(1),
  categories: z.array(key),
  tags: z.array(key),
  publishedAt: timestampSchema,
  featured: z.boolean(),
  pinned: z.boolean().optional(),
  series: key.optional(),
  seriesPart: z.int().min(1).optional(),
  related: z.array(key),
  seo,
})

export const testimonial = z.strictObject({
  key,
  order: z.int(),
  quote: both,
  originalLocale: z.enum(['ar', 'en']),
  author: z.strictObject({ name: both, title: both, company: both, photo: media.optional() }),
  rating: z.int().min(1).max(5).optional(),
  project: key.optional(),
  services: z.array(serviceKeySchema),
  date: dateSchema,
  permission: z.strictObject({ grantedAt: dateSchema, note: said }),
  featured: z.boolean(),
})

/** What a seat asks beside the form's own fields: its words, or a file. */
const seatQuestion = z.strictObject({
  question: both,
  kind: z.enum(['short', 'long', 'yes-no', 'number', 'url', 'file']),
  accepts: z.array(z.enum(['pdf', 'word', 'image', 'zip'])).optional(),
  required: z.boolean(),
})

export const job = z.strictObject({
  key,
  slug: both,
  title: both,
  summary: both,
  department: key,
  workMode: workModeSchema,
  employmentTypes: z.array(employmentTypeSchema).min(1),
  branches: z.array(key),
  applicantCountries: z.array(countrySchema),
  description: both,
  responsibilities: z.array(both),
  requirements: z.array(both),
  benefits: z.array(both),
  salary: z
    .strictObject({
      currency: z.string().length(3),
      min: z.number(),
      max: z.number().optional(),
      unit: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
      visible: z.boolean(),
    })
    .optional(),
  experienceMonths: z.int().optional(),
  openings: z.int().min(1),
  /** From the day the demo is filled in, so that whoever starts it finds seats open. */
  postedDaysAgo: z.int().min(0),
  /** From the day it is posted. */
  openForDays: z.int().min(1).optional(),
  applyMode: z.literal('form'),
  questions: z.array(seatQuestion).optional(),
  featured: z.boolean(),
  seo,
})

export const campaign = z.strictObject({
  key,
  slug: said,
  isDefault: z.boolean(),
  promise: both,
  lead: both,
  paper: paperSchema,
  steps: z.array(step),
  proofs: z.array(titled.extend({ drawing: proofDrawingSchema.optional() })),
  testimonial: key.optional(),
  questions: z.array(question),
  formTitle: both,
  formNote: both.optional(),
  startsAt: timestampSchema.optional(),
  endsAt: timestampSchema.optional(),
  hasMenu: z.boolean().optional(),
  places: z.int().min(1).optional(),
  worth: worthSchema.optional(),
  thanks: z.strictObject({ title: both, text: both, label: both, href: hrefSchema }).optional(),
  wordings: z
    .array(z.strictObject({ terms: z.array(said).min(1), promise: both, lead: both.optional() }))
    .optional(),
  test: z
    .strictObject({ isRunning: z.boolean(), share: z.int(), promise: both, lead: both.optional() })
    .optional(),
  seo,
})

export const card = z.strictObject({
  key: keySchema,
  publicCode: said,
  uid: z.uuid(),
  givenName: both,
  familyName: both,
  prefix: both.optional(),
  jobTitle: both,
  department: both.optional(),
  company: both,
  branch: key,
  phones: z.array(
    z.strictObject({
      e164: phoneSchema,
      type: z.enum(['cell', 'work', 'fax']),
      whatsapp: z.boolean(),
    }),
  ),
  emails: z.array(z.email()),
  urls: z.array(z.strictObject({ kind: said, href: hrefSchema, label: both })),
  photo: media,
  bio: both,
  paper: paperSchema,
  indexable: z.boolean(),
  state: z.enum(['active', 'paused', 'left']),
})

export const shortLink = z.strictObject({
  code: said,
  title: said,
  target: linkTargetSchema,
  state: z.enum(['active', 'paused', 'archived']),
  startsAt: timestampSchema.optional(),
  expiresAt: timestampSchema.optional(),
  paramPolicy: z.enum(['keep-target', 'visitor-overrides', 'drop-all']),
})

export const redirect = z.strictObject({
  from: said,
  to: linkTargetSchema,
  status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
})

export { both as L, link, seo, step, titled }

const block = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields) =>
  z.strictObject({ blockType: z.literal(kind), ...fields })

/** A page from blocks; of the kinds of blocks those that the demo shows. */
export const blockPage = z.strictObject({
  key,
  slug: both,
  title: both,
  lead: both,
  paper: paperSchema.optional(),
  blocks: z.array(
    z.discriminatedUnion('blockType', [
      block('text', { title: both, body: both }),
      block('picture', { title: both, beside: both, image: media, side: z.enum(['start', 'end']) }),
      block('numbers', { sentence: both }),
      block('points', { title: both, points: z.array(titled) }),
      block('voices', { title: both, testimonials: z.array(key) }),
      block('work', { title: both, projects: z.array(key) }),
      block('questions', { title: both, questions: z.array(question) }),
      block('call', { title: both, text: both, label: both, href: hrefSchema }),
    ]),
  ),
  seo,
})

/** An issue of the newsletter that was sent; `key` is where it stands in the archive. */
export const newsletterIssue = z.strictObject({
  key,
  subject: both,
  preheader: both,
  sentAt: z.iso.datetime(),
  blocks: z.array(
    z.discriminatedUnion('blockType', [
      block('text', { body: both }),
      block('post', { post: key }),
      block('button', { label: both, href: hrefSchema }),
      block('divider', {}),
    ]),
  ),
})
