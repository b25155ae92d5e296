/**
 * `POST /api/link-kit/costs`: a table of costs as `file`. Answers what was written, or what is wrong with
 * which line in the reader's language; then nothing of it was written.
 */
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { behind } from '../../platform/access/may.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { importCosts } from './import-costs.ts'
import { type Mistake, mistakes } from './mistakes.ts'

const mostBytes = 1_000_000
/** Most mistakes named in one answer; the number of all is told beside them. */
const mostTold = 50

const answerCosts: PayloadHandler = async (req) => {
  if (Number(req.headers.get('content-length') ?? 0) > mostBytes + 10_000)
    return refuse(req, [{ words: mistakes.tooLarge }])
  const text = await readText(req)
  if (text === undefined) return refuse(req, [{ words: mistakes.unreadable }])
  const outcome = await importCosts(req, text)
  return 'mistakes' in outcome ? refuse(req, outcome.mistakes) : Response.json(outcome)
}

function refuse(req: PayloadRequest, wrong: readonly Mistake[]): Response {
  const told = wrong.slice(0, mostTold).map(({ line, words }) => ({
    ...(line ? { line } : {}),
    message: sayTo(req, words),
  }))
  return Response.json({ errors: told, count: wrong.length }, { status: 422 })
}

/** UTF-8, or what spreadsheets call Unicode text; anything else would be read as other letters. */
async function readText(req: PayloadRequest): Promise<string | undefined> {
  try {
    const file = (await req.formData?.())?.get('file')
    if (!(file instanceof File) || file.size > mostBytes) return undefined
    const bytes = new Uint8Array(await file.arrayBuffer())
    const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export const costEndpoints: Endpoint[] = [
  { path: '/link-kit/costs', method: 'post', handler: behind('importCampaignCosts', answerCosts) },
]
