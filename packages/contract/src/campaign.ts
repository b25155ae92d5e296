/** A landing page of its own: one promise, one form, a start and an end. */
import { z } from 'zod'
import {
  languagesSchema,
  paperSchema,
  phoneSchema,
  seoSchema,
  slugSchema,
  textSchema,
} from './base.ts'
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
  /** Beside the name; at least one of phone and email. */
  asks: z.array(z.enum(['phone', 'email', 'company', 'message'])).default(['phone', 'email']),
  /** Instead of the usual sentence; what stands between `*` leads to the privacy policy. */
  consentText: z.string().optional(),
  phone: phoneSchema.optional(),
  whatsapp: phoneSchema.optional(),
  startsAt: z.string().optional(),
  endsAt: z.string().optional(),
  state: z.enum(['running', 'scheduled', 'ended']),
  languages: languagesSchema,
  seo: seoSchema,
})

export type Campaign = z.output<typeof campaignSchema>
