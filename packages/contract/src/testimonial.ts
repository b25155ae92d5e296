/** A client's words, published only with their written permission. */
import { z } from 'zod'
import {
  dateSchema,
  imageSchema,
  localeSchema,
  paperSchema,
  slugSchema,
  textSchema,
} from './base.ts'
import { metricSchema } from './metric.ts'
import { serviceKeySchema } from './service-key.ts'

export const testimonialSchema = z.object({
  id: z.string(),
  quote: textSchema,
  /** The language in which the client said it. */
  originalLocale: localeSchema,
  author: z.object({
    name: textSchema,
    title: textSchema,
    company: textSchema.optional(),
    photo: imageSchema.optional(),
  }),
  rating: z.int().min(1).max(5).optional(),
  videoUrl: z.url().optional(),
  project: z
    .object({
      title: textSchema,
      slug: slugSchema,
      /** The work's own paper, and the first of its measured results. */
      paper: paperSchema,
      metric: metricSchema.optional(),
    })
    .optional(),
  services: z.array(serviceKeySchema),
  date: dateSchema.optional(),
  featured: z.boolean(),
})

export type Testimonial = z.output<typeof testimonialSchema>
