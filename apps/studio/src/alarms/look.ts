/**
 * Looks at everything that somebody should hear of, and opens, closes or repeats incidents. All of it is
 * one transaction under one lock, deliveries included: two processes never open the same incident, and
 * one that is killed in the middle has not looked at all.
 */
import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { statementsOf } from '../platform/database/statements.ts'
import { inOwnTransaction, locks, takeLock } from '../platform/database/transactions.ts'
import { type Fact, readFacts } from './facts.ts'
import { type Incident, judgeIncident } from './judge.ts'
import { type AlarmKind, alarmKinds } from './kinds.ts'
import { queueAlarm } from './queue-alarm.ts'
import { type AlarmSettings, readAlarmSettings } from './settings.ts'

/** @returns whether it looked; not while another process does. */
export const lookForAlarms = (payload: Payload, now = new Date()): Promise<boolean> =>
  inOwnTransaction(payload, async (req) => {
    const isMine = await takeLock(req, locks.alarms)
    if (isMine) await checkAlarms(req, now)
    return isMine
  })

async function checkAlarms(req: PayloadRequest, now: Date): Promise<void> {
  const settings = await readAlarmSettings(req)
  const facts = await readFacts(req, settings.lateMinutes, now)
  for (const kind of alarmKinds) await follow(req, { kind, fact: facts[kind], settings, now })
}

type Case = { kind: AlarmKind; fact: Fact; settings: AlarmSettings; now: Date }

async function follow(req: PayloadRequest, { kind, fact, settings, now }: Case): Promise<void> {
  const open = await openIncident(req, kind)
  const verdict = judgeIncident(open, fact, now)
  if (verdict === 'nothing') return
  const id = open?.id ?? randomUUID()
  const { count, since } = fact
  const telling = (open?.tellings ?? 0) + (verdict === 'raise' || verdict === 'remind' ? 1 : 0)
  const state = verdict === 'solve' ? 'solved' : 'open'
  if (verdict !== 'keep') await writeAlarms(req, { id, kind, state, telling, fact, now })
  const at = verdict === 'keep' && open ? open.toldAt : now
  await queueAlarm(req, { id, kind, state, count, since, telling, at }, settings)
}

async function openIncident(req: PayloadRequest, kind: AlarmKind): Promise<Incident | undefined> {
  const { rows } = await (await statementsOf(req)).execute<{
    id: string
    toldAt: string
    tellings: number
  }>(sql`
    select id, told_at::text as "toldAt", tellings::int as tellings from alarms
    where kind = ${kind} and state = 'open' limit 1`)
  const [row] = rows
  return row && { ...row, toldAt: new Date(row.toldAt) }
}

type Written = {
  id: string
  kind: AlarmKind
  state: 'open' | 'solved'
  telling: number
  fact: Fact
  now: Date
}

async function writeAlarms(req: PayloadRequest, { id, kind, state, telling, fact, now }: Written) {
  const statements = await statementsOf(req)
  const at = now.toISOString()
  if (state === 'solved') {
    await statements.execute(sql`
      update alarms set state = 'solved', solved_at = ${at}, updated_at = now() where id = ${id}`)
    // What was raised and never arrived goes first, and the good news behind it.
    await statements.execute(sql`
      update webhook_deliveries set next_at = now(), updated_at = now()
      where event = 'alarm.raised' and about_id = ${id} and state = 'waiting'`)
    return
  }
  await statements.execute(sql`
    insert into alarms (id, kind, state, count, since, told_at, tellings)
    values (${id}, ${kind}, 'open', ${fact.count}, ${fact.since?.toISOString() ?? at}, ${at}, ${telling})
    on conflict (id) do update
    set count = excluded.count, told_at = excluded.told_at, tellings = excluded.tellings, updated_at = now()`)
}
