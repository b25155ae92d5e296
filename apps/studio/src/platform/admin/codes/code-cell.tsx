import type { DefaultServerCellComponentProps } from 'payload'
import { wordsOfCode } from './words-of-code.ts'

/** A code in a list, in words. */
export function CodeCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' ? wordsOfCode(cellData, { i18n, payload }) : null
}
