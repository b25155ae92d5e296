/**
 * A piece of work as a case study. A confidential client is already anonymous here: the studio
 * sends the stand-in name and no logo, so nothing downstream can leak it.
 */
import { z } from 'zod'
import {
  countrySchema,
  dateSchema,
  imageSchema,
  paperSchema,
  seoSchema,
  slugSchema,
  slugsSchema,
  textSchema,
  timestampSchema,
} from './base.ts'
import { recordingName } from './download.ts'
import { metricSchema } from './metric.ts'
import { richTextSchema } from './rich-text.ts'
import { openingSchema, serviceKeySchema } from './service-key.ts'
import { testimonialSchema } from './testimonial.ts'

export const platformSchema = z.enum(['web', 'ios', 'android', 'huawei'])

const projectClientSchema = z.object({
  name: textSchema,
  anonymous: z.boolean(),
  logo: imageSchema.optional(),
  url: z.url().optional(),
  industry: z.object({ key: z.string(), name: textSchema }).optional(),
  country: countrySchema.optional(),
})

export const projectCardSchema = z.object({
  id: z.string(),
  slug: slugSchema,
  title: textSchema,
  /** What kind of thing it is, in two or three words: `تطبيق جوّال`. */
  kind: textSchema,
  summary: textSchema,
  client: projectClientSchema,
  services: z.array(serviceKeySchema),
  platforms: z.array(platformSchema),
  year: z.int(),
  cover: imageSchema,
  paper: paperSchema,
  featured: z.boolean(),
  /** The first of its measured results, where it has one. */
  metric: metricSchema.optional(),
})

export const projectSchema = projectCardSchema.extend({
  slugs: slugsSchema,
  /** The compass of the first of its services; drawn on the picture of its links. */
  opening: openingSchema.optional(),
  challenge: richTextSchema,
  approach: richTextSchema,
  result: richTextSchema,
  metrics: z.array(metricSchema),
  stack: z.array(textSchema),
  startedAt: dateSchema.optional(),
  launchedAt: dateSchema.optional(),
  liveUrl: z.url().optional(),
  stores: z.object({
    ios: z.url().optional(),
    android: z.url().optional(),
    huawei: z.url().optional(),
  }),
  gallery: z.array(
    z.object({
      image: imageSchema,
      caption: z.string().optional(),
      frame: z.enum(['none', 'phone', 'browser']),
      /** The picture is a tall page, shown through the frame and moved in it. */
      scrolls: z.boolean().optional(),
      /** What the picture is the poster of: a path below `/files/`, which the site fetches from `{apiBase}files/…`. */
      recording: z
        .string()
        .regex(new RegExp(`^/files/${recordingName.source.slice(1)}`))
        .optional(),
    }),
  ),
  testimonials: z.array(testimonialSchema),
  team: z.array(z.object({ name: textSchema, role: textSchema })),
  related: z.array(projectCardSchema),
  next: projectCardSchema.optional(),
  seo: seoSchema,
  publishedAt: timestampSchema.optional(),
  updatedAt: timestampSchema,
})

export type Platform = z.output<typeof platformSchema>
export type ProjectCard = z.output<typeof projectCardSchema>
export type Project = z.output<typeof projectSchema>
