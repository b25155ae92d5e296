/** Every way the API answers: data with its tag and language, problems, and what stayed the same. */

import { createHash } from 'node:crypto'
import { readLocale } from '@wajiha/arabic'
import { type Locale, type Problem, type ProblemCode, problem } from '@wajiha/contract'
import { boundTags } from '../tags.ts'

const common = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' }

/** 200 with a strong ETag over the body, or 304 when the reader has it. */
export function answerData(
  request: Request,
  body: unknown,
  { locale, tags = [] }: { locale: Locale; tags?: readonly string[] },
): Response {
  const text = JSON.stringify(body)
  const etag = `"${createHash('sha256').update(`${locale} ${text}`).digest('base64url').slice(0, 27)}"`
  const headers = {
    ...common,
    ETag: etag,
    'Content-Language': locale,
    Vary: 'Content-Language',
    ...(tags.length > 0 ? { 'Cache-Tag': boundTags(tags).join(',') } : {}),
  }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  return new Response(isHead(request) ? null : text, {
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  })
}

/** A problem document with the status of its code. */
export function answerProblem(
  request: Request,
  code: ProblemCode,
  detail?: string,
  headers: Record<string, string> = {},
  fields?: Problem['fields'],
): Response {
  const body = problem(code, detail, fields)
  return new Response(isHead(request) ? null : JSON.stringify(body), {
    status: body.status,
    headers: { ...common, 'Content-Type': 'application/problem+json; charset=utf-8', ...headers },
  })
}

const isHead = ({ method }: Request) => method === 'HEAD'

/** The language asked for by `Content-Language`; Arabic when absent or unknown. */
export function localeOf(request: Request): Locale {
  return readLocale(request.headers.get('content-language')?.trim())
}
