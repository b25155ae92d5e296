/**
 * Who wrote a version: kept with it by every save, read by nobody but the list of versions. An id and no
 * relation: whoever is deleted leaves nothing of their name behind.
 */
import type { BasePayload, CollectionSlug, GlobalSlug, PayloadRequest, TextField } from 'payload'
import { say } from '../../platform/i18n/say.ts'
import { fieldOf } from '../../platform/objects.ts'
import { listWords } from './list-words.ts'

/** What saves without a person: schedules, healing, the demo. */
const studio = 'studio'

export const savedByField: TextField = {
  name: 'savedBy',
  type: 'text',
  label: say('كاتب النسخة', 'Written by'),
  hidden: true,
}

type Values = Record<string, unknown>
type Save = { data: Values; req: PayloadRequest }

/** A hook of collections and globals alike. */
export const noteWriter = ({ data, req }: Save): Values => ({
  ...data,
  savedBy: req.user?.id ?? studio,
})

type Place = { collection?: CollectionSlug | undefined; global?: GlobalSlug | undefined }

/** The writer of each version that the person may read, in words; none where it was not noted. */
export async function writersOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { collection, global }: Place,
  ids: readonly string[],
  language: 'ar' | 'en',
): Promise<Map<string, string>> {
  const asked = {
    where: { id: { in: [...ids] } },
    limit: ids.length,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
  } as const
  const findVersions = async (): Promise<{ id: string; version: object }[]> => {
    if (collection) return (await payload.findVersions({ ...asked, collection })).docs
    return global ? (await payload.findGlobalVersions({ ...asked, slug: global })).docs : []
  }
  const rows = (await findVersions()).map(({ id, version }) => {
    const by = fieldOf(version, 'savedBy')
    return { id, by: typeof by === 'string' ? by : '' }
  })
  const names = await namesOf(
    payload,
    rows.map(({ by }) => by),
  )
  const sayOf = (by: string) => {
    if (by === studio) return listWords.studio[language]
    return names.get(by) ?? listWords.former[language]
  }
  return new Map(rows.flatMap(({ id, by }) => (by ? [[id, sayOf(by)]] : [])))
}

async function namesOf(payload: BasePayload, ids: readonly string[]) {
  const people = [...new Set(ids)].filter((id) => id && id !== studio)
  if (people.length === 0) return new Map<string, string>()
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: people } },
    limit: people.length,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    select: { name: true },
  })
  return new Map(docs.map(({ id, name }) => [String(id), name ?? '']))
}
