/** Hands one message to the site, and says how that went. Retries carry the same key. */
import type { FieldErrors, FieldName, FormName } from '@wajiha/contract/form-checks'
import type { FormProblem } from './form-answer.ts'

/** Everything of a message but its file; survives being stored. */
export type Message = {
  form: FormName
  formKey: string
  idempotencyKey: string
  locale: 'ar' | 'en'
  /** Path and query of the page. */
  pageUrl: string
  values: Partial<Record<FieldName, string>>
  /** The field no person fills. */
  trap?: Record<string, string>
  /** The visits recorded on this device. */
  touches: unknown[]
}

export type Delivery =
  | { kind: 'accepted'; id: string; reference: string }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'refused'; problem: FormProblem }
  /** Nobody answered: it may or may not have arrived. */
  | { kind: 'unheard' }

const patience = { text: 20_000, file: 300_000 }
/** Waits between attempts, milliseconds: long enough for a server that restarts. */
const pauses = [1_000, 3_000]

/** @param token of the time the form was first touched; see `token.ts`. */
export async function deliver(
  message: Message,
  token: string | undefined,
  file?: File,
): Promise<Delivery> {
  let last = await attempt(message, token, file)
  for (const pause of pauses) {
    const isPassing = last.kind === 'unheard' || isUnavailable(last)
    if (!isPassing || navigator.onLine === false) break
    await new Promise((resolve) => setTimeout(resolve, pause))
    last = await attempt(message, token, file)
  }
  return last
}

const isUnavailable = (delivery: Delivery) =>
  delivery.kind === 'refused' && delivery.problem === 'unavailable'

async function attempt(
  { form, values, trap, ...envelope }: Message,
  token: string | undefined,
  file: File | undefined,
): Promise<Delivery> {
  const fields = { ...trap, ...values, ...envelope, ...(token ? { renderedAt: token } : {}) }
  try {
    const answer = await fetch(`/api/forms/${form}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-language': envelope.locale,
        ...(file ? {} : { 'content-type': 'application/json' }),
      },
      body: file ? multipart(fields, file) : JSON.stringify(fields),
      signal: AbortSignal.timeout(file ? patience.file : patience.text),
    })
    return readAnswer(answer.status, await answer.json().catch(() => undefined))
  } catch {
    return { kind: 'unheard' }
  }
}

function multipart(fields: Record<string, unknown>, file: File): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    body.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  body.append('cv', file)
  return body
}

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
