import { z } from 'zod'
import { keySchema } from './base.ts'

/** The key of a service, as its editors chose it: what forms and filters call it, and the last part of its address. */
export const serviceKeySchema = keySchema.max(60)

/** The compass of a ground of stars: which tiling it draws, by the sides of the large polygon, and how far it opens. */
export const openingSchema = z.object({
  grid: z.union([z.literal(6), z.literal(8), z.literal(12)]),
  /** θ in degrees. */
  theta: z.int().min(0).max(90),
})

export type ServiceKey = z.output<typeof serviceKeySchema>
