/** The licences of what is installed, in their makers' own words, as those licences ask when the product is handed on. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Package } from './packages.ts'

/** @param root of the project. Packages of other systems are not installed here and are left out. */
export function makeNotices(packages: Package[], root: string): string {
  const seen = new Set<string>()
  const parts = packages.flatMap(({ path, name, version, licence }) => {
    const title = `${name} ${version}`
    if (seen.has(title)) return []
    const words = wordsIn(join(root, path))
    if (words === undefined) return []
    seen.add(title)
    return [`${title} (${licence ?? 'no licence named'})\n${'='.repeat(title.length)}\n\n${words}`]
  })
  return `${parts.join('\n\n')}\n`
}

/** `undefined` where nothing is installed. */
function wordsIn(folder: string): string | undefined {
  try {
    const texts = readdirSync(folder)
      .filter((name) => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(name))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    return texts.join('\n\n') || 'No text of its licence comes with this package.'
  } catch {
    return undefined
  }
}
