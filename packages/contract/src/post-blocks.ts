/**
 * What a post may hold beside its text (BLOG-03): a schema for each kind, a row in the union, and
 * its words for searches and descriptions. The site's late blocks and the studio's editor follow.
 */
import { z } from 'zod'
import { imageSchema, linkSchema, paperSchema, slugSchema, textSchema } from './base.ts'
import { downloadName } from './download.ts'
import { checkFrame, frameServices } from './frames.ts'
import { inlineText } from './inline-text.ts'
import type { inlineSchema } from './rich-text.ts'

const caption = z.string().optional()

const gallerySchema = z.object({
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
const videoSchema = z
  .object({ type: z.literal('video'), ...frame, poster: imageSchema.optional() })
  .refine(isKnown, 'unknown video')

/** Something of another site on the list, opened the same way. */
const embedSchema = z
  .object({ type: z.literal('embed'), ...frame })
  .refine(isKnown, 'unknown embed')

const callSchema = z.object({
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

/** A piece of work that the post speaks of; only one that stands in the list of work. */
const projectBlockSchema = z.object({
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

const downloadSchema = z.object({
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
const questionsSchema = (inline: typeof inlineSchema) =>
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

/** Every kind of block that only posts hold. @param inline how a line of text is made. */
export const postBlockSchemas = (inline: typeof inlineSchema) =>
  [
    gallerySchema,
    videoSchema,
    callSchema,
    formBlockSchema,
    projectBlockSchema,
    downloadSchema,
    questionsSchema(inline),
    embedSchema,
  ] as const

export type PostBlock = z.output<ReturnType<typeof postBlockSchemas>[number]>
type PostBlockType = PostBlock['type']

/** The words of each kind, a line each. */
const words: {
  [Type in PostBlockType]: (block: Extract<PostBlock, { type: Type }>) => unknown[]
} = {
  gallery: ({ images }) => images.map(({ caption }) => caption),
  video: ({ title, caption }) => [title, caption],
  embed: ({ title, caption }) => [title, caption],
  call: ({ title, text }) => [title, text],
  form: () => [],
  project: ({ project }) => [project.title, project.summary],
  download: ({ title, note }) => [title, note],
  questions: ({ questions }) =>
    questions.flatMap(({ question, answer }) => [
      question,
      ...answer.map(({ children }) => inlineText(children)),
    ]),
}

export const isPostBlock = (block: { type: string }): block is PostBlock =>
  Object.hasOwn(words, block.type)

/** What a block says, one line for each of its texts. */
export function postBlockText(block: PostBlock): string {
  const linesOf = words[block.type] as (block: PostBlock) => unknown[]
  return linesOf(block).filter(Boolean).join('\n')
}
