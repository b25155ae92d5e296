/** Words that stand in code: an Arabic string belongs into the message groups, with its twin. */
import type { Finding } from './finding.ts'
import type { SourceFile } from './project.ts'
import { withoutComments } from './without-comments.ts'

/** Data, and no words of the interface: what countries are called, and how advertisers write. */
const data = /\/(?:country-names|word-lists)\.ts$/

const quoted = /(['"`])(?:(?!\1)[^\\\n]|\\.)*\1/g
const tagged = />[^<>{}]+</g
const arabic = /[\u0621-\u064a]/

export function findWordsInCode(files: SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => !data.test(path))
    .flatMap(({ path, text }) =>
      [quoted, tagged]
        .flatMap((pattern) => withoutComments(text).match(pattern) ?? [])
        .filter((words) => arabic.test(words))
        .map((words) => ({ where: path, problem: `move ${words} into the message groups.` })),
    )
}
