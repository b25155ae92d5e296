/**
 * The small shapes every answer is made of. All text is Unicode NFC; all times are ISO 8601 in UTC
 * (`2026-11-20T08:00:00.000Z`); all plain dates are `2026-11-20`.
 */
import { z } from 'zod'
import { leadsAstray } from './leads-astray.ts'

export const localeSchema = z.enum(['ar', 'en'])

/** Text that says something: trimmed and never empty. */
export const textSchema = z.string().trim().min(1)

/** A moment, ISO 8601 in UTC. */
export const timestampSchema = z.iso.datetime({ offset: true })

/** A day without a time, such as `2026-11-20`. */
export const dateSchema = z.iso.date()

/** A key that code knows: lower-case Latin letters, digits and hyphens, such as `web-applications`. */
export const keySchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** Part of an address, decoded: `دليل-الهوية`, never `%D8%AF…`. */
export const slugSchema = z.string().min(1).max(200)

/**
 * What may be asked for as a part of an address: a slug, a key or a code. Two dots lead elsewhere, a
 * slash begins another part, and no document has a control character in its name.
 */
export const addressPartSchema = slugSchema.refine(
  (part) => part.isWellFormed() && !/^\.{1,2}$|[/\\\p{Cc}]/u.test(part),
)

/** What a list is narrowed to: one line, as it stands in the address. */
export const choiceSchema = z
  .string()
  .max(200)
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text))

/** The slug of one document in each language in which it is published. */
export const slugsSchema = z.object({ ar: slugSchema.optional(), en: slugSchema.optional() })

/** The languages in which a page that has a fixed address is published. */
export const languagesSchema = z.array(localeSchema)

/**
 * A link target: an absolute `http(s)`, `mailto:`, `tel:` or `sms:` address, or a path within the
 * site that starts with one slash and carries no language prefix (`/our-projects`). Script and data
 * addresses never pass.
 */
export const hrefSchema = z
  .string()
  .max(2000)
  .regex(/^(?:https?:\/\/[^\s/?#]|mailto:|tel:|sms:|\/(?!\/)|#)/i)
  .refine((href) => !leadsAstray(href))

/** A phone number in E.164, such as `+966501234567`. */
export const phoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/)

/** ISO 3166-1 alpha-2, such as `SA`. */
export const countrySchema = z.string().regex(/^[A-Z]{2}$/)

/** IANA time zone, such as `Asia/Riyadh`. */
export const timeZoneSchema = z.string().regex(/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/)

/**
 * A picture. `url` is an absolute http(s) address on an allowed host, or a path that starts with
 * `/media/`, which the site fetches from `{apiBase}media/…` and serves itself. `width` and `height`
 * are pixels of the original, so that its place is kept before it loads.
 */
export const imageSchema = z.object({
  url: z.string().regex(/^(?:https?:\/\/|\/media\/)/),
  width: z.int().positive(),
  height: z.int().positive(),
  /** What the picture shows, in the answer's language; empty for decoration. */
  alt: z.string(),
  mimeType: z.string().startsWith('image/'),
  /** What must be seen of it where a layout cuts it, in percent from its left and upper edge; else the middle. */
  focus: z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }).optional(),
})

/** A labelled link. */
export const linkSchema = z.object({ label: textSchema, href: hrefSchema })

/** What search engines and shared links say; whatever is missing is derived from the page itself. */
export const seoSchema = z.object({
  title: textSchema.optional(),
  description: textSchema.optional(),
  image: imageSchema.optional(),
  noindex: z.boolean().default(false),
})

/** The dyed paper a page is printed on: a name of the design language, never a colour. */
export const paperSchema = z.enum(['fustuq', 'sama', 'ward', 'zafaran', 'lazaward'])

export type Locale = z.output<typeof localeSchema>
export type Slugs = z.output<typeof slugsSchema>
export type Image = z.output<typeof imageSchema>
export type Link = z.output<typeof linkSchema>
export type Seo = z.output<typeof seoSchema>
export type Paper = z.output<typeof paperSchema>
