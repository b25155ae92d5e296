/**
 * Every address that is no page, in one file: Next packs the whole studio into each of them, and its process holds
 * each pack. Below `/api/v1` the one API that the site may call (`src/api/handle.ts`), at `/api/manifest` what a browser
 * asks that puts the studio on a screen of its own, and beside them the office's own REST, for its admin
 * pages, closed to callers without a session.
 */
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { getPayload } from 'payload'
import { handleApi } from '#src/api/handle.ts'
import config from '#src/payload.config.ts'
import { answerManifest } from '#src/platform/admin/installed/manifest.ts'
import { inALanguage, savedInALanguage } from '#src/platform/server/in-a-language.ts'
import { onceMore } from '#src/platform/server/once-more.ts'

export const dynamic = 'force-dynamic'

type Office = ReturnType<typeof REST_GET>
type Context = Parameters<Office>[1]

const ways = (office: Office) => async (request: Request, context: Context) => {
  const { slug = [] } = await context.params
  if (slug[0] === 'v1')
    return handleApi(await getPayload({ config }), request, slug.slice(1).map(decoded))
  return office(request, context)
}

const read = REST_GET(config)

export const GET = ways(async (request, context) => {
  const { slug: [first, language = ''] = [] } = await context.params
  if (first === 'manifest') return answerManifest(await getPayload({ config }), language)
  return read(inALanguage(request), context)
})
export const HEAD = GET
export const POST = ways(saving(REST_POST(config)))
export const DELETE = ways(REST_DELETE(config))
export const PATCH = ways(saving(REST_PATCH(config)))
export const PUT = ways(REST_PUT(config))
export const OPTIONS = ways(REST_OPTIONS(config))

function saving(office: Office): Office {
  const answer = onceMore(office)
  return async (request, context) => {
    const { slug = [] } = await context.params
    return answer(savedInALanguage(request, slug), context)
  }
}

/** Next leaves segments percent-encoded; a broken one stays as it is and matches nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
