import type { DefaultServerCellComponentProps } from 'payload'
import { say } from '../../i18n/say.ts'
import { languageOf } from '../words.ts'
import { allWords } from './words-of-code.ts'

const comma = say('، ', ', ')

/** What is stored as codes, in the words of a list. */
export function CodeCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const words = allWords(cellData, { i18n, payload })
  return words.join(comma[languageOf(i18n)]) || null
}
