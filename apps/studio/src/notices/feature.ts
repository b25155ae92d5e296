import type { Feature } from '../platform/feature.ts'
import { tellApplicationOwner, tellLeadOwner } from './assignment.ts'
import { tellMentioned } from './mention.ts'
import { mentionEndpoints } from './mentionable.ts'
import { watchNotices } from './watch.ts'

/** Mails to colleagues about their own work, each as its reader switched it. */
export const notices: Feature = {
  endpoints: mentionEndpoints,
  afterChange: {
    leads: [tellLeadOwner],
    applications: [tellApplicationOwner],
    activities: [tellMentioned],
  },
  watch: watchNotices,
}
