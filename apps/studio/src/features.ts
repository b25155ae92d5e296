/** The studio, one line a feature. Their order is that of their globals, notices and links in the menu. */
import { accounts } from './accounts/feature.ts'
import { addresses } from './addresses/feature.ts'
import { alarms } from './alarms/feature.ts'
import { attribution } from './attribution/feature.ts'
import { audit } from './audit/feature.ts'
import { campaigns } from './campaigns/feature.ts'
import { content } from './content/feature.ts'
import { desk } from './desk/feature.ts'
import { firstRun } from './first-run/feature.ts'
import { guard } from './guard/feature.ts'
import { keys } from './keys/feature.ts'
import { mail } from './mail/feature.ts'
import { newsletter } from './newsletter/feature.ts'
import { notices } from './notices/feature.ts'
import { planning } from './planning/feature.ts'
import type { Feature } from './platform/feature.ts'
import { privacy } from './privacy/feature.ts'
import { push } from './push/feature.ts'
import { reports } from './reports/feature.ts'
import { start } from './start/feature.ts'
import { editingTogether } from './together/feature.ts'
import { webhooks } from './webhooks/feature.ts'

export const features: readonly Feature[] = [
  firstRun,
  content,
  addresses,
  guard,
  planning,
  desk,
  mail,
  newsletter,
  attribution,
  campaigns,
  alarms,
  reports,
  privacy,
  audit,
  webhooks,
  keys,
  accounts,
  push,
  notices,
  editingTogether,
  start,
]

/** What the features bring under one name, together; later ones win. */
export function gathered<Name extends 'codes' | 'deliveries' | 'loggingLevels'>(
  name: Name,
): NonNullable<Feature[Name]> {
  return Object.assign({}, ...features.map((feature) => feature[name]))
}
