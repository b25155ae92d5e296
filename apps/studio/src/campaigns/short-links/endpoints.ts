/** What the page of a short link shows of it beside what is typed, and its code for a camera. */
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { qrAnswer } from '../../attribution/link-kit/qr-answer.ts'
import type { ShortLink } from '../../payload-types.ts'
import { may } from '../../platform/access/may.ts'
import { type Address, addressesOf } from './addresses.ts'
import { countVisits, type Visits } from './count-visits.ts'
import { type StandNow, standNow } from './stand-now.ts'

export type Shown = {
  code: string
  stand: StandNow
  addresses: Address[]
  /** For those who read reports of visits. */
  visits?: Visits
}

/** To whoever may read the link. */
const withLink =
  (answer: (req: PayloadRequest, link: ShortLink) => Promise<Response>): PayloadHandler =>
  async (req) => {
    const link = await req.payload.findByID({
      collection: 'short-links',
      id: String(req.routeParams?.id ?? ''),
      depth: 0,
      disableErrors: true,
      req,
      overrideAccess: false,
    })
    return link ? answer(req, link) : Response.json({}, { status: 404 })
  }

async function answerShown({ payload, user }: PayloadRequest, link: ShortLink): Promise<Response> {
  const { code } = link
  const shown: Shown = {
    code,
    stand: standNow(link, Date.now()),
    addresses: addressesOf(code),
    ...(may(user, 'readVisitReports') ? { visits: await countVisits(payload, code) } : {}),
  }
  return Response.json(shown, { headers: { 'Cache-Control': 'private, no-store' } })
}

export const shortLinkEndpoints: Endpoint[] = [
  { path: '/:id/shown', method: 'get', handler: withLink(answerShown) },
  { path: '/:id/qr.svg', method: 'get', handler: withLink((_, { code }) => qrAnswer(code, 'svg')) },
  { path: '/:id/qr.png', method: 'get', handler: withLink((_, { code }) => qrAnswer(code, 'png')) },
]
