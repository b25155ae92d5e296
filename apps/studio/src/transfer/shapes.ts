/** The folder of an export: a manifest, a file a document, and the pictures and files themselves. */
import { z } from 'zod'

/** Raised when an older product could not read it any more. */
export const formatVersion = 1

export const manifestName = 'content.json'

/** A name inside the folder: no way out of it. */
const inside = z
  .string()
  .regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\\\0][^\\\0]*$/u, 'is no name inside the folder')

export const manifestSchema = z.strictObject({
  format: z.literal(formatVersion),
  /** The version of the product that wrote it. */
  wajiha: z.string(),
  exportedAt: z.iso.datetime(),
  counts: z.record(z.string(), z.int().min(0)),
  /** Every other file of the folder, by its name, with the SHA-256 of what is in it. */
  files: z.record(inside, z.string().regex(/^[0-9a-f]{64}$/)),
})

export type Manifest = z.output<typeof manifestSchema>

const words = z.record(z.string(), z.unknown())

const versionSchema = z.strictObject({
  createdAt: z.string(),
  updatedAt: z.string(),
  data: words,
})

const planSchema = z.strictObject({
  type: z.enum(['publish', 'unpublish']),
  locale: z.string().optional(),
  waitUntil: z.iso.datetime(),
  timezone: z.string().optional(),
})

export const documentSchema = z.strictObject({
  data: words.and(z.object({ id: z.uuid() })),
  /** What is written and not public yet; absent where the latest version is what is shown. */
  latest: versionSchema.optional(),
  /** Publications and withdrawals that wait for their time. */
  plans: z.array(planSchema).optional(),
})

export const globalSchema = documentSchema.extend({ data: words })

export type Document = z.output<typeof documentSchema>
export type GlobalDocument = z.output<typeof globalSchema>
export type Version = z.output<typeof versionSchema>
export type Plan = z.output<typeof planSchema>
