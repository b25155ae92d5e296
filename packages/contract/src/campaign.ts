/** A landing page of its own: one promise, one form, a start and an end. */
import { z } from 'zod'
import { languagesSchema, paperSchema, seoSchema, slugSchema, textSchema } from './base.ts'
import { processStepSchema, questionSchema } from './service.ts'
import { testimonialSchema } from './testimonial.ts'

export const campaignSchema = z.object({
  id: z.string(),
  slug: slugSchema,
  isDefault: z.boolean(),
  promise: textSchema,
  lead: textSchema,
  paper: paperSchema,
  steps: z.array(processStepSchema),
  proofs: z.array(z.object({ title: textSchema, text: textSchema })),
  testimonial: testimonialSchema.optional(),
  questions: z.array(questionSchema),
  formTitle: textSchema,
  formNote: z.string().optional(),
  startsAt: z.string().optional(),
  endsAt: z.string().optional(),
  state: z.enum(['running', 'scheduled', 'ended']),
  languages: languagesSchema,
  seo: seoSchema,
})

export type Campaign = z.output<typeof campaignSchema>
