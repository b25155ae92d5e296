/** A browser test clicks only what a person could click: a forced click lands wherever the page has scrolled to by then. */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readSources, type SourceFile } from './checks/project.ts'
import { withoutComments } from './checks/without-comments.ts'

const forced =
  /\.(check|uncheck|setChecked|click|dblclick|hover|tap|dragTo|selectOption)\([^()]*\bforce: true/

export function findForcedClicks(files: SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, index) =>
        forced.test(line)
          ? {
              where: `${path}:${index + 1}`,
              problem: 'forces a click; wait for what a person sees, or press a key.',
            }
          : [],
      ),
  )
}

/** Whole check over the real tree. */
export const checkClicks = (): Finding[] =>
  findForcedClicks(readSources((path) => path.startsWith('e2e/') && path.endsWith('.ts')))

if (import.meta.main) tell(checkClicks())
