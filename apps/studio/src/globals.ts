import type { GlobalConfig } from 'payload'
import { attribution } from './attribution/settings-global.ts'
import { tracedGlobal } from './content/api/trace.ts'
import { announcedGlobal } from './content/feed/global-hooks.ts'
import { general } from './content/globals/general.ts'
import { pages } from './content/globals/pages.ts'
import { previewedPage } from './content/preview/link.ts'
import { scheduledGlobal } from './content/schedule/scheduled.ts'
import { versionedGlobal } from './content/versions/versioned.ts'
import { desk } from './desk/globals/desk.ts'
import { privacy } from './privacy/globals/privacy.ts'
import { togetherGlobal } from './together/together.ts'

const all: GlobalConfig[] = [
  ...[general, ...pages.map(previewedPage)].map(announcedGlobal).map(tracedGlobal),
  desk,
  attribution,
  privacy,
]

/** Everything that exists once: the site's settings and its pages with an editor of their own. */
export const globals: GlobalConfig[] = all
  .map(versionedGlobal)
  .map(togetherGlobal)
  .map(scheduledGlobal)
