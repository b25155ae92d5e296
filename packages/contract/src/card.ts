/** A digital business card: one person, two language faces. */
import { z } from 'zod'
import {
  hrefSchema,
  imageSchema,
  localeSchema,
  paperSchema,
  phoneSchema,
  textSchema,
} from './base.ts'

/** A value that fell back to the other language says so, so that only it carries that `lang`. */
const faceTextSchema = z.object({ text: textSchema, locale: localeSchema })

export const cardSchema = z.object({
  id: z.string(),
  publicCode: z.string(),
  uid: z.uuid(),
  state: z.enum(['active', 'paused', 'left']),
  name: z.object({
    full: faceTextSchema,
    given: faceTextSchema,
    family: faceTextSchema,
    prefix: faceTextSchema.optional(),
    suffix: faceTextSchema.optional(),
  }),
  jobTitle: faceTextSchema,
  department: faceTextSchema.optional(),
  company: faceTextSchema,
  bio: faceTextSchema.optional(),
  photo: imageSchema.optional(),
  phones: z.array(
    z.object({
      e164: phoneSchema,
      type: z.enum(['cell', 'work', 'fax']),
      label: z.string().optional(),
      whatsapp: z.boolean(),
    }),
  ),
  emails: z.array(z.email()),
  urls: z.array(z.object({ kind: z.string(), href: hrefSchema, label: textSchema })),
  branch: z
    .object({ slug: z.string(), name: textSchema, address: textSchema, mapUrl: z.url().optional() })
    .optional(),
  /** The square code by which another phone opens the card: its side, and its dark modules as a path. */
  qr: z.object({ size: z.int().positive(), path: z.string() }).optional(),
  paper: paperSchema,
  indexable: z.boolean(),
  rev: z.string(),
})

export type Card = z.output<typeof cardSchema>
export type FaceText = z.output<typeof faceTextSchema>
