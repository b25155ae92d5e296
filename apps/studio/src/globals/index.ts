import type { GlobalConfig } from 'payload'
import { scheduledGlobal } from '../admin/schedule/scheduled.ts'
import { tracedGlobal } from '../api/v1/trace.ts'
import { attribution } from '../attribution/settings-global.ts'
import { announcedGlobal } from '../feed/global-hooks.ts'
import { previewedPage } from '../preview/link.ts'
import { togetherGlobal } from '../together/together.ts'
import { versionedGlobal } from '../versions/versioned.ts'
import { desk } from './desk.ts'
import { general } from './general.ts'
import { pages } from './pages.ts'
import { privacy } from './privacy.ts'

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
