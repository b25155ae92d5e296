/**
 * Issues of the newsletter as its archive shows them. An issue stands under one name in both languages
 * (`2026-11`), in those in which it has words; what it shows of other documents comes along.
 */
import { z } from 'zod'
import { hrefSchema, imageSchema, slugsSchema, textSchema, timestampSchema } from './base.ts'
import { postCardSchema } from './post.ts'
import { richTextSchema } from './rich-text.ts'

/** Headings, paragraphs, lists and links. */
const textBlockSchema = z.object({ type: z.literal('text'), body: richTextSchema.min(1) })

const pictureBlockSchema = z.object({
  type: z.literal('picture'),
  image: imageSchema,
  caption: textSchema.optional(),
  href: hrefSchema.optional(),
})

const buttonBlockSchema = z.object({
  type: z.literal('button'),
  label: textSchema,
  href: hrefSchema,
})

/** An article of the notebook, to be read there. */
const postBlockSchema = z.object({
  type: z.literal('post'),
  post: postCardSchema.pick({ slug: true, title: true, excerpt: true, cover: true }),
})

const dividerBlockSchema = z.object({ type: z.literal('divider') })

export const newsletterBlockSchema = z.discriminatedUnion('type', [
  textBlockSchema,
  pictureBlockSchema,
  buttonBlockSchema,
  postBlockSchema,
  dividerBlockSchema,
])

/** An issue in a list. */
export const newsletterIssueCardSchema = z.object({
  /** The same in every language in which it has words. */
  slugs: slugsSchema,
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  subject: textSchema,
  preheader: textSchema.optional(),
  /** When it began to be sent. */
  sentAt: timestampSchema,
  updatedAt: timestampSchema,
})

export const newsletterIssueSchema = newsletterIssueCardSchema.extend({
  id: z.string(),
  blocks: z.array(newsletterBlockSchema),
})

export type NewsletterBlock = z.output<typeof newsletterBlockSchema>
export type NewsletterIssueCard = z.output<typeof newsletterIssueCardSchema>
export type NewsletterIssue = z.output<typeof newsletterIssueSchema>
