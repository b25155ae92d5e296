/** Answers to a POST. A body that was not read to its end is heard out first, within reason. */
import type { OutgoingHttpHeaders } from 'node:http'
import { type Problem, type ProblemCode, problem } from '@wajiha/contract'
import { hearOut } from '@wajiha/contract/hear-out'
import type { Exchange } from './exchange.ts'

type ProblemOptions = {
  fields?: Problem['fields']
  headers?: OutgoingHttpHeaders
  status?: number
  /** Members of the document beside those of every problem (RFC 9457, section 3.2). */
  members?: Record<string, unknown>
}

/** A problem document (RFC 9457) with the status of its code. */
export function sendFormProblem(
  exchange: Exchange,
  code: ProblemCode,
  options: ProblemOptions = {},
): Promise<true> {
  const document = problem(code, undefined, options.fields)
  const status = options.status ?? document.status
  return sendAndHearOut(exchange, {
    status,
    type: 'application/problem+json',
    text: JSON.stringify({ ...document, status, ...options.members }),
    headers: { 'content-security-policy': "default-src 'none'", ...options.headers },
  })
}

type Answer = { status: number; type: string; text: string; headers?: OutgoingHttpHeaders }

/**
 * Writes the whole answer, and closes only when the visitor has stopped sending: a connection that is
 * cut in the middle of an upload shows the browser's error and not ours.
 */
export async function sendAndHearOut(exchange: Exchange, answer: Answer): Promise<true> {
  const { request, response, common } = exchange
  const bytes = Buffer.from(answer.text)
  response.writeHead(answer.status, {
    'cache-control': 'no-store',
    ...common,
    ...answer.headers,
    ...(request.complete ? {} : { connection: 'close' }),
    'content-type': `${answer.type}; charset=utf-8`,
    'content-length': bytes.length,
  })
  response.write(bytes)
  await hearOut(request)
  response.end()
  return true
}
