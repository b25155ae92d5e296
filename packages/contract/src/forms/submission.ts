/**
 * A form once it was accepted: what the site keeps in its inbox and delivers to the studio, and what
 * the studio answers. All text is NFC and clean; all times are ISO 8601 in UTC.
 */
import { z } from 'zod'
import { countrySchema, localeSchema, phoneSchema, timestampSchema } from '../base.ts'
import { storedFields } from './field-kinds.ts'
import { fileLimits, formNames } from './fields.ts'
import { fileTypes } from './file-kinds.ts'
import { questionAnswerSchema } from './questions.ts'

const line = z.string().min(1).max(1_000)

/** What the visitor said, by field. Which of them a form has: `formFields`. */
export const answersSchema = z.strictObject({
  ...storedFields,
  /** As it is compared: lower case, domain in punycode. */
  emailNorm: line.optional(),
  phoneE164: phoneSchema.optional(),
  phoneCountry: countrySchema.optional(),
  phoneType: line.optional(),
  phoneRaw: line.optional(),
  /** Answers to the job's own questions, in their order. */
  questions: z.array(questionAnswerSchema).max(20).optional(),
})

/** One visit as the visitor's device recorded it (ATTR-01); values cleaned and bounded. */
export const recordedVisitSchema = z.strictObject({
  timestamp: timestampSchema,
  sessionId: z.string().max(255).optional(),
  utmParams: z.record(z.string(), z.string().max(255)),
  gclidParams: z.record(z.string(), z.string().max(255)).optional(),
  clickIds: z.record(z.string(), z.string().max(255)).optional(),
  additionalInfo: z.strictObject({
    referrer: z.string().max(2_000).optional(),
    userAgent: z.string().max(255).optional(),
    language: z.string().max(255).optional(),
    landingPageUrl: z.string().max(2_000).optional(),
    screen: z.strictObject({ width: z.int(), height: z.int() }).optional(),
  }),
})

/** Why somebody should look before it counts; score 50 and more waits in quarantine. */
const quarantineSchema = z.strictObject({
  score: z.int().min(0).max(1_000),
  reasons: z.array(z.string().max(40)).max(20),
})

const attachmentSchema = z.strictObject({
  /** The name the visitor's file had, cleaned: `السيرة الذاتيّة.pdf`. Never a path. */
  name: z.string().min(1).max(255),
  type: z.enum(['pdf', 'doc', 'docx']),
  size: z.int().min(1),
  /** Of the bytes, hexadecimal. */
  sha256: z.string().regex(/^[a-f0-9]{64}$/),
})

/** A file that answers one of the job's own questions. */
const questionFileSchema = attachmentSchema.extend({
  /** The question's id, as in `answers.questions`. */
  question: z.string().min(1).max(100),
  type: z.enum(fileTypes),
})

export const submissionSchema = z.strictObject({
  id: z.uuid(),
  /** One of these, one submission: for ever in the studio, thirty days and more in the inbox. */
  idempotencyKey: z.string().regex(/^[\w.:-]{1,200}$/),
  /** What the visitor is told: `7k2q9m4x`. */
  reference: z.string().regex(/^[a-z0-9]{6,16}$/),
  form: z.enum(formNames),
  /** Which of several forms of that kind: `contact`, `home-campaign`. */
  formKey: z.string().max(100).optional(),
  receivedAt: timestampSchema,
  locale: localeSchema,
  answers: answersSchema,
  /** Version of the privacy notice that the consent refers to. */
  consentVersion: z.string().max(100).optional(),
  /** In their answer to the notice, the visitor had allowed data about them to be used for advertising. */
  consentAds: z.literal(true).optional(),
  /** Path and query on this site. */
  pageUrl: z.string().max(2_000).optional(),
  /** Newest first. */
  touches: z.array(recordedVisitSchema).max(50),
  /** The site's own id of a visitor who agreed to it (ATTR-05): joins the visits that the site kept. */
  visitor: z.uuid().optional(),
  quarantine: quarantineSchema,
  /** `203.0.113.0` or `2001:db8:1::`, never the whole address. */
  ipTrunc: z.string().max(45).optional(),
  /** `Chrome`, `Safari`, `Firefox` …, never the whole header. */
  uaFamily: z.string().max(40).optional(),
  /** The CV. */
  attachment: attachmentSchema.optional(),
  /** Files that answer questions, in the order in which their bytes are delivered. */
  files: z.array(questionFileSchema).min(1).max(fileLimits.questions).optional(),
})

/** The status by which the studio says that it can keep no file now, and has kept nothing of this submission. */
export const filesAway = 424

/** What the studio answers to a delivery, and what it reads back: its own row, as it stands. */
export const receiptSchema = z.object({
  id: z.string(),
  submission: submissionSchema,
  /** Of the file as it lies on the studio's disk. */
  attachmentSha256: z.string().optional(),
  /** Of the files that answer questions, in their order; empty text where one is not there. */
  fileSha256s: z.array(z.string()).optional(),
})

export type Answers = z.output<typeof answersSchema>
export type RecordedVisit = z.output<typeof recordedVisitSchema>
export type Quarantine = z.output<typeof quarantineSchema>
export type Attachment = z.output<typeof attachmentSchema>
export type QuestionFile = z.output<typeof questionFileSchema>
export type Submission = z.output<typeof submissionSchema>
export type Receipt = z.output<typeof receiptSchema>

/** From this score on, a submission waits until somebody has looked at it. */
export const quarantineFrom = 50
