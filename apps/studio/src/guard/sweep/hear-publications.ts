/** After a publication the pages of what was published are looked at, and those that waited for it. */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { documentOfTag } from '../../platform/tags.ts'
import { type Owners, readOwners } from '../findings/owners.ts'
import type { PageFindingKind } from '../kinds.ts'
import { doubtAll } from '../links/stands.ts'
import { moveState, readState } from '../state.ts'
import { queuePages } from './queue.ts'

/** Until the site has heard of it and made its pages anew. */
const afterSeconds = 4
const mostWaiting = 200
const mostChanges = 500

type Change = { id: string; tags: string[] }

/** What a publication of these may mend on pages of others. */
const mends: Record<string, readonly PageFindingKind[]> = {
  redirects: ['dead-link', 'dead-page', 'dead-alternate'],
  media: ['missing-alt'],
  general: ['no-description'],
}

export async function hearPublications(payload: BasePayload): Promise<void> {
  const last = await readState(payload, 'changes')
  // What was published before anybody looked is found by the night.
  if (last === undefined) return void (await moveState(payload, 'changes', await newest(payload)))
  const changes = await changesAfter(payload, last)
  const heard = changes.at(-1)?.id
  if (heard === undefined || !(await moveState(payload, 'changes', heard))) return
  const tags = new Set(changes.flatMap((one) => one.tags))
  doubtAll()
  const paths = [...(await ownPages(payload, tags)), ...(await waitingPages(payload, tags))]
  await queuePages(payload, [...new Set(paths)], afterSeconds)
}

async function newest(payload: BasePayload): Promise<string> {
  const { rows } = await poolOf(payload).execute<{ id: string }>(
    sql`select coalesce(max(id), 0)::text as id from changes`,
  )
  return rows[0]?.id ?? '0'
}

async function changesAfter(payload: BasePayload, last: string): Promise<Change[]> {
  const { rows } = await poolOf(payload).execute<Change>(sql`
    select id::text, tags from changes where changes.id > ${last}::bigint
    order by changes.id limit ${mostChanges}`)
  return rows
}

/** Its pages as they stand, and those that it had when it was last looked at. */
async function ownPages(payload: BasePayload, tags: ReadonlySet<string>): Promise<string[]> {
  const names = [...tags].flatMap(ownersOfTag)
  const owners = await readOwners(payload)
  const { rows } = await poolOf(payload).execute<{ path: string }>(sql`
    select distinct path from guard_findings
    where owner in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`)
  return [...rows.map(({ path }) => path), ...standing(owners, names)]
}

const standing = (owners: Owners, names: readonly string[]) =>
  names.flatMap((name) => owners.pathsOf(name))

function ownersOfTag(tag: string): string[] {
  const document = documentOfTag(tag)
  if (document) return [`${document.collection} ${document.id}`]
  return /^[a-z-]+$/.test(tag) ? [`global page-${tag}`] : []
}

/** Pages of others whose faults the publication may have mended. */
async function waitingPages(payload: BasePayload, tags: ReadonlySet<string>): Promise<string[]> {
  const kinds = Object.entries(mends).flatMap(([tag, some]) => (tags.has(tag) ? some : []))
  if (kinds.length === 0) return []
  const { rows } = await poolOf(payload).execute<{ path: string }>(sql`
    select distinct path from guard_findings
    where kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))
    limit ${mostWaiting}`)
  return rows.map(({ path }) => path)
}
