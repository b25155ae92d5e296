import type { Feature } from '../platform/feature.ts'
import { say } from '../platform/i18n/say.ts'
import { accessLog } from './collections/access-log.ts'
import { auditLog } from './collections/audit-log.ts'

/** Who did what, and who looked. */
export const audit: Feature = {
  collections: [accessLog, auditLog],
  codes: { shell: say('سطر الأوامر', 'Command line') },
}
