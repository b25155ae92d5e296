/** The office's own REST, for its admin pages; closed to callers without a session. */

import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import config from '#src/payload.config.ts'
import { inALanguage } from '#src/platform/server/in-a-language.ts'

const read = REST_GET(config)

export const GET: typeof read = (request, context) => read(inALanguage(request), context)
export const POST = REST_POST(config)
export const DELETE = REST_DELETE(config)
export const PATCH = REST_PATCH(config)
export const PUT = REST_PUT(config)
export const OPTIONS = REST_OPTIONS(config)
