/** One hand writes the Arabic of the site's interface and of the studio: every word is spelled as agreed. */
import { agreedWords } from './checks/agreed-words.data.ts'
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readSources, type SourceFile } from './checks/project.ts'
import { withoutComments } from './checks/without-comments.ts'

const arabicWord = /[\u0621-\u065F\u0670]+/g
/** “and”, “so”, “with”, “for” and “like” are written onto the word. */
const joined = /^[وف]?[بلك]?/
/** What others write, and is only recognised; what the platform brought; what tests feed in. */
const notOurs =
  /\.test\.ts|\/migrations\/|payload-arabic\.data\.ts|\/aliases\.ts|\/read-[a-z-]+\.ts/

const isRead = (path: string) =>
  /^packages\/contract\/words\/ar\/.*\.json$|^apps\/studio\/src\/.*\.tsx?$/.test(path) &&
  !notOurs.test(path)

export function findOtherSpellings(files: SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) =>
    (path.endsWith('.json') ? text : withoutComments(text)).split('\n').flatMap((line, index) =>
      (line.match(arabicWord) ?? []).flatMap((word) => {
        const agreed = agreedFor(word)
        if (!agreed) return []
        return {
          where: `${path}:${index + 1}`,
          problem: `writes «${word}»; agreed is «${agreed}».`,
        }
      }),
    ),
  )
}

function agreedFor(word: string): string | undefined {
  return agreedWords[word] ?? agreedWords[word.replace(joined, '')]
}

/** Whole check over the real tree. */
export const checkWords = (): Finding[] => findOtherSpellings(readSources(isRead))

if (import.meta.main) tell(checkWords())
