import type { GlobalConfig } from 'payload'
import { scheduledGlobal } from './content/schedule/scheduled.ts'
import { versionedGlobal } from './content/versions/versioned.ts'
import { features } from './features.ts'
import { togetherGlobal } from './together/together.ts'

/** Everything that exists once: the site's settings and its pages with an editor of their own. */
export const globals: GlobalConfig[] = features
  .flatMap((feature) => feature.globals ?? [])
  .map(versionedGlobal)
  .map(togetherGlobal)
  .map(scheduledGlobal)
