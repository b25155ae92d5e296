/** Answers to a job's own questions, read on the server against the questions as the page asked them (JOB-06). */
import { foldDigits, foldNumber } from '@wajiha/arabic'
import { readLinks } from './checks.ts'
import { cleanLine, cleanText, lengthOf } from './clean.ts'
import type { FieldCode, FieldErrors } from './fields.ts'
import { type FileType, fileTypesOf } from './file-kinds.ts'
import { choiceValue, questionLimits, questionName } from './question-names.ts'
import type { JobQuestion, QuestionAnswer } from './questions.ts'
import type { FormInput } from './read-form.ts'

export type ReadQuestions = {
  answers: QuestionAnswer[]
  /** By the name of the question's input: `q.65f…`. */
  fields: FieldErrors
  /** What was typed, to be shown again, by the names of the inputs. */
  values: Record<string, string>
}

type Read = { answer: string } | { code: FieldCode }

/** A file as it arrived under the name of an input, or what is wrong with it. */
export type GivenFile = { name: string; type: FileType } | { code: FieldCode }
type FileOf = (name: string) => GivenFile | undefined

/**
 * Never throws, whatever came; a question that was not answered and need not be is left out.
 *
 * @param fileOf the files that came along, by the names of their inputs.
 */
export function readQuestions(
  questions: readonly JobQuestion[],
  input: FormInput,
  fileOf: FileOf = () => undefined,
): ReadQuestions {
  const read: ReadQuestions = { answers: [], fields: {}, values: {} }
  for (const asked of questions) {
    const name = questionName(asked.id)
    const result =
      asked.kind === 'file'
        ? readFile(asked, fileOf(name))
        : readTyped(asked.kind, asked, typedOf(asked, input, read.values))
    if (!result) continue
    if ('code' in result) read.fields[name] = [result.code]
    else {
      const { id, question, kind } = asked
      read.answers.push({ id, question, kind, answer: result.answer })
    }
  }
  return read
}

const missing = ({ required }: JobQuestion): Read | undefined =>
  required ? { code: 'question.missing' } : undefined

const readTyped = (kind: keyof typeof readers, asked: JobQuestion, typed: string) =>
  typed === '' ? missing(asked) : readers[kind](typed, asked)

/** A file of a kind that this question does not take is as wrong as one of no kind at all. */
function readFile(asked: JobQuestion, file: GivenFile | undefined): Read | undefined {
  if (!file || 'code' in file) return file ?? missing(asked)
  const types = (asked.accepts ?? []).flatMap((kind): readonly FileType[] => fileTypesOf[kind])
  return types.includes(file.type) ? { answer: file.name } : refuse('file.type')
}

/** Several choices come as a tick each, or as a list from a program; everything else is one text. */
function typedOf(
  { id, kind, choices }: JobQuestion,
  input: FormInput,
  values: ReadQuestions['values'],
) {
  const own = (name: string) => (Object.hasOwn(input, name) ? input[name] : undefined)
  const name = questionName(id)
  const value = own(name)
  if (kind === 'multiple') {
    const listed = Array.isArray(value) ? value : []
    const chosen = choices.filter((choice, index) => {
      const tick = `${name}.${index}`
      const isChosen = own(tick) === 'on' || own(tick) === true || listed.includes(choice)
      if (isChosen) values[tick] = 'on'
      return isChosen
    })
    return chosen.join('\n')
  }
  const isText = typeof value === 'string' || typeof value === 'number'
  const text = isText ? cleanText(String(value).slice(0, 20_000)) : ''
  if (text !== '') values[name] = text
  return text
}

/** A choice as the form sends it, which stands elsewhere since the page was made. */
function movedChoice(text: string, choices: readonly string[]): Read {
  const words = text.slice(text.indexOf(':') + 1)
  return choices.includes(words) ? { answer: words } : wrong
}

const refuse = (code: FieldCode): Read => ({ code })
const wrong = refuse('question.invalid')
const upTo = (text: string, most: number): Read =>
  lengthOf(text) > most ? refuse('question.too_long') : { answer: text }

const readers: Record<
  Exclude<JobQuestion['kind'], 'file'>,
  (text: string, asked: JobQuestion) => Read
> = {
  short: (text) => upTo(cleanLine(text), questionLimits.short),
  long: (text) => upTo(text, questionLimits.long),
  single: (text, { choices }) => {
    const chosen = choices.find((one, place) => text === one || text === choiceValue(one, place))
    return chosen === undefined ? movedChoice(text, choices) : { answer: chosen }
  },
  multiple: (text) => ({ answer: text }),
  'yes-no': (text) => (text === 'yes' || text === 'no' ? { answer: text } : wrong),
  number: (text) => {
    const folded = foldNumber(cleanLine(text.slice(0, 60)))
    return /^-?\d{1,12}(?:\.\d{1,4})?$/.test(folded) ? { answer: folded } : wrong
  },
  date: (text) => {
    const day = foldDigits(text)
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`))
    return isDay && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
      ? { answer: day }
      : wrong
  },
  url: (text) => {
    const links = readLinks(text)
    return links?.length === 1 && links[0] ? { answer: links[0] } : wrong
  },
}
