/**
 * Asks the studio for one answer and checks it at the door. Whatever comes back, the result is one
 * of five kinds and nothing throws: garbage, silence and floods are all just `failed`.
 */
import {
  type Answer,
  answerSchema,
  type EndpointName,
  endpoints,
  heardHeader,
  limits,
} from '@wajiha/contract'
import { reasonOf } from '../log.ts'
import { fetchFromStudio } from '../plumbing/fetch-from-studio.ts'
import { parseJson } from '../plumbing/read-text.ts'
import type { ContentRequest } from './answer-key.ts'
import type { Blame } from './breakers.ts'

export type StudioResult =
  | {
      kind: 'ok'
      answer: Answer<EndpointName>
      etag: string | undefined
      tags: string[]
      /** Of its text, in characters. */
      size: number
    }
  | { kind: 'unchanged' }
  | { kind: 'missing'; isGone: boolean }
  /** `blame` is whose fault it is; nothing where the studio did answer, only not what was expected. */
  | { kind: 'failed'; blame?: Blame | undefined; reason: string }

export type StudioClient = {
  ask: (request: ContentRequest, options?: AskOptions) => Promise<StudioResult>
}

type AskOptions = { etag?: string | undefined; timeoutMs?: number; signal?: AbortSignal }

/** Which change was heard of last; nothing before any. */
export type Heard = () => number | undefined

/**
 * @param apiBase ends with a slash.
 * @param heard is told with each read: whoever answers it has to know of that change.
 */
export function createStudioClient(apiBase: string, heard: Heard = () => undefined): StudioClient {
  return {
    async ask(request, options = {}) {
      try {
        return await readResponse(request, await send({ apiBase, heard }, request, options))
      } catch (error) {
        return failed(reasonOf(error), isNobodyThere(error) ? 'studio' : 'question')
      }
    },
  }
}

type Studio = { apiBase: string; heard: Heard }

function send(
  { apiBase, heard }: Studio,
  request: ContentRequest,
  options: AskOptions,
): Promise<Response> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? limits.readTimeoutMs)
  const isRead = request.name !== 'changes'
  const asked = { route: endpoints[request.name].path, isOwn: isRead }
  const change = isRead ? heard() : undefined
  return fetchFromStudio(asked, apiBase + request.path, {
    headers: {
      accept: 'application/json',
      // The studio is near: packing would cost its process, which also saves, more than the way does.
      'accept-encoding': 'identity',
      'content-language': request.locale,
      ...(change === undefined ? {} : { [heardHeader]: String(change) }),
      ...(options.etag ? { 'if-none-match': options.etag } : {}),
    },
    redirect: 'manual',
    signal: options.signal ? AbortSignal.any([timeout, options.signal]) : timeout,
  })
}

async function readResponse(request: ContentRequest, response: Response): Promise<StudioResult> {
  if (response.status === 304) return { kind: 'unchanged' }
  if (response.status === 404 || response.status === 410) return missingOrStranger(response)
  if (response.status !== 200) {
    await response.body?.cancel()
    return failed(`status ${response.status}`, response.status >= 500 ? 'question' : undefined)
  }
  const text = await readText(response)
  if (text === undefined) return failed(`more than ${limits.answerBytes} bytes`)
  return check(request, response, text)
}

/** Only a problem document says that something is missing; a stranger's 404 says nothing. */
async function missingOrStranger(response: Response): Promise<StudioResult> {
  const isProblem = response.headers.get('content-type')?.includes('problem+json')
  await response.body?.cancel()
  return isProblem
    ? { kind: 'missing', isGone: response.status === 410 }
    : failed(`status ${response.status}, not a problem document`)
}

function check(request: ContentRequest, response: Response, text: string): StudioResult {
  const body = parseJson(text)
  if (body === undefined) return failed('not JSON')
  const checked = answerSchema(endpoints[request.name].data).safeParse(body)
  if (!checked.success) {
    const issue = checked.error.issues[0]
    return failed(`unexpected shape at ${issue?.path.join('.') || 'the top'}: ${issue?.message}`)
  }
  return {
    kind: 'ok',
    answer: checked.data as Answer<EndpointName>,
    etag: response.headers.get('etag') ?? undefined,
    size: text.length,
    tags: (response.headers.get('cache-tag') ?? '').split(/,\s*/).filter(Boolean),
  }
}

async function readText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > limits.answerBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The connection itself could not be made; anything later is about one question. */
function isNobodyThere(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
  return /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(code ?? '')
}

function failed(reason: string, blame?: Blame): StudioResult {
  return { kind: 'failed', blame, reason }
}
