/**
 * Faults that a test takes away, since it needs no crowd that writes: each is run by its name like an experiment,
 * against the built product where its files are integration or browser tests.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { requireBrowsers } from '../chromium.ts'
import type { Report } from '../report.ts'
import { root } from '../root.ts'
import { vitestPart } from '../vitest-part.ts'

export type Held = { name: string; files: readonly string[] }

export type HeldResult = { name: string; passed: number; failed: number; output: string }

export const held: readonly Held[] = [
  { name: 'malformed', files: ['e2e/hostile/hostile.e2e.ts'] },
  { name: 'random-bodies', files: ['apps/site/server/forms/generated.integration.test.ts'] },
  {
    name: 'slow-connections',
    files: [
      'apps/site/server/http/connections.integration.test.ts',
      'apps/site/server/neighbours.integration.test.ts',
    ],
  },
  {
    name: 'oversized',
    files: [
      'apps/site/server/forms/forms.integration.test.ts',
      'apps/studio/src/platform/server/door.test.ts',
    ],
  },
  {
    name: 'clock-jumps',
    files: [
      'apps/studio/src/privacy/retention/retention.integration.test.ts',
      'apps/site/server/inbox/inbox.integration.test.ts',
    ],
  },
  {
    name: 'open-files',
    files: [
      'apps/site/server/http/open-files.test.ts',
      'apps/site/server/http/connections.integration.test.ts',
    ],
  },
  { name: 'pictures-damaged', files: ['apps/site/server/images/keeping.integration.test.ts'] },
  { name: 'backed-up-under-writes', files: ['tools/backup/backup.integration.test.ts'] },
  { name: 'parts-die', files: ['tools/stack/stack.integration.test.ts'] },
]

/** Runs the tests of one. @returns how many there were, and what those that failed said. */
export async function runHeld({ name, files }: Held, report: Report): Promise<HeldResult> {
  const total: HeldResult = { name, passed: 0, failed: 0, output: '' }
  for (const [project, some] of Map.groupBy(files, projectOf)) {
    const env = project === 'e2e' ? requireBrowsers(report) : {}
    const { passed, failed, output } = await vitestPart(name, project, env, some).run()
    total.passed += passed
    total.failed += failed
    if (failed > 0) total.output += output
  }
  return total
}

/** As vitest.config.ts names them. @throws where the file is gone. */
function projectOf(file: string): string {
  if (!existsSync(join(root, file)))
    throw new Error(`tools/faults/held.ts names ${file}, which is not there`)
  if (file.endsWith('.e2e.ts')) return 'e2e'
  return file.endsWith('.integration.test.ts') ? 'integration*' : 'unit'
}
