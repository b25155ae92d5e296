/** An alarm as a delivery to each channel, in the transaction in which the incident changed. */
import type { PayloadRequest } from 'payload'
import { readEnv } from '../platform/env.ts'
import { queueEvent } from '../webhooks/queue-webhook.ts'
import type { AlarmKind } from './kinds.ts'
import type { AlarmSettings } from './settings.ts'
import { alarmTextOf } from './text.ts'

export type Told = {
  id: string
  kind: AlarmKind
  state: 'open' | 'solved'
  count: number
  since: Date | undefined
  /** 1 when it is raised, one more with every reminder. */
  telling: number
  at: Date
}

/** A channel that heard this telling of this incident before hears nothing. */
export async function queueAlarm(
  req: PayloadRequest,
  told: Told,
  { locale }: AlarmSettings,
): Promise<void> {
  const { id, kind, state, count, since, telling, at } = told
  const { siteOrigin, studioOrigin } = readEnv()
  const raised = telling > 1 ? 'again' : 'raised'
  const happening = state === 'solved' ? 'solved' : raised
  const host = new URL(siteOrigin).host
  const event = state === 'solved' ? 'alarm.solved' : 'alarm.raised'
  await queueEvent(req, {
    event,
    about: id,
    name: `${event}:${id}:${telling}`,
    occurredAt: at.toISOString(),
    text: alarmTextOf({ happening, kind, count, locale, host, studioOrigin }),
    data: { alarm: { id, kind, state, count, since: since?.toISOString() ?? null } },
  })
}
