/** A log-in as the door's form sends it, and what the studio answers. */
import type { Need } from '../../second-factor/at-sign-in.ts'

export type Credentials = {
  email: string
  password: string
  newPassword?: string
  code?: string
  offer?: string
}
export type FieldName = Exclude<keyof Credentials, 'offer'>

export type Outcome =
  | { state: 'in'; recoveryCodes?: string[] }
  | { state: 'more'; need: Need; message: string }
  | { state: 'refused'; status: number; message?: string; path?: string }

type Refusal = {
  message?: string
  data?: (Need | { needs?: undefined }) & { errors?: { path?: string; message?: string }[] }
}

/** Never throws. */
export async function signIn(credentials: Credentials): Promise<Outcome> {
  try {
    const answer = await fetch('/api/users/login', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    const body = await answer.json()
    if (answer.ok) return { state: 'in', ...codesIn(body) }
    return refusedBy(answer.status, body.errors?.[0] ?? {})
  } catch {
    return { state: 'refused', status: 0 }
  }
}

const codesIn = ({ recoveryCodes }: { recoveryCodes?: string[] }) =>
  recoveryCodes ? { recoveryCodes } : {}

function refusedBy(status: number, { message, data }: Refusal): Outcome {
  if (data?.needs) return { state: 'more', need: data, message: message ?? '' }
  const [first] = data?.errors ?? []
  const said = first?.message ?? message
  return {
    state: 'refused',
    status,
    ...(said ? { message: said } : {}),
    ...(first?.path ? { path: first.path } : {}),
  }
}
