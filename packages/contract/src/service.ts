/** A service in depth: what is offered, what arrives at the end, and how the weeks go. */
import { z } from 'zod'
import { imageSchema, languagesSchema, paperSchema, seoSchema, textSchema } from './base.ts'
import { projectCardSchema } from './project.ts'
import { richTextSchema } from './rich-text.ts'
import { openingSchema, serviceKeySchema } from './service-key.ts'
import { testimonialSchema } from './testimonial.ts'

/** A question and its answer, as shown and as structured data. */
export const questionSchema = z.object({ question: textSchema, answer: richTextSchema })

/** One step of the work; `from` and `to` are week numbers, counted from 1, both included. */
export const processStepSchema = z.object({
  title: textSchema,
  text: textSchema,
  weeks: z.object({ from: z.int().min(1), to: z.int().min(1) }).optional(),
})

export const serviceCardSchema = z.object({
  key: serviceKeySchema,
  name: textSchema,
  summary: textSchema,
  points: z.array(textSchema),
  paper: paperSchema,
  opening: openingSchema,
})

export const serviceSchema = serviceCardSchema.extend({
  title: textSchema,
  lead: textSchema,
  cover: imageSchema.optional(),
  offer: richTextSchema,
  /** Headings of the page, and the call at its end. */
  words: z.object({
    offer: textSchema,
    work: textSchema,
    callTitle: textSchema,
    callText: textSchema,
  }),
  deliverables: z.array(z.object({ title: textSchema, text: textSchema })),
  process: z.array(processStepSchema),
  questions: z.array(questionSchema),
  projects: z.array(projectCardSchema),
  testimonials: z.array(testimonialSchema),
  languages: languagesSchema,
  seo: seoSchema,
  updatedAt: z.string(),
})

export type Question = z.output<typeof questionSchema>
export type ProcessStep = z.output<typeof processStepSchema>
export type ServiceCard = z.output<typeof serviceCardSchema>
export type Service = z.output<typeof serviceSchema>
