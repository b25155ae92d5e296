/** A landing page of its own: one promise, one form, a start and an end. */
import { z } from 'zod'
import {
  languagesSchema,
  linkSchema,
  paperSchema,
  phoneSchema,
  seoSchema,
  slugSchema,
  textSchema,
} from './base.ts'
import { processStepSchema, questionSchema } from './service.ts'
import { testimonialSchema } from './testimonial.ts'

/** A path of this site without a language, as editors write it: `/our-projects`. */
export const ownPathSchema = z
  .string()
  .max(500)
  .regex(/^\/(?!\/|(?:ar|en)(?:\/|$))[^\s?#\\]*$/)

/** A sum that a reader could be told: `{ value: 450, currency: 'SAR' }`. */
export const worthSchema = z.object({
  value: z.number().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
})

/** What visitors read who came by one of these words, in place of promise and lead (CAMP-03). */
const wordingSchema = z.object({
  /** Values of `utm_term` or `utm_content`; compared as `normaliseForSearch` folds them. */
  terms: z.array(textSchema).min(1),
  promise: textSchema,
  lead: textSchema.optional(),
})

/** What stands drawn above a proof; the site has a drawing for each. */
export const proofDrawingSchema = z.enum([
  'way',
  'fewer',
  'load',
  'sizes',
  'scripts',
  'files',
  'days',
])

/** A running split (CAMP-04): side `a` is the campaign as it stands, `b` says this instead. */
const campaignTestSchema = z.object({
  /** Another one each time a test begins. */
  id: z.string().regex(/^[a-z0-9]{1,40}$/),
  /** Of a hundred visitors, so many see `b`. */
  share: z.int().min(1).max(99),
  promise: textSchema.optional(),
  lead: textSchema.optional(),
  formTitle: textSchema.optional(),
})

/** What visitors read after the form, in place of the site's own thanks (CAMP-02). */
const campaignThanksSchema = z.object({
  title: textSchema,
  text: textSchema.optional(),
  /** The way on. */
  next: linkSchema.optional(),
})

export const campaignSchema = z.object({
  id: z.string(),
  slug: slugSchema,
  isDefault: z.boolean(),
  promise: textSchema,
  lead: textSchema,
  paper: paperSchema,
  steps: z.array(processStepSchema),
  proofs: z.array(
    z.object({ title: textSchema, text: textSchema, drawing: proofDrawingSchema.optional() }),
  ),
  testimonial: testimonialSchema.optional(),
  questions: z.array(questionSchema),
  formTitle: textSchema,
  formNote: z.string().optional(),
  /** Beside the name; at least one of phone and email. */
  asks: z.array(z.enum(['phone', 'email', 'company', 'message'])).default(['phone', 'email']),
  /** Instead of the usual sentence; what stands between `*` leads to the privacy policy. */
  consentText: z.string().optional(),
  phone: phoneSchema.optional(),
  whatsapp: phoneSchema.optional(),
  startsAt: z.string().optional(),
  endsAt: z.string().optional(),
  state: z.enum(['running', 'scheduled', 'ended']),
  /** It is over, and this page stands in its place (CAMP-01). */
  movedTo: ownPathSchema.optional(),
  /** `slim` has no menus: beside the promise and the form stand home, the other language and the law. */
  layout: z.enum(['usual', 'slim']).optional(),
  /** In their order: the first that matches is shown. */
  wordings: z.array(wordingSchema).max(20).optional(),
  test: campaignTestSchema.optional(),
  thanks: campaignThanksSchema.optional(),
  /** What one lead is worth until somebody knows better. */
  worth: worthSchema.optional(),
  /** Whether the page says when it ends and how many days are left (CAMP-06). */
  showsEnd: z.boolean().optional(),
  /** Counted by the studio from the leads of this campaign. */
  places: z.object({ all: z.int().min(1), left: z.int().min(0) }).optional(),
  languages: languagesSchema,
  seo: seoSchema,
})

export type ProofDrawing = z.output<typeof proofDrawingSchema>
export type Campaign = z.output<typeof campaignSchema>
export type CampaignTest = z.output<typeof campaignTestSchema>
export type Worth = z.output<typeof worthSchema>

/** A side of a split. */
export type Variant = 'a' | 'b'
/** Which side of which test: how a form, a cookie and a count name it. */
export type VariantAssignment = { test: string; side: Variant }

/** The `formKey` of a campaign's form while a test runs: `campaign-3f2a9c1dm9x2-b`. */
export const variantFormKey = ({ test, side }: VariantAssignment): string =>
  `campaign-${test}-${side}`

/** Which side a form stood on; nothing for every other form. */
export function readVariantFormKey(formKey: unknown): VariantAssignment | undefined {
  const [, test, side] =
    (typeof formKey === 'string' && /^campaign-([a-z0-9]{1,40})-([ab])$/.exec(formKey)) || []
  return test && side ? { test, side: side as Variant } : undefined
}

/**
 * The `path` under which visits that saw a side are counted: `#3f2a9c1dm9x2.b`. No address of a page
 * begins so.
 */
export const variantCountPath = ({ test, side }: VariantAssignment): string => `#${test}.${side}`
