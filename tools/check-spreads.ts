/** A literal is written where it stands: `...{ a, b }` or `...[a, b]` in another literal only hides a line break from the formatter. */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readSources, type SourceFile } from './checks/project.ts'
import { withoutComments } from './checks/without-comments.ts'

const literalSpread = /\.\.\.(?:\{|\[[^\][]*\](?=,|\s*[\])]|$))/

export function findLiteralSpreads(files: SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, index) =>
        literalSpread.test(line)
          ? {
              where: `${path}:${index + 1}`,
              problem: 'spreads a literal; write what it holds where it belongs.',
            }
          : [],
      ),
  )
}

/** Whole check over the real tree. */
export const checkSpreads = (): Finding[] =>
  findLiteralSpreads(
    readSources((path) => /\.[mc]?tsx?$/.test(path) && !/\/migrations\//.test(path)),
  )

if (import.meta.main) tell(checkSpreads())
