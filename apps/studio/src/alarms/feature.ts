import type { Feature } from '../platform/feature.ts'
import { alarms as raised } from './collections/alarms.ts'
import { watchAlarms } from './watch-alarms.ts'

/** What somebody must hear of. */
export const alarms: Feature = {
  collections: [raised],
  admin: {
    notices: [
      '/src/alarms/admin/mail-notice.tsx#MailNotice',
      '/src/alarms/admin/alarm-notice.tsx#AlarmNotice',
    ],
  },
  watch: watchAlarms,
}
