/** Keeps notices moving for as long as the process lives; several processes share the work. */
import type { Payload } from 'payload'
import { every } from '../platform/every.ts'
import { forgetOldPushes } from './claim-push.ts'
import { readPushKeys } from './keys.ts'
import { sendDuePushes } from './send-push.ts'

const everyMs = 2_000
const forgetEveryMs = 3_600_000

export function watchPush(payload: Payload): void {
  let forgottenAt = 0
  const work = async () => {
    readPushKeys()
    await sendDuePushes({ payload, now: () => new Date() })
    if (Date.now() - forgottenAt <= forgetEveryMs) return
    await forgetOldPushes(payload)
    forgottenAt = Date.now()
  }
  const failure = 'Notices could not be looked at; they are tried again.'
  every({ payload, everyMs, failure, work })
}
