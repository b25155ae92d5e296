/** Figures and dates of the studio's pages have one hand: a format of one's own writes other digits than the page around it. */
import type { Finding } from './checks/finding.ts'
import { tell } from './checks/finding.ts'
import { readSources, type SourceFile } from './checks/project.ts'
import { withoutComments } from './checks/without-comments.ts'

const ownFormat = /new Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat)\(/

/** Who may, and why. */
const places: Record<string, string> = {
  'apps/studio/src/platform/i18n/figures.ts': 'the hand itself',
  'apps/studio/src/platform/tables/figures.ts': 'reports, in the digits of the site’s setting',
  'apps/studio/src/mail/moment-words.ts': 'mails, in the digits of the site’s setting',
  'apps/studio/src/alarms/text.ts': 'mails of alarms, likewise',
  'apps/studio/src/start/draw-week.ts': 'names of weekdays, without a digit',
  'apps/studio/src/attribution/settings-global.ts': 'tries whether a time zone is one',
}

export function findOwnFormats(files: SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) =>
    Object.hasOwn(places, path)
      ? []
      : withoutComments(text)
          .split('\n')
          .flatMap((line, index) =>
            ownFormat.test(line)
              ? {
                  where: `${path}:${index + 1}`,
                  problem: 'formats by itself; take figuresIn, momentsIn or agesIn.',
                }
              : [],
          ),
  )
}

const isOfStudio = (path: string) =>
  /^apps\/studio\/src\/.*\.tsx?$/.test(path) && !path.endsWith('.test.ts')

/** Whole check over the real tree. */
export const checkFigures = (): Finding[] => findOwnFormats(readSources(isOfStudio))

if (import.meta.main) tell(checkFigures())
