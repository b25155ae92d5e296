/** Looks for alarms for as long as the process lives; several processes share the work. */
import type { Payload } from 'payload'
import { every } from '../platform/every.ts'
import { keepEnvironmentChannel } from './keep-channel.ts'
import { lookForAlarms } from './look.ts'

const everyMs = 30_000

export function watchAlarms(payload: Payload): void {
  let isChannelKept = false
  const keepChannel = async () => {
    if (isChannelKept) return
    await keepEnvironmentChannel(payload).then(
      () => (isChannelKept = true),
      // The address may hold a key, and stands in no log.
      () => payload.logger.error('ALARM_URL cannot be used: it must lead to the public internet.'),
    )
  }
  const work = async () => {
    await keepChannel()
    await lookForAlarms(payload)
  }
  every({ payload, everyMs, failure: 'Alarms could not be looked for; it is tried again.', work })
}
