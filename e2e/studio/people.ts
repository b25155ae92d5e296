/** People of the studio without a browser: each signs in, and asks as the admin's pages would. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Person = Awaited<ReturnType<typeof enter>>
type Credentials = { email: string; password: string; newPassword?: string; code?: string }

/** What an administrator hands over, and its owner changes on the first day. */
export const firstPassword = 'كلمةٌ أولى من يد المدير'
export const password = 'قافلةٌ من الهيل والزعفران'

/** Signs in and gives what the person can ask for. Without credentials: a stranger. */
export async function enter(studioUrl: string, credentials?: Credentials) {
  const cookie = credentials ? await signIn(studioUrl, credentials) : ''
  const headers = { cookie, origin: studioUrl, 'sec-fetch-site': 'same-origin' }
  return {
    cookie,
    /** The API as the admin uses it. */
    ask: (path: string, method = 'GET', body?: object) =>
      fetch(`${studioUrl}/api/${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        redirect: 'manual',
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    /** A call of a server function, by the action of the page's layout. */
    call: (name: string, args: object, language: 'ar' | 'en' = 'ar') =>
      fetch(`${studioUrl}/admin`, {
        method: 'POST',
        headers: {
          ...headers,
          cookie: `${cookie}; payload-lng=${language}`,
          accept: 'text/x-component',
          'content-type': 'text/plain;charset=UTF-8',
          'next-action': actionId(),
        },
        body: JSON.stringify([{ name, args }]),
      }),
  }
}

async function signIn(studioUrl: string, credentials: Credentials): Promise<string> {
  const answer = await fetch(`${studioUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';')
  if (!answer.ok || !cookie) throw new Error(`Nobody came in: ${await answer.text()}`)
  return cookie
}

/** The administrator of a first start, past their first day: the printed password opens the door once. */
export async function settleIn(
  studioUrl: string,
  printed: { email: string; password: string },
): Promise<{ email: string; password: string }> {
  await signIn(studioUrl, { ...printed, newPassword: password })
  return { email: printed.email, password }
}

/** Makes somebody of a role, under a name that no other test uses, who has a password of their own by now. */
export async function engage(
  studioUrl: string,
  admin: Person,
  role: string,
): Promise<Credentials & { id: string }> {
  const { email, id } = await hire(admin, role)
  await signIn(studioUrl, { email, password: firstPassword, newPassword: password })
  return { email, password, id }
}

/** The same on their first day. */
export async function hire(admin: Person, role: string): Promise<{ email: string; id: string }> {
  const email = `${role}-${crypto.randomUUID()}@wajiha.example`
  const answer = await admin.ask('users', 'POST', {
    email,
    password: firstPassword,
    name: role,
    role,
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { doc } = (await answer.json()) as { doc: { id: string } }
  return { email, id: doc.id }
}

/** How the built studio's pages name the one call they have. */
function actionId(): string {
  const manifest = 'apps/studio/.next/server/server-reference-manifest.json'
  const { node } = JSON.parse(readFileSync(join(import.meta.dirname, '../..', manifest), 'utf8'))
  const actions = Object.entries(node as Record<string, { filename?: string }>)
  const [id] = actions.find(([, { filename }]) => filename?.endsWith('(studio)/layout.tsx')) ?? []
  if (!id) throw new Error('The studio is not built, or its layout has no server function.')
  return id
}
