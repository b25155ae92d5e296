/**
 * One hand writes the Arabic of the site's interface, of the studio and of the mails it sends: every word is spelled
 * as agreed and alike everywhere, one thing has one name, and labels end without the signs of cases.
 */
import { agreedPhrases, agreedWords } from './checks/agreed-words.data.ts'
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { vowelledWords } from './checks/label-vowels.ts'
import { readSources, type SourceFile } from './checks/project.ts'
import { findTwoShaddas } from './checks/two-shaddas.ts'
import { withoutComments } from './checks/without-comments.ts'

const arabicWord = /[\u0621-\u065F\u0670]+/g
/** A whole string of the source; of a message file, what it says. */
const quoted = /['"]((?:[^'"\n]*)[\u0621-\u064A](?:[^'"\n]*))['"]/g
/** “and”, “so”, “with”, “for” and “like” are written onto the word. */
const joined = /^[وف]?[بلك]?/
/** What others write or type, and is only recognised; what the platform brought; what tests feed in. */
const notOurs =
  /\.test\.ts|\/migrations\/|payload-arabic\.data\.ts|\/aliases\.ts|\/slash-words\.data\.ts|\/read-[a-z-]+\.ts/

const isRead = (path: string) =>
  /^packages\/contract\/words\/ar\/.*\.json$|^apps\/studio\/src\/.*\.tsx?$/.test(path) &&
  !notOurs.test(path)

/** What is said otherwise than agreed, in sources read one by one. */
export function findOtherSpellings(files: SourceFile[]): Finding[] {
  return files.map(readable).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const words = (line.match(arabicWord) ?? []).map((word) => [word, agreedFor(word)] as const)
      const phrases = Object.entries(agreedPhrases).filter(([phrase]) => line.includes(phrase))
      const labels = [...line.matchAll(quoted)].flatMap(([, text = '']) => vowelledWords(text))
      return [
        ...[...words, ...phrases].flatMap(([met, agreed]) =>
          agreed ? [`writes «${met}»; agreed is «${agreed}».`] : [],
        ),
        ...labels.map((word) => `ends «${word}» of a label with the sign of a case.`),
      ].map((problem) => ({ where: `${path}:${index + 1}`, problem }))
    }),
  )
}

/** Words that all sources together spell in two ways. */
export const findTwoHands = (files: SourceFile[]): Finding[] =>
  findTwoShaddas(files.map(readable)).map(({ where, bare, full }) => ({
    where,
    problem: `writes «${bare}»; elsewhere it is «${full}».`,
  }))

const readable = ({ path, text }: SourceFile): SourceFile => ({
  path,
  text: path.endsWith('.json') ? text : withoutComments(text),
})

function agreedFor(word: string): string | undefined {
  return agreedWords[word] ?? agreedWords[word.replace(joined, '')]
}

/** Whole check over the real tree. */
export function checkWords(): Finding[] {
  const files = readSources(isRead)
  return [...findOtherSpellings(files), ...findTwoHands(files)]
}

if (import.meta.main) tell(checkWords())
