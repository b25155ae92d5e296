import { describe, expect, it } from 'vitest'
import { choiceAgain, choiceValue } from './question-names.ts'
import type { JobQuestion, QuestionKind } from './questions.ts'
import { type GivenFile, readQuestions } from './read-questions.ts'

const asked = (kind: QuestionKind, more: Partial<JobQuestion> = {}): JobQuestion => ({
  id: kind,
  question: `سؤال ${kind}`,
  kind,
  choices: [],
  required: false,
  ...more,
})
const answerOf = (question: JobQuestion, value: unknown) => {
  const { answers, fields } = readQuestions([question], { [`q.${question.id}`]: value })
  return answers[0]?.answer ?? Object.values(fields)[0]?.[0]
}

describe('an answer to a question of the job', () => {
  it('is kept with the words of the question', () => {
    expect(readQuestions([asked('short')], { 'q.short': '  الرياض ' }).answers).toEqual([
      { id: 'short', question: 'سؤال short', kind: 'short', answer: 'الرياض' },
    ])
  })

  it('is asked for where it is required, and left out where it is not', () => {
    for (const value of [undefined, '', '  ', null, {}, []]) {
      expect(answerOf(asked('short', { required: true }), value)).toBe('question.missing')
      expect(answerOf(asked('short'), value)).toBeUndefined()
    }
  })

  it('has a length', () => {
    expect(answerOf(asked('short'), 'أ'.repeat(301))).toBe('question.too_long')
    expect(answerOf(asked('long'), 'أ'.repeat(3000))).toBe('أ'.repeat(3000))
    expect(answerOf(asked('long'), 'أ'.repeat(3001))).toBe('question.too_long')
  })

  it('is one of the choices, and nothing else', () => {
    const one = asked('single', { choices: ['الرياض', 'جدة'] })
    expect([answerOf(one, 'جدة'), answerOf(one, 'دبي')]).toEqual(['جدة', 'question.invalid'])
    expect(['yes', 'no', 'ربّما'].map((text) => answerOf(asked('yes-no'), text))).toEqual([
      'yes',
      'no',
      'question.invalid',
    ])
  })

  it('is a choice by its place and words, also where it was moved, and never another one', () => {
    const one = asked('single', { choices: ['2:1', 'الرياض', 'جدة'] })
    const values = ['1:الرياض', '0:جدة', '0:2:1', '2:1', '1:دبي', '1:', '1'].map((text) =>
      answerOf(one, text),
    )
    expect(values).toEqual(['الرياض', 'جدة', '2:1', '2:1', ...Array(3).fill('question.invalid')])
  })

  it('is found again in the other language by its place', () => {
    const inEnglish = ['', ...['Riyadh', 'Jeddah'].map(choiceValue)]
    expect(choiceAgain(inEnglish, choiceValue('جدة', 1))).toBe('1:Jeddah')
    expect(choiceAgain(inEnglish, '2:الدمام')).toBe('')
    expect(choiceAgain(['', 'yes', 'no'], 'no')).toBe('no')
  })

  it('may be several choices, by a tick each or as a list', () => {
    const several = asked('multiple', { choices: ['أ', 'ب', 'ج'], required: true })
    const ticked = readQuestions([several], { 'q.multiple.0': 'on', 'q.multiple.2': 'on' })
    expect(ticked.answers[0]?.answer).toBe('أ\nج')
    expect(ticked.values).toEqual({ 'q.multiple.0': 'on', 'q.multiple.2': 'on' })
    expect(answerOf(several, ['ب', 'د'])).toBe('ب')
    expect(answerOf(several, ['د'])).toBe('question.missing')
  })

  it('is a number, a day or an address in whatever digits', () => {
    expect(answerOf(asked('number'), '١٢٫٥')).toBe('12.5')
    expect(answerOf(asked('number'), 'كثير')).toBe('question.invalid')
    expect(answerOf(asked('date'), '٢٠٢٦-١٢-٠١')).toBe('2026-12-01')
    for (const day of ['2026-02-30', '01/12/2026', '2026-13-01'])
      expect(answerOf(asked('date'), day)).toBe('question.invalid')
    expect(answerOf(asked('url'), 'behance.net/sara')).toBe('https://behance.net/sara')
    expect(answerOf(asked('url'), 'javascript:alert(1)')).toBe('question.invalid')
  })

  it('is a file of a kind that is taken, told by its bytes, or what is wrong with it', () => {
    const works = asked('file', { accepts: ['pdf', 'image'], required: true })
    const read = (file?: GivenFile) => {
      const { answers, fields } = readQuestions([works], { 'q.file': 'typed' }, () => file)
      return answers[0]?.answer ?? fields['q.file']?.[0]
    }
    expect(read({ name: 'أعمالي.jpg', type: 'jpg' })).toBe('أعمالي.jpg')
    expect(read({ name: 'أعمالي.zip', type: 'zip' })).toBe('file.type')
    expect(read({ code: 'file.empty' })).toBe('file.empty')
    expect(read()).toBe('question.missing')
  })

  it('is read from own keys alone, and to no other question', () => {
    const inherited = Object.create({ 'q.short': 'x' })
    expect(readQuestions([asked('short')], inherited).answers).toEqual([])
    expect(readQuestions([], { 'q.other': 'x' })).toEqual({ answers: [], fields: {}, values: {} })
  })
})
