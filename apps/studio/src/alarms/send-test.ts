/** A test alarm to every channel, tried right now; what became of it is there for the dashboard too. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import { readEnv } from '../platform/env.ts'
import { listenersOf, queueEvent } from '../webhooks/queue-webhook.ts'
import { sendDeliveryNow } from '../webhooks/send-due.ts'
import { readAlarmSettings } from './settings.ts'
import { alarmTextOf } from './text.ts'

type TestResult = { name: string; error: string | undefined }

const mostLooks = 120
const lookMs = 250

/** @param id of this test. @returns one result a channel; `error` is a code such as `http_404`. */
export async function sendTest(req: PayloadRequest, id: string): Promise<TestResult[]> {
  const { locale } = await readAlarmSettings(req)
  const { siteOrigin, studioOrigin } = readEnv()
  const host = new URL(siteOrigin).host
  const event = 'alarm.test'
  const told = {
    ...({
      event,
      about: id,
      name: `${event}:${id}`,
      occurredAt: new Date().toISOString(),
    } as const),
    text: alarmTextOf({ happening: 'test', locale, host, studioOrigin }),
    data: { alarm: { id, kind: 'test', state: 'test', count: 0, since: null } },
  }
  await queueEvent(req, told, await listenersOf(req, 'alarm.raised'))
  const { rows } = await poolOf(req.payload).execute<{ id: string; name: string }>(sql`
    select d.id, w.name from webhook_deliveries as d join webhooks as w on w.id = d.webhook_id
    where d.event = 'alarm.test' and d.about_id = ${id} order by w.created_at`)
  return Promise.all(
    rows.map(async (row) => ({ name: row.name, error: await resultOf(req, row.id) })),
  )
}

/** The sender of this or another process may have it already: then its result is waited for. */
async function resultOf(req: PayloadRequest, delivery: string): Promise<string | undefined> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    await sendDeliveryNow({ payload: req.payload, now: () => new Date() }, delivery)
    const { rows } = await poolOf(req.payload).execute<{ state: string; error: string | null }>(sql`
      select state, last_error as error from webhook_deliveries where id = ${delivery}`)
    if (rows[0]?.state === 'sent') return undefined
    if (rows[0]?.state !== 'waiting') return rows[0]?.error ?? 'unknown'
    await pause(lookMs)
  }
  return 'busy'
}
