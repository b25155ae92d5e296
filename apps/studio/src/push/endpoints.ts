/**
 * `GET /api/push/key`: what a browser needs to let this studio send notices. `POST /api/push/devices` with the
 * browser's subscription: notices reach it from now on, and are its present person's alone.
 */
import { createHash, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { behind } from '../platform/access/may.ts'
import { poolOf } from '../platform/database/statements.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import { deviceNameOf } from '../platform/server/device-name.ts'
import { mistakeIn } from '../webhooks/check-url.ts'
import { readPushKeys } from './keys.ts'
import { pushWords } from './words.ts'

/** As `PushSubscription.toJSON()` says it. */
const subscription = z.object({
  endpoint: z.url().max(1_000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}=*$/),
    auth: z.string().regex(/^[\w-]{20,30}=*$/),
  }),
})

export const pushEndpoints: Endpoint[] = [
  { path: '/push/key', method: 'get', handler: behind('hearOfLeadsByPush', tellKey) },
  { path: '/push/devices', method: 'post', handler: behind('hearOfLeadsByPush', keepDevice) },
]

function tellKey(): Response {
  return Response.json({ publicKey: readPushKeys().publicKey })
}

/** 400 where it is no subscription, or leads to an address that nobody outside could have. */
async function keepDevice(req: PayloadRequest): Promise<Response> {
  const body: unknown = await req.json?.().catch(() => undefined)
  const read = subscription.safeParse(body)
  if (!read.success) return refuse(sayTo(req, pushWords.failed))
  const { endpoint, keys } = read.data
  const mistake = await mistakeIn(endpoint)
  if (mistake) return refuse(sayTo(req, mistake))
  const name = deviceNameOf(req.headers.get('user-agent') ?? '')
  const { rows } = await poolOf(req.payload).execute<{ id: string }>(sql`
    insert into push_devices (id, name, person_id, hash, endpoint, p256dh, auth)
    values (${randomUUID()}, ${name}, ${req.user?.id}, ${hashOf(endpoint)}, ${endpoint},
      ${keys.p256dh}, ${keys.auth})
    on conflict (hash) do update set person_id = excluded.person_id, name = excluded.name,
      p256dh = excluded.p256dh, auth = excluded.auth, updated_at = now()
    returning id`)
  return Response.json({ id: rows[0]?.id }, { status: 201 })
}

const refuse = (message: string) => Response.json({ errors: [{ message }] }, { status: 400 })

export const hashOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex')
