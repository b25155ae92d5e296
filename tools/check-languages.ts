/**
 * What only one language needs goes through packages/arabic or through a table with a row for each
 * language: a bare comparison with `'ar'` or `'en'` is a place that a third language would have to find.
 */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readSources, type SourceFile } from './checks/project.ts'
import { withoutComments } from './checks/without-comments.ts'

const comparison = /(?:[!=]==\s*(['"])(?:ar|en)\1)|(?:(['"])(?:ar|en)\2\s*[!=]==)/

export function findBareLanguages(files: SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, index) =>
        comparison.test(line)
          ? {
              where: `${path}:${index + 1}`,
              problem:
                'compares a language by its letters; ask packages/arabic (readLocale, directionOf, localePrefix, wordingIn …) or write a table with a row for each language.',
            }
          : [],
      ),
  )
}

/** Whole check over the real tree. */
export const checkLanguages = (): Finding[] =>
  findBareLanguages(
    readSources(
      (path) =>
        /^(?:apps|packages)\/.*\.tsx?$/.test(path) &&
        !/^packages\/arabic\/|\.test\.tsx?$|\/test\/|\/migrations\//.test(path),
    ),
  )

if (import.meta.main) tell(checkLanguages())
