/** The one API that the site may call; see `src/api/handle.ts`. */
import { getPayload } from 'payload'
import { handleApi } from '#src/api/handle.ts'
import config from '#src/payload.config.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ path: string[] }> }

async function answer(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params
  return handleApi(await getPayload({ config }), request, path.map(decoded))
}

/** Next leaves segments percent-encoded; a broken one stays as it is and matches nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
}
