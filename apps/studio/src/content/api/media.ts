/**
 * Pictures, for the site to fetch. Names are made by the studio at upload (`<uuid>.<type>`), so a
 * name never means another picture later and may be kept for ever.
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { answerProblem } from '../../platform/api/answer.ts'
import { bodyOfStream } from '../../platform/api/body-of-stream.ts'
import { readEnv } from '../../platform/env.ts'

const safeName = /^[\w-]{1,100}\.(?:avif|webp|png|jpe?g|gif)$/

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
}

export async function answerMedia(request: Request, name: string): Promise<Response> {
  if (!safeName.test(name)) return answerProblem(request, 'not_found')
  const file = join(readEnv().mediaDir, name)
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return answerProblem(request, 'not_found')
  const headers = {
    'Content-Type': types[extname(name).toLowerCase()] ?? 'application/octet-stream',
    'Content-Length': String(found.size),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  return new Response(bodyOfStream(createReadStream(file)), { headers })
}
