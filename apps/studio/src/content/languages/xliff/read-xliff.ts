/** A translator's file on its way back: each of its translations held against the document as it stands. Pure. */

import { type Said, say } from '../../../platform/i18n/say.ts'
import type { Unit } from '../units.ts'
import { elementsIn, readXml, textOf } from './read-xml.ts'
import { isExchanged } from './write-xliff.ts'

type Known = Pick<Unit, 'path' | 'kind' | 'label' | 'words' | 'state' | 'maxLength'>
type Change = { path: string; value: string; basis: string }

/** Translations that differ from what stands there, and every reason to take none of them. */
export type Reading = { changes: Change[]; problems: Said[] }

export const xliffWords = {
  notXliff: say(
    'ليس هذا ملفّ XLIFF 2 من العربيّة إلى الإنجليزيّة.',
    'This is no XLIFF 2 file from Arabic to English.',
  ),
  other: say('الملفّ لوثيقة أخرى.', 'The file belongs to another document.'),
  nothing: say('لا جديد في الملفّ.', 'There is nothing new in the file.'),
}

export function readXliff(text: string, document: string, units: readonly Known[]): Reading {
  const root = readXml(text)
  const { version = '', srcLang, trgLang } = root?.attributes ?? {}
  if (root?.name !== 'xliff' || !version.startsWith('2.') || !isArabicToEnglish(srcLang, trgLang))
    return refused(xliffWords.notXliff)
  const files = elementsIn(root, 'file')
  if (files.length === 0 || files.some(({ attributes }) => attributes.original !== document))
    return refused(xliffWords.other)
  const known = new Map(units.filter(isExchanged).map((unit) => [unit.path, unit]))
  const reading: Reading = { changes: [], problems: [] }
  const read = new Set<string>()
  for (const element of files.flatMap((file) => elementsIn(file, 'unit'))) {
    const path = element.attributes.id ?? ''
    const segments = elementsIn(element, 'segment')
    const said = (name: string) =>
      segments.flatMap((segment) => elementsIn(segment, name).map(textOf)).join('')
    const unit = known.get(path)
    const target = said('target')
    if (!target.trim()) continue
    const problem = unit ? problemOf(unit, said('source'), target, read) : unknownPart(path)
    if (problem) reading.problems.push(problem)
    else if (unit && target !== unit.words.en)
      reading.changes.push({ path, value: target, basis: unit.words.en })
  }
  return reading
}

const refused = (problem: Said): Reading => ({ changes: [], problems: [problem] })

const isArabicToEnglish = (from = '', to = '') => /^ar\b/i.test(from) && /^en\b/i.test(to)

const unknownPart = (path: string): Said =>
  say(`جزء ليس في الوثيقة: ${path}`, `A part that the document does not have: ${path}`)

/** What no text holds: control characters, and what turns the rest of a line around wherever it is shown. */
const unseen = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e]/u

const lineBreak = /[\n\r]/

/** Why a translation cannot be taken as it is. @param read the parts that were read before it. */
function problemOf(
  unit: Known,
  source: string,
  target: string,
  read: Set<string>,
): Said | undefined {
  const { label, maxLength, words, path } = unit
  if (read.has(path)) return say(`${label}: في الملفّ مرّتين.`, `${label}: stands in the file twice.`)
  read.add(path)
  if (target === words.en) return changedSince(unit, source)
  const problem = unlikeItsKind(unit, source, target) ?? changedSince(unit, source)
  if (problem) return problem
  if (maxLength && target.length > maxLength)
    return say(
      `${label}: عدد الحروف ${target.length}، والحدّ ${maxLength}.`,
      `${label}: ${target.length} characters, and ${maxLength} are allowed.`,
    )
  const [lost, added] = [
    without(placeholdersIn(source), placeholdersIn(target)),
    without(placeholdersIn(target), placeholdersIn(source)),
  ]
  if (lost.length + added.length === 0) return undefined
  const named = [
    ...lost.map((one) => `−\u2066${one}\u2069`),
    ...added.map((one) => `+\u2066${one}\u2069`),
  ]
  return say(
    `${label}: لا تتّفق المتغيّرات: ${named.join('، ')}`,
    `${label}: its placeholders differ: ${named.join(', ')}`,
  )
}

function unlikeItsKind({ label, kind }: Known, source: string, target: string): Said | undefined {
  if (unseen.test(target))
    return say(
      `${label}: فيه محرف لا يُرى، كمحارف التحكّم وقلب الاتّجاه.`,
      `${label}: holds a character that is not seen, such as one that turns the direction around.`,
    )
  if (kind === 'line' && lineBreak.test(target) && !lineBreak.test(source))
    return say(
      `${label}: سطر واحد، وفي الملفّ أكثر.`,
      `${label}: is one line, and the file has several.`,
    )
  return undefined
}

const changedSince = ({ label, words }: Known, source: string): Said | undefined =>
  source === words.ar
    ? undefined
    : say(
        `${label}: تغيّر النصّ العربيّ بعد التصدير.`,
        `${label}: the Arabic has changed since the export.`,
      )

/** `{name}`, `{{name}}`, `%s`, `%1$s`: what is filled in later. */
const placeholdersIn = (text: string): string[] =>
  text.match(/\{\{[^{}]*\}\}|\{[^{}]*\}|%(?:\d+\$)?[sd@]/g) ?? []

function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken]
  return all.filter((one) => {
    const place = left.indexOf(one)
    if (place === -1) return true
    left.splice(place, 1)
    return false
  })
}
