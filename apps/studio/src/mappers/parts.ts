/** Small repeated groups: steps, titled texts, questions. */
import type { Locale, ProcessStep, Question } from '@wajiha/contract'
import type { Service } from '../payload-types.ts'
import { toRichText } from './rich-text.ts'

export const toSteps = (steps: Service['process']): ProcessStep[] =>
  (steps ?? []).map(({ title, text, weeks }) => ({
    title,
    text,
    ...(weeks?.from && weeks.to ? { weeks: { from: weeks.from, to: weeks.to } } : {}),
  }))

export const toTitledTexts = (items: Service['deliverables']) =>
  (items ?? []).map(({ title, text }) => ({ title, text }))

export const toLines = (lines: Service['points']): string[] => (lines ?? []).map(({ text }) => text)

export const toQuestions = (questions: Service['questions'], locale: Locale): Question[] =>
  (questions ?? []).map(({ question, answer }) => ({
    question,
    answer: toRichText(answer, locale),
  }))
