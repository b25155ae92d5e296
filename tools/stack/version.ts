/**
 * Which version of the code served a data folder, in `DATA_DIR/version`: who has to go back reads there
 * where to.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** `0.1.0 b30fa4c5`; the number alone where there is no git. */
export function versionOf(root: string): string {
  const options = { cwd: root, encoding: 'utf8' } as const
  const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], options)
  return [numberIn(root), stdout?.trim()].filter(Boolean).join(' ')
}

export function readVersion(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'version'), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

export function noteVersion(dataDir: string, root: string): void {
  const version = versionOf(root)
  if (version !== readVersion(dataDir)) writeFileSync(join(dataDir, 'version'), `${version}\n`)
}

function numberIn(root: string): string | undefined {
  try {
    return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
  } catch {
    return undefined
  }
}
