/** What staff can do with a mail: `POST /api/outbox/ID/send-again`, `…/cancel`, `GET …/message`. */
import type { Endpoint, PayloadRequest } from 'payload'
import { cancelById, sendAgain } from './change-mail.ts'

type Row = { id: string; html?: string | null }

const withMail =
  (answer: (req: PayloadRequest, mail: Row) => Promise<Response>) =>
  async (req: PayloadRequest) => {
    const mail = (await req.payload.findByID({
      collection: 'outbox',
      id: String(req.routeParams?.id ?? ''),
      req,
      overrideAccess: false,
      disableErrors: true,
    })) as Row | null
    return mail ? answer(req, mail) : new Response(null, { status: 404 })
  }

/** 409: the mail is no longer, or not yet, in a state in which that can be done. */
const outcome = (isDone: boolean) => Response.json({ done: isDone }, { status: isDone ? 200 : 409 })

export const mailEndpoints: Endpoint[] = [
  {
    path: '/:id/send-again',
    method: 'post',
    handler: withMail(async ({ payload }, { id }) => outcome(await sendAgain(payload, id))),
  },
  {
    path: '/:id/cancel',
    method: 'post',
    handler: withMail(async ({ payload }, { id }) => outcome(await cancelById(payload, id))),
  },
  {
    path: '/:id/message',
    method: 'get',
    handler: withMail(async (_, { html }) => shownMail(html ?? '')),
  },
]

/** A mail to look at: nothing in it runs, and nothing is fetched from elsewhere. */
export function shownMail(html: string): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}
