/** What is dangerous where a stranger's words reach it is done nowhere but where `checks/dangers.data.ts` says why. */
import { dangers } from './checks/dangers.data.ts'
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readSources, type SourceFile } from './checks/project.ts'
import { withoutComments } from './checks/without-comments.ts'

/** How far below a line what excuses it may stand. */
const nearby = 12

/** @param names of the dangers to look for; all where none is named. */
export function findDangers(files: SourceFile[], ...names: (keyof typeof dangers)[]): Finding[] {
  const wanted = names.length > 0 ? names : Object.keys(dangers)
  return wanted.flatMap((name) => findDanger(files, name))
}

function findDanger(files: SourceFile[], name: string): Finding[] {
  const danger = dangers[name]
  if (!danger) throw new Error(`There is no danger “${name}”.`)
  const { what, pattern, within, unless, places } = danger
  const seen = new Set<string>()
  const found = files
    .filter(({ path }) => !within || within.test(path))
    .flatMap(({ path, text }) => {
      const lines = withoutComments(text).split('\n')
      const hits = lines.flatMap((line, at) => {
        const isExcused = unless?.test(lines.slice(at, at + nearby).join('\n'))
        return pattern.test(line) && !isExcused ? [at + 1] : []
      })
      if (hits.length > 0) seen.add(path)
      return places[path]
        ? []
        : hits.map((line) => ({ where: `${path}:${line}`, problem: `${what}.` }))
    })
  const known = new Set(files.map(({ path }) => path))
  const stale = Object.keys(places)
    .filter((path) => known.has(path) && !seen.has(path))
    .map((path) => ({
      where: path,
      problem: `no longer ${what.split(';')[0]}; take it out of tools/checks/dangers.data.ts.`,
    }))
  return [...found, ...stale]
}

/** What runs: neither tests nor what only they use, nor the list itself. */
export const isProgram = (path: string): boolean =>
  /^(?:apps|packages|tools)\/.*\.(?:ts|tsx|mts|mjs)$/.test(path) &&
  !/\.(?:test|e2e|d)\.tsx?$|\/(?:test|fixtures)\/|^tools\/check(?:s\/|-dangers)/.test(path)

/** Whole check over the real tree. */
export const checkDangers = (): Finding[] => findDangers(readSources(isProgram))

if (import.meta.main) tell(checkDangers())
