/**
 * The words of a document as search compares them: folded here, when it is written, so that the database splits
 * them at spaces and knows nothing of letters.
 */
import { searchTokens } from '@wajiha/arabic'

/** Longer words and texts are cut, so that an index takes whatever is saved. */
const longestWord = 60
const longestText = 200_000

/** One line for each part, the title's first. */
export const searchWords = (parts: readonly string[]): string =>
  parts
    .map((part) =>
      searchTokens(part)
        .map((word) => word.slice(0, longestWord).toWellFormed())
        .join(' '),
    )
    .join('\n')
    .slice(0, longestText)
    .toWellFormed()
