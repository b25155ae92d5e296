/** The notebook: articles, their categories, tags and authors. */
import { z } from 'zod'
import {
  imageSchema,
  seoSchema,
  slugSchema,
  slugsSchema,
  textSchema,
  timestampSchema,
} from './base.ts'
import { richTextSchema } from './rich-text.ts'

export const categorySchema = z.object({
  id: z.string(),
  slug: slugSchema,
  slugs: slugsSchema,
  name: textSchema,
  description: z.string().optional(),
  /** How many published articles it holds in the answer's language. */
  count: z.int().min(0),
})

export const termSchema = z.object({ slug: slugSchema, name: textSchema })

export const authorCardSchema = z.object({
  slug: slugSchema,
  name: textSchema,
  title: textSchema.optional(),
  photo: imageSchema.optional(),
})

export const postCardSchema = z.object({
  id: z.string(),
  slug: slugSchema,
  title: textSchema,
  excerpt: textSchema,
  cover: imageSchema.optional(),
  authors: z.array(authorCardSchema),
  categories: z.array(termSchema),
  tags: z.array(termSchema),
  publishedAt: timestampSchema,
  readingMinutes: z.int().min(0),
  featured: z.boolean(),
})

export const postSchema = postCardSchema.extend({
  slugs: slugsSchema,
  body: richTextSchema,
  wordCount: z.int().min(0),
  /** When the words last changed: later than `publishedAt` only if they did. */
  updatedTextAt: timestampSchema.optional(),
  related: z.array(postCardSchema),
  /** The article published just before this one. */
  previous: postCardSchema.optional(),
  /** The article published just after this one. */
  next: postCardSchema.optional(),
  seo: seoSchema,
  updatedAt: timestampSchema,
})

export const authorSchema = authorCardSchema.extend({
  slugs: slugsSchema,
  bio: z.string().optional(),
  links: z.array(z.object({ label: textSchema, url: z.url() })),
  posts: z.array(postCardSchema),
  seo: seoSchema,
  updatedAt: timestampSchema,
})

export type Category = z.output<typeof categorySchema>
export type AuthorCard = z.output<typeof authorCardSchema>
export type Author = z.output<typeof authorSchema>
export type PostCard = z.output<typeof postCardSchema>
export type Post = z.output<typeof postSchema>
