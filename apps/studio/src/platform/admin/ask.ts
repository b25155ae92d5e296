/** The office's REST for the desk's buttons: same origin, the person's own session. */
import { fieldOf, membersOf } from '../objects.ts'

export type Answer<Value> = { ok: true; value: Value } | { ok: false; message?: string }

/** Never throws; a refusal brings the words that the server chose for this person. */
export async function callStudio<Value = unknown>(
  path: string,
  method = 'GET',
  body?: object,
): Promise<Answer<Value>> {
  try {
    const answer = await fetch(`/api/${path}`, {
      method,
      credentials: 'same-origin',
      headers: body ? { 'content-type': 'application/json' } : {},
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const value: unknown = await answer.json().catch(() => undefined)
    return answer.ok ? { ok: true, value: value as Value } : { ok: false, ...wordsOf(value) }
  } catch {
    return { ok: false }
  }
}

/** @param value a refusal of Payload's: `{ errors: [{ message, data: { errors: [{ message }] } }] }`. */
function wordsOf(value: unknown): { message?: string } {
  const [first] = membersOf(fieldOf(value, 'errors'))
  const [detail] = membersOf(fieldOf(fieldOf(first, 'data'), 'errors'))
  const message = fieldOf(detail, 'message') ?? fieldOf(first, 'message')
  return typeof message === 'string' && message ? { message } : {}
}
