/** What owners do with a key: make it, which shows it once, and revoke it. */
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { noteAct } from '../audit/note-act.ts'
import { statementsOf } from '../platform/database/statements.ts'
import { inTransaction } from '../platform/database/transactions.ts'
import type { Said } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import { beginningOf, hashOfKey, newKey } from './key-text.ts'
import { keyWords } from './words.ts'

type Found = { id: string; name: string; revokedAt?: string | null }

/** To whoever may not read it, it is not there. */
const withOne =
  (work: (req: PayloadRequest, found: Found) => Promise<Response>): PayloadHandler =>
  async (req) => {
    const id = String(req.routeParams?.id ?? '')
    const options = { id, depth: 0, req, overrideAccess: false, disableErrors: true } as const
    const found = await req.payload
      .findByID({ collection: 'api-keys', ...options })
      .catch(() => null)
    return found ? inTransaction(req, () => work(req, found)) : new Response(null, { status: 404 })
  }

/** `{ key }`: the only answer that ever holds it. 409 for one that was made before or is revoked. */
const makeKey = withOne(async (req, { id, name, revokedAt }) => {
  if (revokedAt) return refuse(req, keyWords.alreadyRevoked)
  const key = newKey()
  const statements = await statementsOf(req)
  const { rows } = await statements.execute(sql`
    update api_keys set hash = ${hashOfKey(key)}, beginning = ${beginningOf(key)}, updated_at = now()
    where id = ${id} and hash is null and revoked_at is null returning id`)
  if (rows.length === 0) return refuse(req, keyWords.alreadyMade)
  await note(req, id, `make ${name}`)
  return Response.json({ key }, { status: 201, headers: { 'Cache-Control': 'private, no-store' } })
})

/** From the next request on; revoked twice, it is revoked. */
const revokeKey = withOne(async (req, { id, name }) => {
  const statements = await statementsOf(req)
  const { rows } = await statements.execute(sql`
    update api_keys set revoked_at = now(), updated_at = now()
    where id = ${id} and revoked_at is null returning id`)
  if (rows.length > 0) await note(req, id, `revoke ${name}`)
  return Response.json({ id })
})

const note = (req: PayloadRequest, id: string, detail: string) =>
  noteAct(req, { act: 'api-key', subject: 'api-keys', id, detail })

const refuse = (req: PayloadRequest, words: Said) =>
  Response.json({ errors: [{ message: sayTo(req, words) }] }, { status: 409 })

export const keyEndpoints: Endpoint[] = [
  { path: '/:id/key', method: 'post', handler: makeKey },
  { path: '/:id/revoke', method: 'post', handler: revokeKey },
]
