/** What administrators do with webhooks: see a secret once, send deliveries again. */
import type { Endpoint, PayloadHandler, PayloadRequest, Where } from 'payload'
import { say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import { newSecret } from '../platform/signature.ts'
import { replayDelivery, replayMany } from './replay.ts'

type Held = 'webhooks' | 'webhook-deliveries'

/** To whoever may not read it, it is not there. */
const withOne =
  (
    collection: Held,
    work: (req: PayloadRequest, id: string) => Promise<Response>,
  ): PayloadHandler =>
  async (req) => {
    const id = String(req.routeParams?.id ?? '')
    const options = { id, depth: 0, req, overrideAccess: false, disableErrors: true } as const
    const found = await req.payload.findByID({ collection, ...options }).catch(() => null)
    return found ? work(req, id) : new Response(null, { status: 404 })
  }

/**
 * `{ secret }`: the first time the one that was made with the webhook, afterwards a new one, with which
 * everything is signed from now on. No answer ever holds a secret twice.
 */
const showSecret = withOne('webhooks', async (req, id) => {
  const options = { collection: 'webhooks', id, depth: 0, req, overrideAccess: true } as const
  const { secret: kept, secretShownAt } = await req.payload.findByID(options)
  const isFirst = kept && !secretShownAt
  const secret = isFirst ? req.payload.decrypt(kept) : newSecret()
  await req.payload.update({
    ...options,
    data: { secret: req.payload.encrypt(secret), secretShownAt: new Date().toISOString() },
  })
  return Response.json({ secret }, { headers: { 'Cache-Control': 'private, no-store' } })
})

const replayOne = withOne('webhook-deliveries', async (req, id) => {
  if ((await replayDelivery(req, [id])) > 0) return Response.json({ count: 1 })
  return Response.json({ errors: [{ message: sayTo(req, isWaiting) }] }, { status: 409 })
})

/** `{ where? }`: all that match; without a filter, all that failed. */
const replayAll: PayloadHandler = async (req) => {
  if (!req.user) return new Response(null, { status: 401 })
  const body: { where?: Where } | undefined = await req.json?.().catch(() => undefined)
  const where = body?.where ?? { state: { equals: 'failed' } }
  return Response.json({ count: await replayMany(req, where) })
}

const isWaiting = say(
  'هذا الإشعار في طريقه، فلا حاجة إلى إعادته.',
  'This one is on its way already.',
)

export const webhookEndpoints: Endpoint[] = [
  { path: '/:id/secret', method: 'post', handler: showSecret },
]

export const deliveryEndpoints: Endpoint[] = [
  { path: '/replay', method: 'post', handler: replayAll },
  { path: '/:id/replay', method: 'post', handler: replayOne },
]
