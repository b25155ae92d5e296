/** The notebook: posts, their categories, tags and authors. */
import { z } from 'zod'
import {
  imageSchema,
  localeSchema,
  seoSchema,
  slugSchema,
  slugsSchema,
  textSchema,
  timestampSchema,
} from './base.ts'
import { richTextSchema } from './rich-text.ts'

const termSchema = z.object({ slug: slugSchema, name: textSchema })

/** A topic of a post; topics stand on at most two levels. */
const topicSchema = termSchema.extend({ parent: termSchema.optional() })

export const categorySchema = z.object({
  id: z.string(),
  slug: slugSchema,
  slugs: slugsSchema,
  name: textSchema,
  description: z.string().optional(),
  /** The topic it stands under; one that stands under another holds none itself. */
  parent: termSchema.optional(),
  /** How many posts the notebook lists in it, those of the topics under it included. */
  count: z.int().min(0),
})

/** Posts that are read one after another. */
export const seriesSchema = z.object({
  slug: slugSchema,
  slugs: slugsSchema,
  name: textSchema,
  description: z.string().optional(),
  /** How many of its posts are published in the answer's language. */
  count: z.int().min(1),
})

/** A post's place in its series. */
const seriesPlaceSchema = termSchema.extend({
  description: z.string().optional(),
  /** Counted from 1 among those published in the answer's language. */
  part: z.int().min(1),
  /** All of them in order, this one included. */
  parts: z.array(z.object({ slug: slugSchema, title: textSchema })).min(1),
})

const authorCardSchema = z.object({
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
  categories: z.array(topicSchema),
  tags: z.array(termSchema),
  publishedAt: timestampSchema,
  readingMinutes: z.int().min(0),
  featured: z.boolean(),
  /** Stands first in the notebook. */
  pinned: z.boolean().default(false),
  /** The language it is written in, where that is not the answer's. */
  locale: localeSchema.optional(),
})

export const postSchema = postCardSchema.extend({
  slugs: slugsSchema,
  body: richTextSchema,
  wordCount: z.int().min(0),
  /** When the words last changed: later than `publishedAt` only if they did. */
  updatedTextAt: timestampSchema.optional(),
  series: seriesPlaceSchema.optional(),
  related: z.array(postCardSchema),
  /** The post published just before this one. */
  previous: postCardSchema.optional(),
  /** The post published just after this one. */
  next: postCardSchema.optional(),
  seo: seoSchema,
  updatedAt: timestampSchema,
})

export const authorSchema = authorCardSchema.extend({
  slugs: slugsSchema,
  bio: z.string().optional(),
  links: z.array(z.object({ label: textSchema, url: z.url() })),
  /** One page of what they wrote. */
  posts: z.array(postCardSchema),
  seo: seoSchema,
  updatedAt: timestampSchema,
})

export type Category = z.output<typeof categorySchema>
export type Series = z.output<typeof seriesSchema>
export type SeriesPlace = z.output<typeof seriesPlaceSchema>
export type AuthorCard = z.output<typeof authorCardSchema>
export type Author = z.output<typeof authorSchema>
export type PostCard = z.output<typeof postCardSchema>
export type Post = z.output<typeof postSchema>
