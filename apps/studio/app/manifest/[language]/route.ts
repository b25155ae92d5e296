/** What a browser asks that puts the studio on a screen of its own; see `src/platform/admin/installed`. */
import { getPayload } from 'payload'
import config from '#src/payload.config.ts'
import { answerManifest } from '#src/platform/admin/installed/manifest.ts'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ language: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language } = await params
  return answerManifest(await getPayload({ config }), language)
}
