/**
 * What staff can do with mails: `POST /api/outbox/ID/send-again`, `…/cancel`, `GET …/message`, and
 * `POST /api/outbox/bounces` with reports of delivery.
 */
import type { Endpoint, PayloadRequest } from 'payload'
import { behind } from '../platform/access/may.ts'
import { say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import { takeBounces } from './bounces/endpoint.ts'
import { cancelById, sendAgain } from './change-mail.ts'

type Row = { id: string; html?: string | null }

const withMail =
  (answer: (req: PayloadRequest, mail: Row) => Promise<Response>) =>
  async (req: PayloadRequest) => {
    const mail: Row | null = await req.payload.findByID({
      collection: 'outbox',
      id: String(req.routeParams?.id ?? ''),
      req,
      overrideAccess: false,
      disableErrors: true,
    })
    return mail ? answer(req, mail) : new Response(null, { status: 404 })
  }

/** 409: the mail is no longer, or not yet, in a state in which that can be done. */
function outcome(req: PayloadRequest, isDone: boolean): Response {
  if (isDone) return Response.json({ done: true })
  return Response.json({ errors: [{ message: sayTo(req, tooLate) }] }, { status: 409 })
}

const tooLate = say(
  'تغيّرت حال هذه الرسالة، فلا يمكن ذلك الآن.',
  'This mail is in another state by now, so that cannot be done.',
)

export const mailEndpoints: Endpoint[] = [
  { path: '/bounces', method: 'post', handler: behind('takeBounceReports', takeBounces) },
  {
    path: '/:id/send-again',
    method: 'post',
    handler: withMail(async (req, { id }) => outcome(req, await sendAgain(req.payload, id))),
  },
  {
    path: '/:id/cancel',
    method: 'post',
    handler: withMail(async (req, { id }) => outcome(req, await cancelById(req.payload, id))),
  },
  {
    path: '/:id/message',
    method: 'get',
    handler: withMail(async (_, { html }) => shownMail(html ?? '')),
  },
]

/** A mail to look at: nothing in it runs. `next.config.mts` says the same, and what it says counts. */
export function shownMail(html: string): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http: data:",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}
