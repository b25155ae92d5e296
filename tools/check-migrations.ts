/** Each migration says how one comes back from it: the older version runs on its tables, or its backup is restored. */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readSources, type SourceFile } from './checks/project.ts'
import { mistakeInWayBack } from './checks/way-back.ts'

export function findUntoldWaysBack(files: SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) => {
    const problem = mistakeInWayBack(text)
    return problem ? [{ where: path, problem }] : []
  })
}

/** Whole check over the real tree. */
export const checkMigrations = (): Finding[] =>
  findUntoldWaysBack(readSources((path) => /^apps\/studio\/src\/migrations\/.*\.ts$/.test(path)))

if (import.meta.main) tell(checkMigrations())
