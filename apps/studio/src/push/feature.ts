import type { Feature } from '../platform/feature.ts'
import { pushDevices } from './collections/push-devices.ts'
import { pushEndpoints } from './endpoints.ts'
import { tellDevices } from './queue-push.ts'
import { watchPush } from './watch-push.ts'

/** Notices of new leads on colleagues’ own devices, where they allow it. */
export const push: Feature = {
  collections: [pushDevices],
  endpoints: pushEndpoints,
  afterChange: { leads: [tellDevices] },
  watch: watchPush,
}
