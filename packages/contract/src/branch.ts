/** An office that a visitor can call, write to or walk into. */
import { z } from 'zod'
import {
  countrySchema,
  dateSchema,
  keySchema,
  phoneSchema,
  textSchema,
  timeZoneSchema,
} from './base.ts'

/** 24-hour clock, local to the branch: `09:00`. */
export const clockSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export const weekdaySchema = z.int().min(1).max(7)

export const branchSchema = z.object({
  id: z.string(),
  slug: keySchema,
  name: textSchema,
  address: z.object({
    street: textSchema,
    locality: textSchema,
    region: textSchema.optional(),
    postalCode: z.string().optional(),
    country: countrySchema,
  }),
  geo: z
    .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .optional(),
  phones: z.array(
    z.object({ e164: phoneSchema, label: textSchema, whatsapp: z.boolean().default(false) }),
  ),
  email: z.email().optional(),
  timeZone: timeZoneSchema,
  hours: z.array(z.object({ day: weekdaySchema, opens: clockSchema, closes: clockSchema })),
  /** Ramadan, Eid and the like; without hours the branch is closed on those days. */
  specialHours: z.array(
    z.object({
      from: dateSchema,
      to: dateSchema,
      opens: clockSchema.optional(),
      closes: clockSchema.optional(),
      label: textSchema,
    }),
  ),
  mapUrl: z.url().optional(),
  isDefault: z.boolean(),
})

export type Branch = z.output<typeof branchSchema>
