/** Small repeated groups: steps, titled texts, questions. */
import type { Locale, ProcessStep, Question } from '@wajiha/contract'
import type { Service } from '../../payload-types.ts'
import { worded } from './defined.ts'
import { toRichText } from './rich-text.ts'

export const toSteps = (steps: Service['process']): ProcessStep[] =>
  worded(steps, 'title', 'text').map(({ title, text, weeks }) => ({
    title,
    text,
    ...(weeks?.from && weeks.to ? { weeks: { from: weeks.from, to: weeks.to } } : {}),
  }))

export const toTitledTexts = (items: Service['deliverables']) =>
  worded(items, 'title', 'text').map(({ title, text }) => ({ title, text }))

export const toLines = (lines: Service['points']): string[] =>
  worded(lines, 'text').map(({ text }) => text)

export const toQuestions = (questions: Service['questions'], locale: Locale): Question[] =>
  worded(questions, 'question').flatMap(({ question, answer: state }) => {
    const answer = toRichText(state, locale)
    return answer.length > 0 ? [{ question, answer }] : []
  })
