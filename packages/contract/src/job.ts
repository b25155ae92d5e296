/** An open seat: enough for a person to decide, and for Google's JobPosting rules. */
import { z } from 'zod'
import {
  countrySchema,
  dateSchema,
  localeSchema,
  seoSchema,
  slugSchema,
  slugsSchema,
  textSchema,
  timestampSchema,
} from './base.ts'
import { jobQuestionSchema } from './forms/questions.ts'
import { richTextSchema } from './rich-text.ts'

export const employmentTypeSchema = z.enum([
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
])
export const workModeSchema = z.enum(['onsite', 'hybrid', 'remote'])

/** Where the work happens, from a branch's address. */
const jobLocationSchema = z.object({
  branch: z.string(),
  name: textSchema,
  locality: textSchema,
  country: countrySchema,
  street: textSchema,
  region: textSchema.optional(),
  postalCode: z.string().optional(),
})

export const jobCardSchema = z.object({
  id: z.string(),
  slug: slugSchema,
  title: textSchema,
  summary: textSchema,
  department: z.object({ key: z.string(), name: textSchema }),
  workMode: workModeSchema,
  employmentTypes: z.array(employmentTypeSchema).min(1),
  locations: z.array(jobLocationSchema),
  applicantCountries: z.array(countrySchema),
  datePosted: dateSchema,
  validThrough: dateSchema.optional(),
  /** `closed` from the end of `validThrough`, in the branch's time zone. */
  state: z.enum(['open', 'closed']),
  /** The language of a seat that is listed here but written only in the other one. */
  locale: localeSchema.optional(),
  featured: z.boolean(),
})

export const jobSchema = jobCardSchema.extend({
  slugs: slugsSchema,
  description: richTextSchema,
  responsibilities: z.array(textSchema),
  requirements: z.array(textSchema),
  benefits: z.array(textSchema),
  /** Present only when the agency shows it on the page. */
  salary: z
    .object({
      currency: z.string().regex(/^[A-Z]{3}$/),
      min: z.number().min(0),
      max: z.number().min(0).optional(),
      unit: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
    })
    .optional(),
  experienceMonths: z.int().min(0).optional(),
  openings: z.int().min(1),
  applyMode: z.enum(['form', 'url', 'email']),
  applyTo: z.string().optional(),
  /** Asked in the site's form beside its own fields. */
  questions: z.array(jobQuestionSchema).default([]),
  similar: z.array(jobCardSchema),
  seo: seoSchema,
  updatedAt: timestampSchema,
})

export type JobCard = z.output<typeof jobCardSchema>
export type Job = z.output<typeof jobSchema>
