/** The files of `tools/` that commands reach by their imports. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const address = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** @param starts relative to `root`. @returns Sorted, the starts among them. */
export function reachedFrom(root: string, starts: readonly string[]): string[] {
  const reached = new Set<string>()
  const queue = [...starts]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    for (const [, found = ''] of readFileSync(join(root, file), 'utf8').matchAll(address))
      queue.push(relative(root, join(root, dirname(file), found)))
  }
  return [...reached].sort()
}
