/** Hands one message to the site, and says how that went. Retries carry the same key. */
import type { Worth } from '@wajiha/contract'
import type { FieldErrors, FormName } from '@wajiha/contract/form-checks'
import type { FormProblem } from '../content/form-answer.ts'
import type { NamedFile } from './chosen-files.ts'
import type { Challenge } from './prove.ts'
import type { Values } from './read-form-element.ts'

/** Everything of a message but its files; survives being stored. */
export type Message = {
  form: FormName
  formKey: string
  idempotencyKey: string
  locale: 'ar' | 'en'
  /** Path and query of the page. */
  pageUrl: string
  values: Values
  /** The field no person fills. */
  trap?: Record<string, string>
  /** The visits recorded on this device. */
  touches: unknown[]
  /** Where its draft is kept, if not by its form's key. Stays on the device. */
  draftKey?: string
  /** What the tag manager is told of it. Stays on the device. */
  worth?: Worth | undefined
}

export type Delivery =
  | { kind: 'accepted'; id: string; reference: string }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'refused'; problem: FormProblem }
  /** Nobody answered: it may or may not have arrived. */
  | { kind: 'unheard' }

const patienceMs = 20_000
/** Waits between attempts, milliseconds: long enough for a server that restarts. */
const pauses = [1_000, 3_000]

/**
 * @param token of the time the form was first touched; see `token.ts`.
 * @param onProgress hears which part of the files has left, from 0 to 1.
 */
export async function deliver(
  message: Message,
  token: string | undefined,
  files: readonly NamedFile[] = [],
  onProgress?: (part: number) => void,
): Promise<Delivery> {
  const once = () => attempt({ message, token, files, onProgress })
  let last = await once()
  for (const pause of pauses) {
    const isPassing = last.kind === 'unheard' || isUnavailable(last)
    if (!isPassing || navigator.onLine === false) break
    await new Promise((resolve) => setTimeout(resolve, pause))
    last = await once()
  }
  return last
}

const isUnavailable = (delivery: Delivery) =>
  delivery.kind === 'refused' && delivery.problem === 'unavailable'

type Attempt = {
  message: Message
  token: string | undefined
  files: readonly NamedFile[]
  onProgress: ((part: number) => void) | undefined
  /** The answer to a reckoning; empty where this browser cannot do it. */
  proof?: string
}

async function attempt(asked: Attempt): Promise<Delivery> {
  const { token, files, onProgress, proof } = asked
  const { form, values, trap, draftKey: _, worth: __, ...envelope } = asked.message
  const reckoning = proof === undefined ? { canProve: '1' } : { proof }
  const fields = { ...trap, ...values, ...envelope, renderedAt: token, ...reckoning }
  const path = `/api/forms/${form}`
  const headers = { accept: 'application/json', 'content-language': envelope.locale }
  try {
    const answer = files.length
      ? await (await import('./send-file.ts')).sendFiles({
          path,
          headers,
          fields,
          files,
          onProgress,
        })
      : await fetch(path, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(fields),
          signal: AbortSignal.timeout(patienceMs),
        })
    const body = await answer.json().catch(() => undefined)
    if (body?.challenge && proof === undefined)
      return attempt({ ...asked, proof: await reckon(body.challenge) })
    return readAnswer(answer.status, body)
  } catch {
    return { kind: 'unheard' }
  }
}

/** Few messages are ever asked, so the way to do it comes only then. */
const reckon = (challenge: Challenge) =>
  import('./prove.ts').then(
    ({ prove }) => prove(challenge),
    () => '',
  )

type Body = { id?: string; reference?: string; code?: string; fields?: FieldErrors } | undefined

function readAnswer(status: number, body: Body): Delivery {
  if (status === 202 && body?.reference)
    return { kind: 'accepted', id: body.id ?? '', reference: body.reference }
  if (body?.fields && Object.keys(body.fields).length > 0)
    return { kind: 'invalid', errors: body.fields }
  return { kind: 'refused', problem: problems[body?.code ?? ''] ?? 'failed' }
}

const problems: Record<string, FormProblem> = {
  bad_request: 'bad_request',
  forbidden: 'forbidden',
  too_large: 'too_large',
  too_many_requests: 'too_many_requests',
  unavailable: 'unavailable',
}
