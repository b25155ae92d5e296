import { z } from 'zod'
import { slugSchema, textSchema } from './base.ts'

/** `[start, end)` in UTF-16 units of the text beside it. */
const textRangeSchema = z.tuple([z.int().min(0), z.int().min(0)])

export const searchHitSchema = z.object({
  kind: z.enum(['post', 'project', 'service', 'job']),
  slug: slugSchema,
  title: textSchema,
  titleRanges: z.array(textRangeSchema),
  excerpt: z.string(),
  excerptRanges: z.array(textRangeSchema),
})

export type SearchHit = z.output<typeof searchHitSchema>
