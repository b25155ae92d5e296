import type { DefaultServerCellComponentProps } from 'payload'
import { languageOf } from '../words.ts'
import { allWords } from './words-of-code.ts'

/** What is stored as codes, in the words of a list. */
export function CodeCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const words = allWords(cellData, { i18n, payload })
  return words.join(languageOf(i18n) === 'ar' ? '، ' : ', ') || null
}
