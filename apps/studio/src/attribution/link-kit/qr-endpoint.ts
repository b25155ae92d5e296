/** `GET /api/link-kit/LINK.svg` and `.png`: the QR code of a campaign's link, for those who make links. */
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { behind } from '../../platform/access/may.ts'
import { qrAnswer } from './qr-answer.ts'

const answerQr: PayloadHandler = async (req) => {
  const file = String(req.routeParams?.file ?? '')
  const [, id, kind] = /^([0-9a-f-]{36})\.(svg|png)$/.exec(file) ?? []
  const code = id && (await codeOf(req, id))
  if (!code) return new Response(null, { status: 404 })
  return qrAnswer(code, kind === 'svg' ? 'svg' : 'png')
}

/** The code of the link's short link; a link without one has nothing that is short enough to scan. */
async function codeOf(req: PayloadRequest, id: string): Promise<string | undefined> {
  const link = await req.payload.findByID({
    collection: 'campaign-links',
    id,
    depth: 1,
    disableErrors: true,
    req,
    overrideAccess: false,
  })
  const short = link?.shortLink
  return typeof short === 'object' ? short?.code : undefined
}

export const qrEndpoints: Endpoint[] = [
  { path: '/link-kit/:file', method: 'get', handler: behind('makeCampaignLinks', answerQr) },
]
