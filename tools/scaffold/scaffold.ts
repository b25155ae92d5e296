/** Writes the first version of a thing the house's way: new files, and its line in each table. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Sentence } from '../sentence.ts'
import type { Name } from './words.ts'

export type Scaffold = (name: Name) => {
  /** Path → text; the text's indentation in its template is taken off. */
  files: Record<string, string>
  insertions: Insertion[]
  /** What is left to do by hand, one sentence each. */
  next: string[]
}

type Insertion = { file: string; before: string; text: string }

/** @returns The files that were written or changed. @throws {Sentence} before anything is written. */
export function writeScaffold(root: string, { files, insertions }: ReturnType<Scaffold>): string[] {
  for (const path of Object.keys(files)) {
    if (existsSync(join(root, path))) throw new Sentence(`${path} is there already.`)
  }
  const tables = insertAll(root, insertions)
  const all = { ...mapValues(files, withoutIndent), ...tables }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return Object.keys(all)
}

function insertAll(root: string, insertions: Insertion[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { file, before, text } of insertions) {
    const old = texts[file] ?? readFileSync(join(root, file), 'utf8')
    if (!old.includes(before)) {
      throw new Sentence(
        `${file} changed its shape: “${before}” is not there. Teach tools/scaffold.`,
      )
    }
    texts[file] = old.replace(before, text + before)
  }
  return texts
}

function withoutIndent(template: string) {
  const lines = template.replace(/^\n/, '').trimEnd().split('\n')
  const indent = lines[0]?.match(/^ */)?.[0].length ?? 0
  return `${lines.map((line) => line.slice(indent)).join('\n')}\n`
}

function mapValues(record: Record<string, string>, change: (text: string) => string) {
  return Object.fromEntries(Object.entries(record).map(([key, text]) => [key, change(text)]))
}
