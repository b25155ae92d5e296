import type { PayloadRequest } from 'payload'

type Relation = string | { id: string; name?: string | null } | null | undefined

/** The name of a colleague behind a relation, loaded or not. */
export async function nameOfUser(req: PayloadRequest, user: Relation): Promise<string | undefined> {
  if (!user) return undefined
  if (typeof user === 'object' && user.name) return user.name
  const found = await req.payload.findByID({
    collection: 'users',
    id: typeof user === 'object' ? user.id : user,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: true,
  })
  return found?.name ?? undefined
}

/** The parts that are not empty, joined by a middle dot; `undefined` where all are. */
export const joinWords = (...parts: (string | number | null | undefined)[]): string | undefined =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ') ||
  undefined

type Written<Name extends string> = { [Key in Name]?: string | number | null }

/** Pairs of what was and what is, of the fields that are no longer the same. */
export function changedFields<Name extends string>(
  before: Written<Name>,
  now: Written<Name>,
  fields: readonly Name[],
): [string | undefined, string | undefined][] {
  return fields
    .filter((field) => (before[field] ?? null) !== (now[field] ?? null))
    .map((field) => [joinWords(before[field]), joinWords(now[field])])
}
