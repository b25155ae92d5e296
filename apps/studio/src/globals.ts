import type { GlobalConfig } from 'payload'
import { describedGlobal } from './content/described/described.ts'
import { translatedGlobal } from './content/languages/translated.ts'
import { scheduledGlobal } from './content/schedule/scheduled.ts'
import { versionedGlobal } from './content/versions/versioned.ts'
import { features } from './features.ts'
import { inMenu } from './menu.ts'
import { togetherGlobal } from './together/together.ts'

/** Everything that exists once: the site's settings and its pages with an editor of their own. */
export const globals: GlobalConfig[] = inMenu(features.flatMap((feature) => feature.globals ?? []))
  .map(versionedGlobal)
  .map(translatedGlobal)
  .map(describedGlobal)
  .map(togetherGlobal)
  .map(scheduledGlobal)
