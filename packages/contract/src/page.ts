/**
 * Pages with an address and an editor of their own. Each key has its own shape; list pages carry
 * the words around the list, and the list comes from its own read.
 */
import { z } from 'zod'
import {
  dateSchema,
  imageSchema,
  keySchema,
  languagesSchema,
  linkSchema,
  paperSchema,
  seoSchema,
  textSchema,
} from './base.ts'
import { richTextSchema } from './rich-text.ts'
import { processStepSchema } from './service.ts'

const common = {
  title: textSchema,
  lead: z.string().optional(),
  paper: paperSchema.optional(),
  seo: seoSchema,
  languages: languagesSchema,
  updatedAt: z.string(),
}

/**
 * One drawn line of the hero. The kashida opens at `|`: `نقط|ة،`. `mark` stands on its bar. `¦` opens
 * one on narrow screens only, where what follows it stands on a line of its own: `ثمّ ك¦لُّ ش|يء`.
 */
export const heroLineSchema = z.object({
  text: textSchema,
  mark: z.enum(['none', 'nuqta', 'ring', 'star']),
})

export const figureSchema = z.object({ value: z.number(), label: textSchema })

export const personSchema = z.object({
  name: textSchema,
  role: textSchema,
  photo: imageSchema.optional(),
  /** The person's card, when it is public. */
  card: keySchema.optional(),
})

const homePageSchema = z.object({
  key: z.literal('home'),
  ...common,
  hero: z.object({ lines: z.array(heroLineSchema).min(1).max(4), actions: z.array(linkSchema) }),
  pattern: z.object({ title: textSchema, text: textSchema, control: textSchema }),
  services: z.object({ title: textSchema, text: z.string().optional() }),
  work: z.object({ title: textSchema }),
  process: z.object({ title: textSchema, steps: z.array(processStepSchema) }),
  numbers: z.object({ sentence: textSchema, figures: z.array(figureSchema) }),
  voices: z.object({ title: textSchema }),
  notebook: z.object({ title: textSchema }),
  call: z.object({ title: textSchema, text: textSchema, action: linkSchema }),
  subscribe: z.object({ title: textSchema, note: z.string().optional() }),
})

const aboutPageSchema = z.object({
  key: z.literal('about'),
  ...common,
  story: richTextSchema,
  values: z.array(z.object({ title: textSchema, text: textSchema })),
  team: z.object({
    title: textSchema,
    people: z.array(personSchema),
  }),
  clients: z.object({ title: textSchema, names: z.array(textSchema) }),
  timeline: z.array(z.object({ year: z.int(), title: textSchema, text: z.string().optional() })),
  numbers: z.object({ sentence: textSchema, figures: z.array(figureSchema) }),
})

const contactPageSchema = z.object({
  key: z.literal('contact'),
  ...common,
  formTitle: textSchema,
  /** What happens after the form is sent, in order. */
  next: z.array(textSchema),
  branchesTitle: textSchema,
})

const introPage = <Key extends string>(key: Key) =>
  z.object({ key: z.literal(key), ...common, emptyText: z.string().optional() })

const projectsPageSchema = introPage('our-projects')
const blogsPageSchema = introPage('blogs')
const testimonialsPageSchema = introPage('testimonials')

const careersPageSchema = z.object({
  key: z.literal('join-us'),
  ...common,
  emptyText: z.string().optional(),
  values: z.array(z.object({ title: textSchema, text: textSchema })),
})

const thankYouPageSchema = z.object({
  key: z.literal('thank-you'),
  ...common,
  next: z.array(textSchema),
  actions: z.array(linkSchema),
})

const legalPage = <Key extends string>(key: Key) =>
  z.object({
    key: z.literal(key),
    ...common,
    body: richTextSchema,
    /** The version a form's consent refers to, such as `2026-09`. */
    version: textSchema,
    effectiveDate: dateSchema,
  })

const privacyPageSchema = legalPage('privacy-policy')
const termsPageSchema = legalPage('terms-and-conditions')

export const pageSchema = z.discriminatedUnion('key', [
  homePageSchema,
  aboutPageSchema,
  contactPageSchema,
  projectsPageSchema,
  blogsPageSchema,
  testimonialsPageSchema,
  careersPageSchema,
  thankYouPageSchema,
  privacyPageSchema,
  termsPageSchema,
])

export const pageKeys = [
  'home',
  'about',
  'contact',
  'our-projects',
  'blogs',
  'testimonials',
  'join-us',
  'thank-you',
  'privacy-policy',
  'terms-and-conditions',
] as const satisfies readonly Page['key'][]

export const pageKeySchema = z.enum(pageKeys)

export type Page = z.output<typeof pageSchema>
export type PageKey = (typeof pageKeys)[number]
export type PageOf<Key extends PageKey> = Extract<Page, { key: Key }>
