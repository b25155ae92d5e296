/** What is true of the whole site: names, logos, contacts, and how numbers and dates are written. */
import { z } from 'zod'
import { hrefSchema, imageSchema, linkSchema, phoneSchema, textSchema } from './base.ts'
import { contactChoices } from './forms/fields.ts'
import { ownWordsSchema } from './own-words.ts'

export const socialKindSchema = z.enum([
  'linkedin',
  'instagram',
  'behance',
  'x',
  'youtube',
  'facebook',
  'tiktok',
  'github',
  'dribbble',
  'snapchat',
  'telegram',
])

export const generalSchema = z.object({
  /** Address of the logo for light grounds; the share image where none can be drawn (B3.10). An agency that begins has none. */
  light_logo: imageSchema.shape.url.optional(),
  dark_logo: imageSchema.shape.url.optional(),
  /** With both, the site's head and foot show them instead of the drawn name. */
  logos: z.object({ light: imageSchema.optional(), dark: imageSchema.optional() }),
  names: z.object({
    /** The short name in the header: `بِركار`. */
    site: textSchema,
    /** The registered name, for legal pages and structured data. */
    legal: textSchema,
    tagline: textSchema,
  }),
  description: textSchema,
  /** An accent in place of the brand's: `#1f6feb`. */
  accent: z
    .string()
    .regex(/^#[\da-f]{6}$/)
    .optional(),
  contacts: z.object({
    email: z.email().optional(),
    phone: phoneSchema.optional(),
    whatsapp: phoneSchema.optional(),
  }),
  /** Whom to tell of a weakness of the site, and how that goes; without them the agency's own address. */
  security: z.object({ email: z.email().optional(), policy: z.url().optional() }).optional(),
  social: z.array(z.object({ kind: socialKindSchema, url: z.url(), label: textSchema })),
  announcement: z.object({ text: textSchema, href: hrefSchema.optional() }).optional(),
  /** The header's links, in order. */
  navigation: z.array(linkSchema),
  /** The one thing a visitor is asked to do, beside the navigation. */
  action: linkSchema.optional(),
  footer: z.object({
    /** A sentence about the agency or its site. */
    text: z.string().optional(),
    links: z.array(linkSchema),
    /** Privacy, terms and the like. */
    legal: z.array(linkSchema),
  }),
  writing: z.object({
    /** Digits in Arabic prose: `arab` writes ٢٠٢٦, `latn` writes 2026. */
    numerals: z.enum(['arab', 'latn']),
    /** Arabic names of Gregorian months: يناير or كانون الثاني. */
    months: z.enum(['gregorian', 'levantine']),
    /** Whether the Hijri date stands beside the Gregorian one. */
    hijri: z.boolean(),
  }),
  /** What the contact form asks beside name, reach and message. */
  contactForm: z.array(z.enum(contactChoices)),
  foundedYear: z.int().min(1900).max(2200).optional(),
  /** What the interface says in the agency's own words, in this language: `forms.submit`. */
  words: ownWordsSchema.optional(),
})

export type General = z.output<typeof generalSchema>
