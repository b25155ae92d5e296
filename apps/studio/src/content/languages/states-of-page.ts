/** How each document of a list stands in both languages: one statement for all of them. */
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@wajiha/arabic'
import type { CollectionSlug, Payload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { hasStale } from './marks.ts'

export type Standing = 'published' | 'changed' | 'draft' | 'missing'
export type LanguageStates = Record<Locale, Standing> & { isStale: boolean }

type Row = {
  id: string
  locale: Locale
  live: string | null
  newest: string | null
  named: boolean
  stale: boolean
}

/** @param ids of a page of a list, which its reader may see. */
export async function statesOf(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<Map<string, LanguageStates>> {
  const { rows } = await poolOf(payload).execute<Row>(statement(payload, collection, ids))
  const states = new Map<string, LanguageStates>()
  for (const row of rows) {
    const found: LanguageStates = states.get(row.id) ?? {
      ar: 'missing',
      en: 'missing',
      isStale: row.stale,
    }
    found[row.locale] = standingOf(row)
    states.set(row.id, found)
  }
  for (const found of states.values()) if (found.en === 'missing') found.isStale = false
  return states
}

function standingOf({ live, newest, named }: Row): Standing {
  if (live === 'published') return newest === 'draft' ? 'changed' : 'published'
  return named ? 'draft' : 'missing'
}

function statement(payload: Payload, collection: CollectionSlug, ids: readonly string[]) {
  const table = collection.replaceAll('-', '_')
  const name = (text: string) => sql.identifier(text)
  const title = titleOf(payload, collection)
  return sql`
    select d.id::text as id, k.locale, live._status::text as live,
      newest.version__status::text as newest,
      ${title ? sql`coalesce(newest.${name(`version_${title}`)}, '') <> ''` : sql`newest.id is not null`} as named,
      ${hasStale} as stale
    from ${name(table)} d
    cross join (values ('ar'), ('en')) as k (locale)
    left join ${name(`${table}_locales`)} live
      on live._parent_id = d.id and live._locale::text = k.locale
    left join ${name(`_${table}_v`)} v on v.parent_id = d.id and v.latest
    left join ${name(`_${table}_v_locales`)} newest
      on newest._parent_id = v.id and newest._locale::text = k.locale
    left join translations m on m.owner = ${`${collection} `} || d.id
    where d.id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
}

/** The column of a title that each language has of its own. */
function titleOf(payload: Payload, collection: CollectionSlug): string | undefined {
  const { admin, flattenedFields } = payload.collections[collection].config
  const field = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  return field && 'localized' in field && field.localized ? field.name : undefined
}

type Batch = { ids: Set<string>; states: Promise<Map<string, LanguageStates>> }
const waiting = new Map<CollectionSlug, Batch>()

/** For a cell: all that are drawn in one breath are asked for together. */
export async function stateOf(
  payload: Payload,
  collection: CollectionSlug,
  id: string,
): Promise<LanguageStates | undefined> {
  let batch = waiting.get(collection)
  if (!batch) {
    const ids = new Set<string>()
    const states = new Promise((drawn) => setImmediate(drawn)).then(() => {
      waiting.delete(collection)
      return statesOf(payload, collection, [...ids])
    })
    batch = { ids, states }
    waiting.set(collection, batch)
  }
  batch.ids.add(id)
  return (await batch.states).get(id)
}
