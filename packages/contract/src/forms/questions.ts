/** Questions of one job beyond the form's own fields: what is asked, and what was answered (JOB-06). */
import { z } from 'zod'
import { fileKinds } from './file-kinds.ts'

const questionKinds = [
  'short',
  'long',
  'single',
  'multiple',
  'yes-no',
  'number',
  'date',
  'url',
  'file',
] as const
const questionKindSchema = z.enum(questionKinds)
export type QuestionKind = (typeof questionKinds)[number]

/** As the page asks it. Which answer is hoped for is the recruiter's secret and never leaves the studio. */
export const jobQuestionSchema = z.object({
  id: z.string().min(1).max(100),
  question: z.string().min(1).max(400),
  kind: questionKindSchema,
  /** Of `single` and `multiple`; empty otherwise. */
  choices: z.array(z.string().min(1)),
  /** Of `file`: the kinds that are taken. */
  accepts: z.array(z.enum(fileKinds)).min(1).optional(),
  required: z.boolean(),
})

/**
 * As it is kept: with the question's words at that time. `yes-no` is `yes` or `no`, several choices
 * stand on a line each, a date is `2026-11-21`; of a file it is the name, and the file travels beside.
 */
export const questionAnswerSchema = z.strictObject({
  id: z.string().min(1).max(100),
  question: z.string().min(1).max(400),
  kind: questionKindSchema,
  answer: z.string().min(1).max(12_000),
})

export type JobQuestion = z.output<typeof jobQuestionSchema>
export type QuestionAnswer = z.output<typeof questionAnswerSchema>
