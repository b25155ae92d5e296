/** What search engines should know of documents, without the documents themselves. */
import { z } from 'zod'
import { slugsSchema, timestampSchema } from './base.ts'

/** Kinds of documents that may become very many, with a page each under a slug in each language. */
export const listedKindSchema = z.enum(['posts', 'projects', 'authors'])

export const listedAddressSchema = z.object({
  slugs: slugsSchema,
  updatedAt: timestampSchema,
  /** Addresses of the pictures it is about, as those of `imageSchema`. */
  images: z.array(z.string()),
})

export type ListedKind = z.output<typeof listedKindSchema>
export type ListedAddress = z.output<typeof listedAddressSchema>
