/**
 * `POST /api/link-kit`: makes a campaign's links from a plain form, and leads back to them. Only ways
 * of the vocabulary are taken, so that no link carries a word of its own making (ATTR-08).
 */
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { behind } from '../../platform/access/may.ts'
import { readSettings } from '../settings.ts'
import { makeLinks } from './make-links.ts'
import { keyOf, type Way, waysOf } from './ways.ts'

const answerKit: PayloadHandler = async (req) => {
  const form = await readForm(req)
  const campaign = form && (await findCampaign(req, form.get('campaign')))
  if (!form || !campaign) return new Response(null, { status: 400 })
  const chosen = chosenWays(form, waysOf((await readSettings(req.payload)).words))
  await makeLinks(req, campaign, chosen)
  return new Response(null, {
    status: 303,
    headers: { Location: `/admin/link-kit?campaign=${campaign.id}` },
  })
}

async function readForm(req: PayloadRequest): Promise<FormData | undefined> {
  try {
    return await req.formData?.()
  } catch {
    return undefined
  }
}

async function findCampaign(req: PayloadRequest, id: FormDataEntryValue | null) {
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) return undefined
  const found = await req.payload.findByID({
    collection: 'campaigns',
    id,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: false,
  })
  return found ? { id, slug: String(found.slug) } : undefined
}

/** `content` tells two links of one way apart: another picture, another branch. */
function chosenWays(form: FormData, ways: readonly Way[]) {
  const asked = new Set(form.getAll('way').map(String))
  const content = String(form.get('content') ?? '')
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, 60)
  return ways
    .filter((way) => asked.has(keyOf(way)))
    .map((way) => ({ ...way, ...(content ? { content } : {}) }))
}

export const linkKitEndpoints: Endpoint[] = [
  { path: '/link-kit', method: 'post', handler: behind('makeCampaignLinks', answerKit) },
]
