/**
 * Every check of a form against texts of a hundred kilobytes that make careless expressions take
 * seconds. What counts is the thread's own work and how it grows: twice the text may take twice the
 * work, not four times. A busy machine makes nothing slow here.
 */
import {
  checkField,
  cleanLine,
  cleanText,
  type FieldName,
  fieldTable,
  formFields,
  formNames,
  readForm,
  readRecordedVisits,
} from '@wajiha/contract/forms'
import { describe, expect, it } from 'vitest'
import { contentSigns } from './spam/content-signs.ts'
import { createRepeatedTexts } from './spam/repeated-texts.ts'
import { foldText, readWordLists } from './spam/word-lists.ts'

const lists = await readWordLists()
const repeated = createRepeatedTexts()

const pieces = [
  'a',
  'ا',
  'a@',
  '@',
  'a.',
  '.',
  '-',
  'a-',
  'a.b@',
  '1',
  '1-',
  '1.',
  '٠',
  '+',
  ' ',
  'a ',
  '\t',
  '\n',
  'ا ',
  'لا',
  '\u0651',
  '\u0301\u0316',
  '\u200f',
  '\u202e',
  '\u0000',
  '\ud800',
  '👍',
  'ﷺ',
  'http://',
  'https://a.',
  'www.',
  'a.b/',
  'x:',
  '://',
  '<a ',
  '[url',
  'كازينو ',
  'casino ',
  'вa',
  'a_',
  '{"',
  '[[',
  '\\',
  '"',
  '%',
  '%e0%a4%a',
  ',',
  '،',
  'T',
  'Z:',
]

/** Microseconds of work that are noise. */
const negligible = 120_000
const longest = 100_000

function work(run: () => unknown): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

/** The least of three: collecting garbage is not the fault of an expression. */
const leastWork = (run: () => unknown) => Math.min(work(run), work(run), work(run))

/** @returns the pieces on which the work grows faster than the text. */
function growsTooFast(run: (text: string) => unknown, of = pieces): string[] {
  return of.filter((piece) => {
    const whole = `${piece.repeat(longest / piece.length)}!`
    const full = work(() => run(whole))
    if (full < negligible) return false
    const grows = () => {
      const half = leastWork(() => run(whole.slice(whole.length / 2)))
      return leastWork(() => run(whole)) > 3.2 * Math.max(half, negligible / 3)
    }
    // Neighbours who empty the processor's caches do so now and then; an expression is always careless.
    return grows() && grows() && grows() && grows()
  })
}

const whole = (message: string) => ({
  name: message,
  company: message,
  message,
  emailNorm: message,
})

describe('a hundred kilobytes', { timeout: 120_000 }, () => {
  it.each(Object.keys(fieldTable) as FieldName[])('are no burden to the check of %s', (field) => {
    expect(growsTooFast((text) => checkField(field, text))).toEqual([])
  })

  it.each(formNames)('are no burden to the form %s, in all of its fields at once', (form) => {
    const fields = formFields[form].asks as readonly FieldName[]
    const all = (text: string) => Object.fromEntries(fields.map((field) => [field, text]))
    expect(growsTooFast((text) => readForm(form, all(text)))).toEqual([])
  })

  it.each([
    ['cleaning a text', cleanText],
    ['cleaning a line', cleanLine],
    [
      'reading visits',
      (text: string) => readRecordedVisits(`[{"timestamp":${JSON.stringify(text)}}]`),
    ],
    ['folding', foldText],
    ['looking for advertising', (text: string) => contentSigns(whole(text), lists)],
    ['looking for repeated texts', (text: string) => repeated.note({ message: text })],
  ])('are no burden to %s', (_, run) => {
    expect(growsTooFast(run)).toEqual([])
  })

  it('would be noticed where an expression is careless', () => {
    // Starts anew at every letter, and again within: the work grows with the cube.
    const onLetters = (count: number) => /a+a+@/.test('a'.repeat(count))
    // As many letters as are a burden to this machine, however fast it is.
    let letters = 500
    while (leastWork(() => onLetters(letters)) < 4 * negligible) letters = Math.ceil(letters * 1.4)
    const careless = (text: string) => onLetters(Math.ceil((letters * text.length) / longest))
    expect(growsTooFast(careless, ['a'])).toEqual(['a'])
  })
})
