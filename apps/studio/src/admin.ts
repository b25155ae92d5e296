import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import type { Config } from 'payload'
import { features } from './features.ts'

const parts = features.map(({ admin }) => admin ?? {})

/** How the studio presents itself. Looks live in `app/(studio)/studio.css`. */
export const admin: Config['admin'] = {
  user: 'users',
  // No picture is fetched from a stranger's server for a person who signs in.
  avatar: 'default',
  importMap: { baseDir: process.cwd(), importMapFile: 'app/(studio)/admin/importMap.js' },
  meta: { titleSuffix: ' · واجهة' },
  timezones: { defaultTimezone: agencyTimeZone },
  dateFormat: 'dd MMMM yyyy · HH:mm',
  components: {
    providers: [
      '/src/platform/admin/platform-words.tsx#PlatformWords',
      '/src/platform/admin/errors-stay.tsx#ErrorsStay',
      '/src/content/uploads/check-files.tsx#CheckFiles',
      '/src/content/described/admin/ask-for-words.tsx#AskForWords',
    ],
    graphics: {
      Logo: '/src/platform/admin/marks.tsx#Logo',
      Icon: '/src/platform/admin/marks.tsx#Icon',
    },
    beforeDashboard: parts.flatMap(({ notices }) => notices ?? []),
    actions: ['/src/start/find/find-everything.tsx#FindEverything'],
    beforeNavLinks: ['/src/start/menu/day-links.tsx#DayLinks'],
    views: Object.assign({}, ...parts.map(({ views }) => views)),
  },
}
