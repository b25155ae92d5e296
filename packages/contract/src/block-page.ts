/**
 * A page that an editor made from blocks, at an address of its own in each language: `/فريقنا`, `/en/our-team`.
 * Every block is one that pages of the house have; what it shows of other documents comes along.
 */
import { z } from 'zod'
import {
  imageSchema,
  linkSchema,
  paperSchema,
  seoSchema,
  slugSchema,
  slugsSchema,
  textSchema,
  timestampSchema,
} from './base.ts'
import { listedAddressSchema } from './listed-address.ts'
import { personSchema } from './page.ts'
import { formBlockSchema } from './post-blocks.ts'
import { projectCardSchema } from './project.ts'
import { type RichText, richTextSchema } from './rich-text.ts'
import { questionSchema, serviceCardSchema } from './service.ts'
import { testimonialSchema } from './testimonial.ts'

const title = textSchema.optional()

/** A text with everything that an article may hold. */
const textBlockSchema = z.object({ type: z.literal('text'), title, body: richTextSchema })

/** A picture beside a text; `side` is where the picture stands on wide screens. */
const pictureBlockSchema = z.object({
  type: z.literal('picture'),
  title,
  body: richTextSchema,
  image: imageSchema,
  caption: z.string().optional(),
  side: z.enum(['start', 'end']),
})

/** Short texts under their titles: values, proofs, deliverables. */
const pointsBlockSchema = z.object({
  type: z.literal('points'),
  title: textSchema,
  points: z.array(z.object({ title: textSchema, text: textSchema })).min(1),
})

/** One sentence of numbers, as on the home page: what stands between `*` is set strong. */
const numbersBlockSchema = z.object({
  type: z.literal('numbers'),
  title,
  sentence: textSchema,
})

const peopleBlockSchema = z.object({
  type: z.literal('people'),
  title: textSchema,
  people: z.array(personSchema).min(1),
})

const voicesBlockSchema = z.object({
  type: z.literal('voices'),
  title: textSchema,
  testimonials: z.array(testimonialSchema).min(1),
})

const servicesBlockSchema = z.object({
  type: z.literal('services'),
  title: textSchema,
  services: z.array(serviceCardSchema).min(1),
})

const workBlockSchema = z.object({
  type: z.literal('work'),
  title: textSchema,
  projects: z.array(projectCardSchema).min(1),
})

const questionsBlockSchema = z.object({
  type: z.literal('questions'),
  title: textSchema,
  questions: z.array(questionSchema).min(1),
})

/** A promise across the whole page, and one way to answer it. */
const callBlockSchema = z.object({
  type: z.literal('call'),
  title: textSchema,
  text: textSchema,
  action: linkSchema,
})

export const pageBlockSchema = z.discriminatedUnion('type', [
  textBlockSchema,
  pictureBlockSchema,
  pointsBlockSchema,
  numbersBlockSchema,
  peopleBlockSchema,
  voicesBlockSchema,
  servicesBlockSchema,
  workBlockSchema,
  questionsBlockSchema,
  callBlockSchema,
  formBlockSchema,
])

export const blockPageSchema = z.object({
  id: z.string(),
  slug: slugSchema,
  slugs: slugsSchema,
  title: textSchema,
  lead: textSchema.optional(),
  paper: paperSchema.optional(),
  blocks: z.array(pageBlockSchema),
  seo: seoSchema,
  updatedAt: timestampSchema,
})

/** Where one of them stands, and whether search engines should know: `isListed`. */
export const blockPageAddressSchema = listedAddressSchema.extend({ isListed: z.boolean() })

export type PageBlock = z.output<typeof pageBlockSchema>
export type PageBlockOf<Type extends PageBlock['type']> = Extract<PageBlock, { type: Type }>
export type BlockPage = z.output<typeof blockPageSchema>
export type BlockPageAddress = z.output<typeof blockPageAddressSchema>

/** The texts of a block that are rich, each by itself. */
export const richTextsOf = (block: PageBlock): RichText[] => {
  if (block.type === 'text' || block.type === 'picture') return [block.body]
  return block.type === 'questions' ? block.questions.map(({ answer }) => answer) : []
}
