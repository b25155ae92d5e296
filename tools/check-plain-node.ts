/**
 * What plain Node loads names nothing that only a bundler defines: `import.meta.env` and its kin are
 * `undefined` there, and no test that runs through the bundler can see it.
 */
import { posix } from 'node:path'
import { readImports } from './check-imports.ts'
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readSources, type SourceFile } from './checks/project.ts'
import { withoutComments } from './checks/without-comments.ts'

/** Files that Node is started with, or that a process started so imports by a computed name. */
const roots = [/^apps\/site\/server\//, /^apps\/site\/[^/]+\.ts$/, /^(?:packages|tools|bench)\//]

const bundlersOwn = /\bimport\.meta\.(?:env|glob|hot)\b/g

/** @param files the project's scripts; only those that a root reaches by its imports are read. */
export function findBundlersWords(files: SourceFile[]): Finding[] {
  const known = new Map(files.map((file) => [file.path, file]))
  const reached = new Map<string, string>()
  const waiting = files.filter(({ path }) => isRoot(path)).map(({ path }) => ({ path, by: path }))
  for (const { path, by } of waiting) {
    const file = known.get(path)
    if (!file || reached.has(path)) continue
    reached.set(path, by)
    for (const target of targetsOf(file)) waiting.push({ path: target, by: path })
  }
  return [...reached].flatMap(([path, by]) =>
    wordsIn(known.get(path)?.text ?? '').map((word) => ({
      where: path,
      problem: `${word} is not defined in plain Node, which loads this file${by === path ? '' : ` for ${by}`}; pass the value in, or choose the file by a condition of package.json#imports.`,
    })),
  )
}

const isRoot = (path: string) => !isTest(path) && roots.some((root) => root.test(path))
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

function targetsOf({ path, text }: SourceFile): string[] {
  const home = /^(?:apps|packages)\/[^/]+/.exec(path)?.[0]
  return readImports(text).flatMap(({ specifier, isType }) => {
    if (isType) return []
    if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
    return home && specifier.startsWith('#') ? `${home}/${specifier.slice(1)}` : []
  })
}

const wordsIn = (text: string) => [...new Set(withoutComments(text).match(bundlersOwn))]

/** Whole check over the real tree. */
export const checkPlainNode = (): Finding[] =>
  findBundlersWords(readSources((path) => /\.(?:tsx?|mjs)$/.test(path)))

if (import.meta.main) tell(checkPlainNode())
