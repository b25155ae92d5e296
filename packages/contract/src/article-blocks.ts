/** What an article may hold beside its text (BLOG-03). */
import { z } from 'zod'
import { imageSchema, linkSchema, paperSchema, slugSchema, textSchema } from './base.ts'
import { downloadName } from './download.ts'
import { checkFrame, frameServices } from './frames.ts'
import type { inlineSchema } from './rich-text.ts'

const caption = z.string().optional()

export const gallerySchema = z.object({
  type: z.literal('gallery'),
  images: z.array(z.object({ image: imageSchema, caption })).min(1),
})

const frame = {
  service: z.enum(frameServices),
  /** The service's own name for it, as `checkFrame` knows it. */
  id: z.string(),
  /** Where it is seen without us: the link that works without script. */
  href: z.url(),
  title: textSchema,
  caption,
}
const isKnown = ({ service, id }: { service: string; id: string }) =>
  checkFrame(service, id) !== undefined

/** A video, which nobody asks a stranger for before a reader wants it. */
export const videoSchema = z
  .object({ type: z.literal('video'), ...frame, poster: imageSchema.optional() })
  .refine(isKnown, 'unknown video')

/** Something of another site on the list, opened the same way. */
export const embedSchema = z
  .object({ type: z.literal('embed'), ...frame })
  .refine(isKnown, 'unknown embed')

export const callSchema = z.object({
  type: z.literal('call'),
  title: textSchema,
  text: z.string().optional(),
  action: linkSchema,
})

export const formBlockSchema = z.object({
  type: z.literal('form'),
  form: z.enum(['subscribe', 'contact']),
  title: textSchema.optional(),
  text: z.string().optional(),
})

/** A piece of work that the article speaks of; only one that stands in the list of work. */
export const projectBlockSchema = z.object({
  type: z.literal('project'),
  project: z.object({
    slug: slugSchema,
    title: textSchema,
    kind: textSchema,
    summary: textSchema,
    year: z.int(),
    cover: imageSchema,
    paper: paperSchema,
  }),
})

export const downloadSchema = z.object({
  type: z.literal('download'),
  title: textSchema,
  note: z.string().optional(),
  file: z.object({
    /** A path that starts with `/files/`, which the site fetches from `{apiBase}files/…`. */
    url: z.string().regex(new RegExp(`^/files/${downloadName.source.slice(1)}`)),
    /** Its type as people call it: `pdf`. */
    kind: textSchema,
    bytes: z.int().min(0),
  }),
})

/** Questions, each with an answer of a few paragraphs. */
export const questionsSchema = (inline: typeof inlineSchema) =>
  z.object({
    type: z.literal('questions'),
    title: textSchema.optional(),
    questions: z
      .array(
        z.object({
          question: textSchema,
          answer: z
            .array(z.object({ type: z.literal('paragraph'), children: z.array(inline) }))
            .min(1),
        }),
      )
      .min(1),
  })
