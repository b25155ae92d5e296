import { z } from 'zod'
import { textSchema } from './base.ts'

/** A measured result. Values are numbers, so that each language writes them its own way. */
export const metricSchema = z.object({
  label: textSchema,
  value: z.number(),
  unit: z.enum(['none', 'percent', 'times', 'seconds', 'days', 'weeks', 'points']),
  before: z.number().optional(),
  after: z.number().optional(),
})

export type Metric = z.output<typeof metricSchema>
